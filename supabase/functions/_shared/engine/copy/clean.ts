import { CLAIM_RULES, CLICHES, SUPERLATIVES } from './lexicon/vices.ts';
import { corrected } from './spelling.ts';
import { type CopyText, fold, readText } from './text.ts';

const VICES = [...CLAIM_RULES.map(({ pattern }) => pattern), CLICHES, SUPERLATIVES];

/**
 * Takes out every vice. `filler` is what stands in its place: a space, or a mark where the gap
 * must not be read across.
 */
export function withoutVices(text: CopyText, filler: ' ' | '|' = ' '): CopyText {
  let { folded } = text;
  for (const pattern of VICES) {
    folded = folded.replace(new RegExp(pattern.source, 'g'), (match) =>
      filler.repeat(match.length),
    );
  }
  const plain = [...folded.matchAll(/[^ |]+/g)].reduce(
    (kept, { 0: word, index }) =>
      kept.slice(0, index) +
      text.plain.slice(index, index + word.length) +
      kept.slice(index + word.length),
    folded,
  );
  return readText(plain);
}

export const hasVice = (sentence: string): boolean => {
  const folded = fold(sentence);
  return (
    VICES.some((pattern) => pattern.test(folded)) ||
    /[!?]{2,}|\p{Lu}{4,}\s\p{Lu}{4,}/u.test(sentence)
  );
};

const SHOUTED_WORD = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu;
const LONG_SHOUTED_WORD = /(?<!\p{L})\p{Lu}{6,}(?!\p{L})/gu;
/** Everybody's letters: they name no one. */
export const ACRONYMS = new Set(
  'MEI CNPJ CPF INSS ENEM OAB CRM CRN CRP LGPD SEO PDF CLT FGTS IPTU IPVA SUS USP API CEO DIY EAD ERP URL FAQ IA UX TI RH PJ PF CTB SP RJ MG SaaS MicroSaaS B2B B2C'.split(
    ' ',
  ),
);

/** Makes a text fit to publish: no shouting, no rows of marks, emoji or hashtags, no slips. */
export function calm(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const isShouted = (text.match(SHOUTED_WORD)?.filter((word) => word.length > 2).length ?? 0) >= 3;
  const quiet = capitals > letters * 0.5 ? text.toLocaleLowerCase('pt-BR') : text;
  return corrected(
    quiet
      .replace(/(?<=^|\s)#\p{L}[\p{L}\d_]*/gu, ' ')
      .replace(isShouted ? SHOUTED_WORD : LONG_SHOUTED_WORD, (word) =>
        ACRONYMS.has(word) ? word : word.toLocaleLowerCase('pt-BR'),
      )
      // A picture between two sentences stands for the full stop.
      .replace(/(?<=[\p{L}\d]) ?[\p{Extended_Pictographic}\uFE0F\u200D]+ ?(?=\p{Lu})/gu, '. ')
      .replace(/[\p{Extended_Pictographic}\uFE0F\u200D]/gu, ' ')
      .replace(/([!?.])[!?.]+/g, '$1')
      .replace(/!/g, '.')
      .replace(/\s+([.,;:!?])/g, '$1')
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
  );
}

/** Whether a text promises what ad platforms refuse. */
export const hasClaim = (text: string): boolean => {
  const folded = fold(text);
  return CLAIM_RULES.some(({ pattern }) => pattern.test(folded));
};
