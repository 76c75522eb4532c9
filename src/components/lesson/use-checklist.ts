import { useState } from 'react';
import type { Lesson } from '@/content/lesson.types';

export type ChecklistItem = { key: string; label: string; isTicked: boolean };

/** The ticks of a lesson, kept for as long as the page is open. */
export function useChecklist(labels: Lesson['checklist']) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const items: ChecklistItem[] = Object.entries(labels).map(([key, label]) => ({
    key,
    label,
    isTicked: ticked.has(key),
  }));
  const done = items.filter((item) => item.isTicked).length;

  const toggle = (key: string) =>
    setTicked((current) => {
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });

  return { items, done, total: items.length, isComplete: done === items.length, toggle };
}

export type Checklist = ReturnType<typeof useChecklist>;
