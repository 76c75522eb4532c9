import { pickVaried, type Ranked, rankDrafts } from '../ranking.ts';
import type { CopyKind } from '../kinds.ts';
import { isForeign, readSubject, type Subject } from '../subject.ts';
import { fold, readText } from '../text.ts';
import { draftCalls } from './calls.ts';
import { draftHeadlines } from './headlines.ts';
import { draftLongCopies } from './long-copies.ts';
import { draftModels } from './models.ts';
import { draftShortCopies } from './short-copies.ts';
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
const MAX_VARIATIONS = 5;

/**
 * Writes the text again from different sides, judges every draft by the same rules as the
 * original, and keeps the best one of each side that beats it. What is excellent already gets other
 * sides that are as good.
 */
export function suggestVariations(raw: string, kind: CopyKind, originalScore: number): Variation[] {
  const subject = readSubject(raw);
  const knowsSubject =
    subject.hasDomain ||
    subject.soundSentences.length > 1 ||
    Boolean(subject.action ?? subject.topic) ||
    // 'Curso' alone says nothing.
    Boolean(subject.product?.name.includes(' '));
  const drafts =
    knowsSubject || kind === 'cta' ? DRAFTERS[kind](subject) : withoutSubject(raw, subject, kind);
  const ranked = rankDrafts(
    drafts.filter(({ texto }) => fold(texto) !== fold(raw.trim())),
    kind,
  );
  const isExcellent = originalScore >= EXCELLENT;
  const floor = isExcellent ? originalScore - TOLERANCE : originalScore + 1;
  const isGoodEnough = ({ score }: Ranked) => score >= floor;
  const chosen = onePerAngle(pickVaried(ranked.filter(isGoodEnough), MAX_VARIATIONS));
  if (isExcellent && chosen.length < MIN_VARIATIONS) {
    // Three sides are worth more than one, and each says its own score.
    const rest = ranked.filter((draft) => !isGoodEnough(draft));
    chosen.push(...pickVaried(rest, MIN_VARIATIONS - chosen.length));
  }
  return chosen
    .map(({ angulo, texto, score }) => ({ angulo, texto, score }))
    .sort((a, b) => b.score - a.score);
}

/** What is left to say of a line whose subject we cannot name: itself with what it lacks, and models. */
function withoutSubject(raw: string, subject: Subject, kind: CopyKind): Draft[] {
  const text = readText(raw);
  const isSentence =
    text.words.length >= 4 &&
    !isForeign(text) &&
    !/^(ignore|desconsidere|esqueca)\b/.test(text.folded);
  const own = isSentence
    ? DRAFTERS[kind](subject).filter(({ angulo }) => /seu texto/i.test(angulo))
    : [];
  return [...own, ...draftModels(kind)];
}

/** Drops what repeats an angle, unless too little is left without it. */
function onePerAngle(drafts: Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return drafts.filter(
    ({ angulo }, index) => (!seen.has(angulo) && seen.add(angulo)) || index < MIN_VARIATIONS,
  );
}
