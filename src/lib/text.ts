/**
 * Typed or pasted text as the database can keep it: trimmed, and without what it refuses, which is
 * NUL and half an emoji, as a field's limit may leave it.
 */
export const storableText = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .trim();
