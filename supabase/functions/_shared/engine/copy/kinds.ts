export const COPY_KINDS = [
  'titulo',
  'copy-curta',
  'copy-longa',
  'promessa',
  'Headline de Landing',
  'cta',
] as const;

export type CopyKind = (typeof COPY_KINDS)[number];

/** With the article, to fit in a sentence. */
export const KIND_LABELS: Record<CopyKind, string> = {
  titulo: 'um título',
  'copy-curta': 'uma copy curta',
  'copy-longa': 'uma copy longa',
  promessa: 'uma promessa',
  'Headline de Landing': 'uma headline de landing page',
  cta: 'um CTA',
};

/** Words: from where to where it is right, and where it is surely wrong. */
export const LENGTHS: Record<
  CopyKind,
  { tooShort: number; from: number; to: number; tooLong: number }
> = {
  titulo: { tooShort: 2, from: 5, to: 16, tooLong: 28 },
  'Headline de Landing': { tooShort: 3, from: 7, to: 22, tooLong: 38 },
  promessa: { tooShort: 4, from: 9, to: 30, tooLong: 55 },
  'copy-curta': { tooShort: 8, from: 25, to: 90, tooLong: 150 },
  'copy-longa': { tooShort: 40, from: 120, to: 800, tooLong: 1600 },
  cta: { tooShort: 1, from: 3, to: 10, tooLong: 18 },
};
