import { evaluateCopy } from '../score.ts';
import type { CopyKind } from '../kinds.ts';
import { readSubject } from '../subject.ts';
import { fold } from '../text.ts';
import { draftCalls } from './calls.ts';
import { draftHeadlines } from './headlines.ts';
import { draftLongCopies } from './long-copies.ts';
import { draftModels } from './models.ts';
import { draftShortCopies } from './short-copies.ts';
import type { Draft } from './types.ts';

export interface Variation extends Draft {
  score: number;
}

const DRAFTERS: Record<CopyKind, (subject: ReturnType<typeof readSubject>) => Draft[]> = {
  titulo: draftHeadlines,
  'Headline de Landing': draftHeadlines,
  promessa: draftHeadlines,
  'copy-curta': draftShortCopies,
  'copy-longa': draftLongCopies,
  cta: draftCalls,
};

const MAX_VARIATIONS = 5;

/**
 * Writes the text again from different sides, judges every draft by the same rules as the
 * original, and keeps the best one of each side that beats it.
 */
export function suggestVariations(raw: string, kind: CopyKind, originalScore: number): Variation[] {
  const subject = readSubject(raw);
  const knowsSubject =
    Boolean(subject.action ?? subject.product ?? subject.topic) || subject.hasDomain;
  const drafts = knowsSubject || kind === 'cta' ? DRAFTERS[kind](subject) : draftModels(kind);
  const scored = drafts
    .filter(({ texto }) => fold(texto) !== fold(raw.trim()))
    .map((draft) => ({ ...draft, score: evaluateCopy(draft.texto, kind).score }))
    .sort((a, b) => b.score - a.score);
  const better = bestPerAngle(scored.filter(({ score }) => score > originalScore));
  if (better.length >= 3) return better.slice(0, MAX_VARIATIONS);
  // Nothing left to beat: show other sides that are as good, rather than a forced improvement.
  return bestPerAngle(scored.filter(({ score }) => score >= originalScore - 2)).slice(0, 3);
}

/** `drafts` come best first. */
function bestPerAngle(drafts: Variation[]): Variation[] {
  const seen = new Set<string>();
  return drafts.filter(({ angulo, texto }) => {
    if (seen.has(angulo) || seen.has(fold(texto))) return false;
    seen.add(angulo).add(fold(texto));
    return true;
  });
}
