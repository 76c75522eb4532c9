import { hasGap } from '../domains/general.ts';
import type { Subject } from '../subject.ts';
import { fold } from '../text.ts';
import { type CopyParts, copyParts, join } from './copy-parts.ts';
import type { Hook } from './hooks.ts';
import { isScene, MAX_FACTS } from './own-sentences.ts';
import type { Draft } from './types.ts';

/** Three to six sentences, as under a post or in an ad. */
export function draftShortCopies(subject: Subject): Draft[] {
  return [0, 1, 2].flatMap((turn) => {
    const parts = copyParts(subject, turn);
    return parts.hooks.flatMap((hook) =>
      (parts.facts.length > 0 ? [2, MAX_FACTS] : [0]).map((count) => ({
        angulo: hook.angulo,
        texto: join(linesOf(parts, hook, count)),
        // The seller's facts are what the buyer decides on.
        closeness: Math.min(count, parts.facts.length) * 3,
      })),
    );
  });
}

/** What the opening already says is not said again. */
function linesOf(
  { facts, bridge, detail, audience, named, safety, call }: CopyParts,
  { text, says }: Hook,
  count: number,
) {
  const own = facts.filter((fact) => fold(fact) !== fold(text) && !isScene(fact)).slice(0, count);
  const leadsOn = says === 'dor' || says === 'cena' || says === 'publico';
  const gain = leadsOn ? bridge : says === 'ganho' && own.length === 0 ? detail : '';
  // One gap after another reads like a form: those who open with one get no second public.
  const isPublic = says !== 'publico' && !(leadsOn && hasGap(audience));
  return [text, ...own, gain, isPublic ? (gain ? audience : named) : '', safety, call];
}
