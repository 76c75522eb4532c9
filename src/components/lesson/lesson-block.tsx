import type { ComponentType } from 'react';
import type { Block } from '@/content/lesson.types';
import type { BlockOf } from './block.types';
import { CalloutBlock } from './blocks/callout-block';
import { CardsBlock } from './blocks/cards-block';
import { ComparisonBlock } from './blocks/comparison-block';
import { ExampleBlock } from './blocks/example-block';
import { ListBlock } from './blocks/list-block';
import { MetricsBlock } from './blocks/metrics-block';
import { PhrasesBlock } from './blocks/phrases-block';
import { PresetsBlock } from './blocks/presets-block';
import { ProductTypesBlock } from './blocks/product-types-block';
import { PromptsBlock } from './blocks/prompts-block';
import { RulesBlock } from './blocks/rules-block';
import { ScriptBlock } from './blocks/script-block';
import { StepsBlock } from './blocks/steps-block';
import { TableBlock } from './blocks/table-block';
import { TextBlock } from './blocks/text-block';
import { TimelineBlock } from './blocks/timeline-block';

/** A block type without a renderer does not compile. */
const renderers: { [Type in Block['type']]: ComponentType<BlockOf<Type>> } = {
  text: TextBlock,
  list: ListBlock,
  cards: CardsBlock,
  steps: StepsBlock,
  prompts: PromptsBlock,
  script: ScriptBlock,
  phrases: PhrasesBlock,
  presets: PresetsBlock,
  'product-types': ProductTypesBlock,
  comparison: ComparisonBlock,
  table: TableBlock,
  timeline: TimelineBlock,
  metrics: MetricsBlock,
  rules: RulesBlock,
  example: ExampleBlock,
  callout: CalloutBlock,
};

export function LessonBlock({ block }: { block: Block }) {
  // The record above pairs each type with its renderer; TypeScript cannot follow the pair through
  // an index, so it is told once, here.
  const Renderer = renderers[block.type] as ComponentType<Block>;
  return <Renderer {...block} />;
}
