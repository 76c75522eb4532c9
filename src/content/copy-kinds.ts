/** Kinds of text for the analysis, as the function takes them, with their labels. */
export const copyKinds = [
  { value: 'titulo', label: 'Título' },
  { value: 'copy-curta', label: 'Copy curta' },
  { value: 'copy-longa', label: 'Copy longa' },
  { value: 'promessa', label: 'Promessa' },
  { value: 'Headline de Landing', label: 'Headline de Landing Page' },
  { value: 'cta', label: 'CTA' },
] as const;
