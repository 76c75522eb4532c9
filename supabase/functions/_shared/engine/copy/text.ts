/** A text taken apart once, so that every rule reads the same words. */
export type CopyText = {
  /** What was typed, without HTML tags, in one Unicode form. */
  plain: string;
  /** `plain` in lower case without accents, letter for letter: a match there can be quoted here. */
  folded: string;
  sentences: string[];
  words: string[];
  hasHtml: boolean;
};

const TAG = /<(script|style)\b[^]{0,5000}?<\/\1\s*>|<\/?[a-z][^<>]{0,500}>|<!--[^]{0,2000}?-->/gi;
/** What stands in a block of its own is a line of its own. */
const BLOCK =
  /<\/?(?:h[1-6]|p|div|li|ul|ol|br|section|article|header|footer|td|tr|button)\b[^<>]{0,500}>/gi;
const WORD = /\p{L}+(?:[-'’]\p{L}+)*/gu;
const URL = /\b(?:https?:\/\/|www\.)\S+/g;
const ENTITIES: Record<string, string> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

export function readText(raw: string): CopyText {
  const composed = raw.normalize('NFC');
  const withoutTags = composed.replace(BLOCK, '\n').replace(TAG, ' ');
  const plain = withoutTags
    .replace(/&(?:nbsp|amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
  return {
    plain,
    folded: fold(plain),
    sentences: splitSentences(plain),
    words: splitWords(plain.replace(URL, ' ')),
    hasHtml: withoutTags !== composed,
  };
}

/** Lower case without accents; every UTF-16 unit keeps its place. */
export function fold(text: string): string {
  return text
    .replace(/\P{ASCII}/gu, (letter) =>
      letter.length > 1 ? letter : letter.normalize('NFD').charAt(0),
    )
    .toLowerCase();
}

const splitWords = (text: string): string[] => text.match(WORD) ?? [];

export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])["”’)]*\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export type Match = {
  quote: string;
  index: number;
};

/** Every match of a pattern written for folded text, quoted as it was typed, up to any gap. */
export function findAll(text: CopyText, pattern: RegExp): Match[] {
  const global = new RegExp(pattern.source, pattern.flags.replace('g', '') + 'g');
  return [...text.folded.matchAll(global)].flatMap((match) => {
    const end = match.index + match[0].length;
    const found = text.plain.slice(match.index, end).replace(/\|.*/s, '');
    const isCut = /\p{L}$/u.test(found) && /^\p{L}/u.test(text.plain.slice(end));
    const quote = endWell(isCut ? found.replace(/\s+\S*$/, '') : found);
    return quote ? [{ quote, index: match.index }] : [];
  });
}

const DANGLING =
  /\s+(?:que|a|o|as|os|e|ou|de|do|da|dos|das|em|no|na|nos|nas|com|sem|por|para|pra|pelo|pela|um|uma|ao|aos|às|à|se|seu|sua|seus|suas|esse|essa|r\$)$/i;

const EDGE_MARKS = /^[\s"“”'(),.;:!?…+–—-]+|[\s"“”'(,.;:…+–—-]+$/g;

/** A quote does not end on a word that waits for the next one, nor on a mark that is no part of it. */
export function endWell(quote: string): string {
  if (!/[\p{L}\p{N}]/u.test(quote)) return quote.trim();
  let ended = quote.replace(EDGE_MARKS, '');
  if (!ended.includes('(')) ended = ended.replace(/\)+$/, '');
  while (DANGLING.test(ended)) ended = ended.replace(DANGLING, '').replace(EDGE_MARKS, '');
  return ended;
}

/** The first words, to point at a text in which something is missing. */
export function openingWords(text: CopyText, count = 8): string {
  const first = text.sentences[0] ?? text.plain;
  const words = first.split(/\s+/);
  if (words.length <= count) return first.slice(0, 90);
  return `${words
    .slice(0, count)
    .join(' ')
    .slice(0, 90)
    .replace(/[,;:]$/, '')}…`;
}

export const capitalize = (text: string) =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{L})/u,
    (_, lead: string, letter: string) => lead + letter.toLocaleUpperCase('pt-BR'),
  );

const BRAND =
  /^(Excel|Canva|Instagram|Facebook|Google|Notion|Python|Shopee|Photoshop|Pix|Word|Java)(?!\p{L})/u;

export const lowerFirst = (text: string) =>
  // 'Festa Pronta' is a name, 'MEI' an acronym, 'AgendaPet' a brand.
  /^\p{Lu}(\p{Lu}|\S* \p{Lu}|\p{Ll}+\p{Lu})/u.test(text) || BRAND.test(text)
    ? text
    : text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);
