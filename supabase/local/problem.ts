/** Something the person at the keyboard can act on: shown as one Portuguese line, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
