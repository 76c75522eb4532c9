import { PROOF } from './lexicon/signals.ts';
import { type CopyText, fold } from './text.ts';
import { verbOf } from './verbs.ts';

const COUNT = String.raw`(\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|poucos|poucas)`;

const UNIT =
  '(minutos?|horas?|dias?|semanas?|mes|meses|anos?|noites?|tardes?|sabados?|domingos?|fim de semana|final de semana|passos?|etapas?|encontros?|aulas?)';

const TIME_SLOT = new RegExp(
  `\\b(em|por)( ate| so| apenas| menos de)? (${COUNT} (?!mil\\b)[a-z]{3,}|uma? ${UNIT})( por (dia|semana|mes))?\\b|\\bainda (este|esse|neste|nesse|no) (mes|ano|semestre)\\b|\\bainda (esta|nesta) (semana|tarde|noite)\\b|\\b(por|ao|a cada|toda|todo) (dia|semana|mes|sabado|domingo)\\b`,
);
const QUALIFIER_SLOT =
  /\b(sem [a-z]|mesmo (que|sem|se|com|comecando|partindo|nunca|trabalhando|morando|tendo|quem) )[^.,;:!?\n—–|]{3,60}/;
const AUDIENCE_SLOT =
  /\b(?:para|pra) ((?:quem|voce que) [^.,;:!?\n—–|]{3,60}|(?:as |os )?(?:mulher|mae|pai|homem|homen|jove|adulto|idoso|crianca|iniciante|casai|familia|autonom|tutor|noiva|gestante|profissiona|empresa|loja|negocio|pequenos negocio|pequenas empresa|clinica|restaurante|escola|igreja|equipe|time|criador|aluno|estudante|concurseir|dono|dona|empreendedor|freelancer|academias|consultorios|escritorios|estudios|saloes|pousadas|condominios|hoteis|\w+arias|\w+eir[ao]s|\w+ores|\w+oras|\w+istas|\w+antes|\w+entes|\w+ologos|\w+ogas|\w+ados|\w+adas|\w+icos|\w+icas)[a-z]*[^.,;:!?\n—–|]{0,50})/;
const GUARANTEE_SLOT =
  /\b(ou (devolvemos|devolvo) [^.,;:!?\n—–|]{3,50}|(\d+|sete|quinze|trinta) dias (de garantia|para (pedir o dinheiro de volta|testar|devolver|desistir))|garantia de \d+ dias)/;

// '-ores', '-antes' and the like also end words that are no people.
const NOT_PEOPLE =
  /^(para|pra) (as |os )?(valores|fatores|setores|melhores|maiores|anteriores|cores|flores|dores|dentes|ambientes|presentes|clientes|resultados|antes|mercados|dados|redes)\b/;

function findSlot(text: CopyText, pattern: RegExp): { quote: string; start: number } | null {
  const match = pattern.exec(text.folded);
  return match
    ? { quote: text.plain.slice(match.index, match.index + match[0].length), start: match.index }
    : null;
}

export const findTime = (text: CopyText) =>
  findSlot(text, TIME_SLOT)?.quote.toLocaleLowerCase('pt-BR') ?? null;

export const findGuarantee = (text: CopyText) =>
  findSlot(text, GUARANTEE_SLOT)?.quote.toLocaleLowerCase('pt-BR') ?? null;

export function findQualifier(text: CopyText): string | null {
  const slot = findSlot(text, QUALIFIER_SLOT);
  if (!slot || PROOF.test(fold(slot.quote))) return null;
  return cutAtBoundary(slot.quote, 1);
}

const HELPED_SLOT =
  /\bajud\w+ (?:as |os )?((?!voce|te |a |o |quem )[a-z][^.,;:!?\n—–|]{2,40}?) a [a-z]+[aei]r\b/;

export function findAudience(text: CopyText): string | null {
  const helped = HELPED_SLOT.exec(text.folded);
  if (helped?.[1]) {
    const start = helped.index + helped[0].indexOf(helped[1]);
    return lower(text.plain.slice(start, start + helped[1].length));
  }
  const slot = findSlot(text, AUDIENCE_SLOT);
  if (!slot || NOT_PEOPLE.test(fold(slot.quote))) return null;
  return cutAtBoundary(slot.quote.replace(/^(para|pra)\s+((as|os)\s+)?/i, ''), 1);
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
  return kept.length >= 1 && kept.length <= 11 ? lower(kept.join(' ')) : null;
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);

const DANGLING = new Set(
  'e ou de do da dos das em no na para pra com por sem que o a os as um uma ao mais muito se'.split(
    ' ',
  ),
);
const ALWAYS = new Set(
  'mesmo usando porque enquanto ja hoje agora garantido garantida atraves atraves: ainda gratis antes depois | - — –'.split(
    ' ',
  ),
);

function isBoundary(words: string[], index: number): boolean {
  const word = fold(words[index] ?? '');
  const next = words[index + 1] ?? '';
  if (ALWAYS.has(word)) return true;
  if (word === 'sem' || word === 'para' || word === 'pra') return true;
  if (word === 'em' || word === 'por') {
    const ahead = fold(words.slice(index + 1, index + 4).join(' '));
    const startsTime = new RegExp(
      `^(${COUNT}\\b|uma? ${UNIT}\\b|ate\\b|so\\b|apenas\\b|menos de|r\\$)`,
    );
    return startsTime.test(ahead) || (word === 'por' && /^(semana|dia|mes)\b/.test(ahead));
  }
  if (word === 'toda' || word === 'todo' || word === 'cada')
    return /^(semana|dia|mes)/.test(fold(next));
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
