import { evaluateCopy } from '../score.ts';
import type { CopyKind } from '../kinds.ts';
import { repeatsItself } from '../phrases.ts';
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
  const isLine = kind !== 'copy-curta' && kind !== 'copy-longa';
  const ranked = drafts
    .filter(({ texto }) => fold(texto) !== fold(raw.trim()))
    .map(({ angulo, texto, closeness = 0 }) => {
      const score = evaluateCopy(texto, kind).score;
      return {
        angulo,
        texto,
        score,
        rank: score + closeness - (isLine && repeatsItself(texto) ? 25 : 0),
      };
    })
    .sort((a, b) => b.rank - a.rank);
  const better = bestPerAngle(ranked.filter(({ score }) => score > originalScore));
  if (better.length >= 3) return better.slice(0, MAX_VARIATIONS);
  // Nothing left to beat: show other sides that are as good, rather than a forced improvement.
  return bestPerAngle(ranked.filter(({ score }) => score >= originalScore - 2)).slice(0, 3);
}

/** `drafts` come best first. */
function bestPerAngle(drafts: Variation[]): Variation[] {
  const seen = new Set<string>();
  return drafts.flatMap(({ angulo, texto, score }) => {
    if (seen.has(angulo) || seen.has(fold(texto))) return [];
    seen.add(angulo).add(fold(texto));
    return [{ angulo, texto, score }];
  });
}
