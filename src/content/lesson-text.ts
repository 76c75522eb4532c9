import type { Block, Lesson } from './lesson.types';

/** Every string of a lesson with the place where it stands; an empty list counts as empty text. */
export function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const children = Object.entries(value);
  if (children.length === 0) return [{ path, text: '' }];
  return children.flatMap(([key, child]) => textsOf(child, path ? `${path}.${key}` : key));
}

/** All texts of a lesson in one string. */
export function proseOf(lesson: Lesson): string {
  return textsOf(lesson)
    .map(({ text }) => text)
    .join('\n');
}

export function blocksOf<T extends Block['type']>(lesson: Lesson, type: T) {
  return lesson.sections
    .flatMap((section) => section.blocks)
    .filter((block): block is Extract<Block, { type: T }> => block.type === type);
}

/** A complete prompt carries these headings, each on a line of its own. */
export const PROMPT_PARTS = ['PAPEL', 'CONTEXTO', 'TAREFA', 'FORMATO', 'RESTRIÇÕES'];

export function missingPromptParts(prompt: string): string[] {
  return PROMPT_PARTS.filter((part) => !new RegExp(`^${part}$`, 'm').test(prompt));
}
