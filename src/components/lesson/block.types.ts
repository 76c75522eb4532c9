import type { Block } from '@/content/lesson.types';

/** The props of the renderer of one block type: the block itself. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;
