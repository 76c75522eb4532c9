import { type CopyText, fold } from './text.ts';
import { cutAtBoundary } from './slots.ts';
import { isProductHead } from './product.ts';
import {
  gerund,
  imperative,
  isNounBeforeDe,
  looksInfinitive,
  verbInThirdPerson,
  verbOf,
  verbOfThird,
} from './verbs.ts';

// They ask for a click or only introduce the verb that counts.
const NOT_GAINS = new Set(
  'acessar clicar comprar adquirir conferir conhecer aproveitar garantir receber oferecer apresentar ver cadastrar inscrever chamar enviar perguntar assinar agendar baixar entrar comecar ficar parar deixar usar poder querer vir ter ser dar pagar passar levar ir'.split(
    ' ',
  ),
);
const LEADS =
  /^(aprender|comecar|conseguir|ajudar|ensinar|voltar|descobrir|saber|entender|ver|poder|querer|precisar)$/;

/** Nothing that a phrase out of its sentence could refer to. */
const POINTS_BACK =
  /\b(segredos?|truques?|formulas?|el[ae]s?|iss?o|disso|del[ae]s?|nel[ae]s?|outr[oa]s?)\b/;

// Stands for the comma in 'comida, táxi e ajuda', which does not end a clause.
export const LIST_COMMA = '‚';
export const joinLists = (text: string) =>
  text.replace(/(\p{L}+), (?=\p{L}+ e \p{L}+)/gu, `$1${LIST_COMMA} `);

/** The first thing that the text lets a buyer do, from an infinitive on. */
export function findAction(text: CopyText, strength: 'gain' | 'any' = 'any'): string | null {
  const clauses = joinLists(text.plain).split(/[.,;:!?\n—–()|"“”]+/);
  let fallback: string | null = null;
  for (const clause of clauses) {
    const words = clause.trim().split(/\s+/).filter(Boolean);
    for (const [index, word] of words.entries()) {
      const infinitive = infinitiveAt(words, index) ?? promisedAt(words, index);
      if (!infinitive || /-(se|me|lo|la|los|las|o|a)$/.test(word)) continue;
      // 'Corte e costura' is a trade.
      if (/^e$/i.test(words[index + 1] ?? '')) continue;
      if (isTurnedAround(words, index) || isAsked(words, index) || isOthers(words, index)) continue;
      if (LEADS.test(fold(infinitive)) && leadsToVerb(words, index)) continue;
      const goes = /^(viajar|ir|voltar|mudar|sair|preparar|estudar)$/.test(infinitive);
      const after = words.slice(index + 1);
      // 'Que confirma e avisa': the second verb would need to change with the first.
      const second = after.findIndex(
        (next, at) => fold(after[at - 1] ?? '') === 'e' && verbInThirdPerson(next) !== null,
      );
      const isThird = verbOf(word, words[index - 1], 'benefit') === null;
      const said = isThird && second > 0 ? after.slice(0, second - 1) : after;
      const rest = cutAtBoundary(said.join(' '), goes ? 1 : 0);
      if (infinitive === 'perder' && !GOOD_LOSS.test(fold(rest ?? ''))) continue;
      if (LEADS.test(fold(infinitive)) && /^(com|por|d[eao]|em) /.test(rest ?? '')) continue;
      if (!rest && /^(como|quer)$/i.test(words[index - 1] ?? '') && words.length === index + 1)
        return infinitive;
      if (!rest || POINTS_BACK.test(fold(rest)) || SAYS_NOTHING.test(fold(rest))) continue;
      const phrase = `${infinitive} ${rest}`.replaceAll(LIST_COMMA, ',');
      // One does not become several.
      if (/^(virar|ser|ficar)$/.test(fold(infinitive)) && /^\S+s\b/.test(rest)) continue;
      if (NOT_GAINS.has(fold(infinitive)))
        fallback ??= rest.split(' ').length >= leastWords(infinitive) ? phrase : null;
      else return phrase;
    }
  }
  return strength === 'any' ? fallback : null;
}

/** 'Faça seu orçamento' is a step of the purchase, 'aprenda tudo' no subject, 'corte + barba' no verb. */
const SAYS_NOTHING =
  /^((o |a |um |uma |seu |sua )?(orcamento|pedido|cadastro|inscricao|contato|reserva|encomenda|compra)\b|(tudo|nada|que|de|sonhos?|isto|voce|conosco|a gente|noss[ao]s?)\b|[^a-z\d"“[])/;

/** 'ter uma pele' says less than 'parar de procrastinar'. */
const leastWords = (infinitive: string) => (/^(ter|ser|ficar|ver|vir)$/.test(infinitive) ? 3 : 2);

const GOOD_LOSS = /^(o medo|a barriga|a vergonha|a timidez|medo|peso|barriga)/;

/** After 'não', 'sem' or 'antes de' the verb says the opposite of what is on offer, or another thing. */
export function isUndone(words: string[], index: number): boolean {
  const before = words
    .slice(Math.max(0, index - 3), index)
    .map(fold)
    .join(' ');
  return /(^| )((nao|nunca)( se| te| me| precisa| precisar| quer| da para)?|sem( voce| ninguem)?|(antes|depois|em vez|ao inves) de)$/.test(
    before.replace(/(precisa|precisar) de$/, '$1'),
  );
}

/** In 'pare de perder' too. */
function isTurnedAround(words: string[], index: number): boolean {
  const before = fold(words[index - 1] ?? '');
  if (before === 'se' || isUndone(words, index)) return true;
  return (
    before === 'de' &&
    /^(pare|parar|deixe|deixar|chega|cansad[oa]|medo)$/.test(fold(words[index - 2] ?? ''))
  );
}

/** In 'quando o fiel pode dar o dízimo' it is not the reader who does it. */
function isOthers(words: string[], index: number): boolean {
  const [who = '', may = ''] = words.slice(Math.max(0, index - 2), index);
  return (
    /^(pode|podem|consegue|conseguem|vai|vão|quer|querem)$/i.test(may) &&
    !/^(você|vocês|vc|e|que|já|também|quem)$/i.test(who) &&
    !isProductHead(who)
  );
}

/** In 'o que mudar' the verb is the question. */
const isAsked = (words: string[], index: number) =>
  /^o que$/i.test(words.slice(Math.max(0, index - 2), index).join(' ')) &&
  looksInfinitive(words[index] ?? '');

function infinitiveAt(words: string[], index: number): string | null {
  const word = words[index] ?? '';
  const previous = fold(words[index - 1] ?? '');
  const known = verbOf(word, previous, 'benefit');
  if (known) return isNounBeforeDe(word, known, words[index + 1] ?? '') ? null : known;
  if (index === 0) return unknownCommand(word, words[1] ?? '');
  if (previous === 'que' || isProductHead(previous)) return verbInThirdPerson(word);
  if (previous === 'a' && word === 'partir') return null;
  const introduces = /^(como|quer|voce|a|vai|pode|consegue)$/.test(previous);
  return introduces && looksInfinitive(word) ? word.toLocaleLowerCase('pt-BR') : null;
}

const DEADLINE = /\b(em|nest[ae]s?) (\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|dez)\b/;

/** 'Em 6 semanas você toca': with a deadline it is a promise, without one it may be the problem. */
function promisedAt(words: string[], index: number): string | null {
  if (fold(words[index - 1] ?? '') !== 'voce' || !DEADLINE.test(fold(words.join(' ')))) return null;
  return verbInThirdPerson(words[index] ?? '');
}

/** 'Adestre seu cachorro': a first word in -e before an owner or an article is a command in -ar. */
export function unknownCommand(word: string, next: string): string | null {
  const form = word.toLocaleLowerCase('pt-BR');
  if (!/^(o|os|as|seu|sua|seus|suas|um|uma)$/.test(fold(next)) || !/^\p{L}{4,}e$/u.test(form))
    return null;
  if (verbOf(word, '', 'action') !== null) return null;
  if (
    /^(ignore|desconsidere|hoje|este|esse|onde|sobre|entre|desde|ante|aquele|grande|quase)$/.test(
      form,
    )
  )
    return null;
  return form.replace(/que$/, 'ce').replace(/gue$/, 'ge').replace(/e$/, 'ar');
}

/** 'aprenda a vender', 'descubra como vender': the second verb is the one that counts. */
function leadsToVerb(words: string[], index: number): boolean {
  const link = fold(words[index + 1] ?? '');
  if (looksInfinitive(words[index + 1] ?? '') && verbOf(words[index + 1] ?? '')) return true;
  if (link !== 'a' && link !== 'como') return false;
  return looksInfinitive(words[index + 2] ?? '');
}

/** Whether a line has a verb of its own, outside its 'que…' and 'para…': 'mesmo que' hangs on one. */
export const hasMainVerb = (line: string): boolean =>
  line.split(/[.,;:!?—–]+(?=\s|$)|\n/).some((clause) => {
    const words = clause.trim().split(/\s+/);
    const end = words.findIndex((word) => /^(que|quem|para|pra|sem|com)$/i.test(word));
    const main = end < 0 ? words : words.slice(0, end);
    return main.some(
      (word, index) =>
        infinitiveAt(main, index) !== null ||
        verbOfThird(word, main[index - 1] ?? '', main[index + 1] ?? '') !== null ||
        /^vocês?$/i.test(main[index - 1] ?? ''),
    );
  });

/** Turns 'montar um cardápio e vender' into 'monte um cardápio e venda'. */
export function command(action: string): string {
  const words = action.split(' ');
  return words
    .map((word, index) => {
      const joined = words[index - 1] === 'e' && looksInfinitive(word);
      return index === 0 || joined ? imperative(word) : word;
    })
    .join(' ');
}

/** 'organizar suas contas' → 'organizar minhas contas'; null where more than the owner would change. */
export function inFirstPerson(action: string): string | null {
  if (/(?<!\p{L})(você|vocês|te|lhe|contigo)(?!\p{L})/iu.test(action)) return null;
  const owners: Record<string, string> = { seu: 'meu', sua: 'minha', seus: 'meus', suas: 'minhas' };
  return action.replace(
    /(?<!\p{L})(seus?|suas?)(?!\p{L})/giu,
    (owner) => owners[owner.toLowerCase()] ?? owner,
  );
}

/** 'calcular o preço' → 'calculando o preço' */
export function whileDoing(action: string): string {
  const [verb = '', ...rest] = action.split(' ');
  return [gerund(verb), ...rest].join(' ');
}
