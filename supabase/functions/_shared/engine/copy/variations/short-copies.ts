import { type CopyParts, copyParts, join } from './copy-parts.ts';
import type { Subject } from '../subject.ts';
import type { Draft } from './types.ts';

/** Three to six sentences, as under a post or in an ad. */
export function draftShortCopies(subject: Subject): Draft[] {
  return [0, 1, 2].flatMap((turn) => {
    const parts = copyParts(subject, turn);
    return parts.hooks.flatMap((hook) =>
      [2, 4, 0].map((facts) => ({ angulo: hook.angulo, texto: join(linesOf(parts, hook, facts)) })),
    );
  });
}

/** What the opening already says is not said again. */
function linesOf(
  { facts, bridge, detail, audience, safety, call }: CopyParts,
  hook: CopyParts['hooks'][number],
  count: number,
) {
  const own = facts.slice(0, count);
  return [
    hook.text,
    ...own,
    hook.says === 'ganho' ? (own.length > 0 ? '' : detail) : bridge,
    hook.says === 'publico' ? '' : audience,
    safety,
    call,
  ];
}
