import type { CopyKind } from '../kinds.ts';
import { hasGap } from '../domains/general.ts';
import { pickVaried, type Ranked, rankDrafts } from '../ranking.ts';
import { namesNothing, readSubject, type Subject } from '../subject.ts';
import { isForeign, isOrder } from '../topic.ts';
import { fold, readText } from '../text.ts';
import { draftCalls } from './calls.ts';
import { draftFromOriginal } from './from-original.ts';
import { draftHeadlines } from './headlines.ts';
import { draftLongCopies } from './long-copies.ts';
import { draftModels } from './models.ts';
import { draftShortCopies } from './short-copies.ts';
import { phrasesOf } from '../phrases.ts';
import type { Draft } from './types.ts';

export type Variation = {
  score: number;
} & Draft;

const DRAFTERS: Record<CopyKind, (subject: Subject) => Draft[]> = {
  titulo: draftHeadlines,
  'Headline de Landing': draftHeadlines,
  promessa: draftHeadlines,
  'copy-curta': draftShortCopies,
  'copy-longa': draftLongCopies,
  cta: draftCalls,
};

/** From here on the screen says 'Excelente!': there is no forcing an improvement. */
const EXCELLENT = 80;
const TOLERANCE = 2;

const MIN_VARIATIONS = 3;

/** Pages are long to read: three are enough. */
const mostOf = (kind: CopyKind) => (kind === 'copy-longa' ? 3 : kind === 'cta' ? 4 : 5);

/**
 * Writes the text again from different sides, judges every draft by the same rules as the
 * original, and keeps the best one of each side that beats it. What is excellent already gets other
 * sides that are as good.
 */
export function suggestVariations(raw: string, kind: CopyKind, originalScore: number): Variation[] {
  const subject = readSubject(raw);
  const drafts =
    namesNothing(subject) && kind !== 'cta'
      ? withoutSubject(raw, subject, kind)
      : DRAFTERS[kind](subject);
  const ranked = rankDrafts(
    drafts.filter(({ texto }) => fold(texto) !== fold(raw.trim())),
    kind,
  );
  const isExcellent = originalScore >= EXCELLENT;
  const floor = isExcellent ? originalScore - TOLERANCE : originalScore + 1;
  const from = (least: number, below: number) =>
    ranked.filter(({ score }) => score >= least && score < below);
  const chosen = onePerAngle(pickVaried(from(floor, Infinity), mostOf(kind)));
  if (chosen.length < MIN_VARIATIONS) {
    const models = rankDrafts(draftModels(kind), kind).filter(({ score }) => score >= floor);
    chosen.push(...pickVaried(models, MIN_VARIATIONS - chosen.length));
  }
  // What is good already is best left whole: then the same words from another side will do.
  const unseen = from(floor, Infinity)
    .filter(({ angulo }) => chosen.every((other) => other.angulo !== angulo))
    .sort((a, b) => b.rank - a.rank);
  chosen.push(...onePerAngle(unseen, 0).slice(0, Math.max(0, MIN_VARIATIONS - chosen.length)));
  // Three sides are worth more than one, and each says its own score.
  if (isExcellent) {
    for (const candidates of [from(EXCELLENT, floor), from(0, EXCELLENT)]) {
      chosen.push(...pickVaried(candidates, MIN_VARIATIONS - chosen.length));
    }
  }
  return chosen.map(({ angulo, texto, score }) => ({
    angulo: hasGap(texto) ? `${angulo} (complete os colchetes)` : angulo,
    texto,
    score,
  }));
}

/** What is left to say of a line whose subject we cannot name: itself with what it lacks, and models. */
function withoutSubject(raw: string, subject: Subject, kind: CopyKind): Draft[] {
  const text = readText(raw);
  const isSentence =
    text.words.length >= (text.plain.endsWith('?') ? 4 : 6) &&
    !isForeign(text) &&
    !isOrder(text.plain);
  const own = isSentence ? draftFromOriginal(subject, phrasesOf(subject)) : [];
  return [...own, ...draftModels(kind)];
}

/** Drops what repeats an angle, unless too little is left without it. */
function onePerAngle(drafts: Ranked[], spared = MIN_VARIATIONS): Ranked[] {
  const seen = new Set<string>();
  return drafts.filter(
    ({ angulo }, index) => (!seen.has(angulo) && seen.add(angulo)) || index < spared,
  );
}
