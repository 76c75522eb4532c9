import type { Section } from '@/content/lesson.types';
import { Inline } from './inline';
import { LessonBlock } from './lesson-block';

/** Clear of the sticky bar when an anchor leads here. */
export const ANCHOR = 'scroll-mt-22 xl:scroll-mt-6';

export function LessonSection({ section, number }: { section: Section; number: number }) {
  return (
    <section aria-labelledby={section.id}>
      <p aria-hidden className="font-display font-semibold text-accent-text tabular-nums">
        {String(number).padStart(2, '0')}
      </p>
      <h2 id={section.id} tabIndex={-1} className={`text-2xl font-bold md:text-3xl ${ANCHOR}`}>
        {section.title}
      </h2>
      {section.intro && (
        <p className="mt-3 max-w-prose text-muted md:text-lg">
          <Inline text={section.intro} />
        </p>
      )}
      <div className="mt-6 space-y-8">
        {section.blocks.map((block, index) => (
          // A lesson is constant data: a block never changes its place.
          <LessonBlock key={index} block={block} />
        ))}
      </div>
    </section>
  );
}
