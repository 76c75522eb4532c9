import { CALLED, PROOF } from './lexicon/signals.ts';
import { type CopyText, findAll, fold, lowerFirst } from './text.ts';
import { verbOf } from './verbs.ts';

const COUNT = String.raw`(\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|poucos|poucas)`;

const UNIT =
  '(minutos?|horas?|dias?|semanas?|mes|meses|anos?|noites?|tardes?|sabados?|domingos?|fim de semana|final de semana|passos?|etapas?|encontros?|aulas?)';

const TIME_SLOT = new RegExp(
  `\\b(em|por)( ate| so| apenas| menos de)? (${COUNT} (?!mil\\b)(fi(m|ns) de semana|[a-z]{3,})|uma? ${UNIT})( uteis)?( por (dia|semana|mes))?\\b|\\bainda (este|esse|neste|nesse|no) (mes|ano|semestre)\\b|\\bainda (esta|nesta) (semana|tarde|noite)\\b|\\b(por|ao|a cada|toda|todo) (dia|semana|mes|sabado|domingo)\\b`,
);
const QUALIFIER_SLOT =
  /\b(sem [a-z]|mesmo (que|sem|se|com|nunca|quem|[a-z]+ndo) |(gastando|pagando|investindo) (ate|menos de|so|apenas|no maximo|a partir de) )[^.,;:!?\n—–|]{2,60}/;
const AUDIENCE_SLOT =
  /\b(?:para|pra|a|de) ((?:quem|voce que) [^.,;:!?\n—–|]{3,60})|\b(?:para|pra) ((?:quem|voce que) [^.,;:!?\n—–|]{3,60}|(?:as |os )?(?:mulher|mae|pai|homem|homen|jove|adulto|idoso|crianca|iniciante|casai|familia|autonom|tutor|noiva|gestante|profissiona|empresa|loja|negocio|pequenos negocio|pequenas empresa|clinica|restaurante|escola|igreja|equipe|time|criador|aluno|estudante|concurseir|dono|dona|empreendedor|freelancer|academias|consultorios|escritorios|estudios|saloes|pousadas|condominios|hoteis|\w+arias|\w+eir[ao]s|\w+ores|\w+oras|\w+istas|\w+antes|\w+entes|\w+ologos|\w+ogas|\w+ados|\w+adas|mei\b|\w+icos|\w+icas)[a-z]*[^.,;:!?\n—–|]{0,50})/;
const MAX_QUALIFIER = 8;
const GUARANTEE_SLOT =
  /\b(ou (devolvemos|devolvo) [^.,;:!?\n—–|]{3,50}|(\d+|sete|quinze|trinta) dias (de garantia|para (pedir o dinheiro de volta|testar|devolver|desistir))|garantia de \d+ dias)/;

// '-ores', '-antes' and the like also end words that are no people.
const NOT_PEOPLE =
  /^(para|pra) (as |os )?(valores|fatores|setores|melhores|maiores|anteriores|cores|flores|dores|dentes|ambientes|presentes|clientes|resultados|antes|mercados|dados|redes)\b/;

function findSlot(text: CopyText, pattern: RegExp): { quote: string; start: number } | null {
  const match = pattern.exec(text.folded);
  if (!match) return null;
  const end = match.index + match[0].length;
  const found = text.plain.slice(match.index, end);
  // A pattern has a longest match; a word does not end there.
  const isCut = /\p{L}$/u.test(found) && /^\p{L}/u.test(text.plain.slice(end));
  return { quote: isCut ? found.replace(/\s+\S*$/, '') : found, start: match.index };
}

export const findTime = (text: CopyText) =>
  findSlot(text, TIME_SLOT)?.quote.toLocaleLowerCase('pt-BR') ?? null;

export const findGuarantee = (text: CopyText) =>
  findSlot(text, GUARANTEE_SLOT)?.quote.toLocaleLowerCase('pt-BR') ?? null;

export function findQualifier(text: CopyText): string | null {
  const slot = findSlot(text, QUALIFIER_SLOT);
  if (!slot || PROOF.test(fold(slot.quote))) return null;
  const phrase = cutAtBoundary(slot.quote, 1);
  // Longer, and it is a text without punctuation that runs on.
  return phrase && phrase.split(' ').length <= MAX_QUALIFIER ? phrase : null;
}

const HELPED_SLOT =
  /\b(?:ajud|ensin)(?:o|a|amos|ar) (?:as |os )?((?!voce|te |a |o |quem )[a-z][^.,;:!?\n—–|]{2,40}?) a [a-z]+[aei]r\b/;

/** 'Se você tem de 3 a 15 caminhões' names its readers. */
const OWNER_SLOT =
  /\bse voce ((?:tem|vende|atende|trabalha|mora|cuida|da aula|vive) [^.,;:!?\n—–|]{3,50})/;

export function findAudience(text: CopyText): string | null {
  const helped = HELPED_SLOT.exec(text.folded);
  if (helped?.[1]) {
    const start = helped.index + helped[0].indexOf(helped[1]);
    return lowerFirst(text.plain.slice(start, start + helped[1].length));
  }
  const owner = OWNER_SLOT.exec(text.folded);
  if (owner?.[1]) {
    const start = owner.index + owner[0].indexOf(owner[1]);
    return `quem ${text.plain.slice(start, start + owner[1].length)}`;
  }
  const slot = findSlot(text, AUDIENCE_SLOT);
  if (!slot || NOT_PEOPLE.test(fold(slot.quote))) return null;
  const phrase = cutAtBoundary(slot.quote.replace(/^(para|pra|a|de)\s+((as|os)\s+)?/i, ''), 1);
  return phrase && ofThem(untilCommand(phrase));
}

/** Ends a phrase where another thought begins; null when what is left says nothing. */
export function cutAtBoundary(phrase: string, from: number): string | null {
  const words = phrase.trim().split(/\s+/);
  let end = words.length;
  for (let index = from; index < words.length; index += 1) {
    if (isBoundary(words, index)) {
      end = index;
      break;
    }
  }
  while (end > 0 && DANGLING.has(fold(words[end - 1] ?? ''))) end -= 1;
  const kept = words.slice(0, end);
  return kept.length >= 1 && kept.length <= 11 ? lowerFirst(kept.join(' ')) : null;
}

const DANGLING = new Set(
  'e ou de do da dos das em no na para pra com por sem que o a os as um uma ao mais muito se seu sua seus suas'.split(
    ' ',
  ),
);
const ALWAYS = new Set(
  'mesmo usando gastando pagando investindo porque enquanto ja hoje agora garantido garantida atraves atraves: ainda gratis antes depois | - — –'.split(
    ' ',
  ),
);

/** What a thing may be made without, and is named by. */
export const MADE_WITHOUT =
  /^(gluten|lactose|acucar|ferrao|fermento|alcool|fios?|motor|carne|leite|ovos?|sal|conservantes?|parabenos?|costura)$/;

function isBoundary(words: string[], index: number): boolean {
  const word = fold(words[index] ?? '');
  const next = words[index + 1] ?? '';
  if (word === 'mesmo' && /^(ao|no|do|o)$/.test(fold(words[index - 1] ?? ''))) return false;
  if (ALWAYS.has(word) || /^(entregues?|feit[ao]s?|prepar(o|a)d[ao]s?|pensad[ao]s?)$/.test(word))
    return true;
  // 'Abelhas sem ferrão' is a kind of bee, 'um treino para o seu cachorro gastar energia' one action.
  if (word === 'sem') return !MADE_WITHOUT.test(fold(next));
  if (word === 'para' || word === 'pra')
    return !/^(o |a )?(seu|sua) \S+ [a-z]+[aei]r\b/.test(fold(words.slice(index + 1).join(' ')));
  if (word === 'em' || word === 'por') {
    const ahead = fold(words.slice(index + 1, index + 6).join(' '));
    const startsTime = new RegExp(
      `^((ate|so|apenas|menos de) )?(${COUNT}(?! ?%)(?! mil)\\b|uma? ${UNIT}\\b)`,
    );
    const price = word === 'por' && /^(ate |so |apenas |menos de )*r\$/.test(ahead);
    return price || startsTime.test(ahead) || (word === 'por' && /^(semana|dia|mes)\b/.test(ahead));
  }
  if (word === 'toda' || word === 'todo' || word === 'cada')
    return /^(semana|dia|mes)/.test(fold(next));
  if (
    word === 'com' &&
    /^(trabalha|lida|convive|mexe|sofre|sonha)m?$/.test(fold(words[index - 1] ?? ''))
  )
    return false;
  if (word === 'com')
    return /^(garantia|suporte|a|o|as|os|nosso|nossa|meu|minha|este|esta)$/.test(fold(next));
  if (word === 'e' || word === 'ou')
    return (
      next === 'dê' ||
      verbOf(next) !== null ||
      /^(devolvemos|nunca|nao|tenha|seja)$/.test(fold(next))
    );
  return false;
}

/** 'iniciante aprenda em casa', typed without a stop, names 'iniciante'. */
function untilCommand(phrase: string): string {
  const words = phrase.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /[ae]$/.test(word) &&
      verbOf(word, words[index - 1], 'benefit') !== null &&
      !/^(que|não|já|só|se)$/.test(words[index - 1] ?? '') &&
      words[0] !== 'quem',
  );
  return at < 0 ? phrase : words.slice(0, at).join(' ');
}

/** 'Restaurantes: recebam…' calls its readers; 'Advogado trabalhista: defendemos…' names the seller. */
export function calledGroup(text: CopyText): string | null {
  const called = findAll(text, CALLED)[0];
  if (!called) return null;
  const after = text.plain.slice(called.index + called.quote.length).replace(/^[\s,:]+/, '');
  const [first = ''] = after.split(/\s+/);
  return verbOf(first) !== null || /^(você|seu|sua|pare)\b/i.test(after) ? called.quote : null;
}

/** In 'clínicas que confirma consultas' it is the software that confirms. */
const ofThem = (phrase: string) =>
  /^\S+s (\S+ )*?que (?!não|nao|já|só|se|ainda|nunca|sempre)\S*[^ms\s] /i.test(phrase)
    ? phrase.replace(/ que .*$/, '')
    : phrase;
