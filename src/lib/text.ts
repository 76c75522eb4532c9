/** Typed or pasted text as the database can keep it: trimmed, and without the NUL that it refuses. */
export const storableText = (text: string) => text.replaceAll('\0', '').trim();
