import type { CopyKind } from './kinds.ts';
import { withFigures, withoutExamples } from './domains/general.ts';
import { repeatsItself } from './phrases.ts';
import { evaluateCopy } from './score.ts';
import { fold, splitSentences } from './text.ts';
import type { Draft } from './variations/types.ts';

export type Ranked = {
  score: number;
  rank: number;
} & Draft;

const REPEATED_ROOT = 20;
const REPEATED_ANGLE = 1_000;
const REPEATED_CLAUSES = 90;
const GAP = 5;

/** Judges drafts by the rules that judge everything else. */
export function rankDrafts(drafts: Draft[], kind: CopyKind): Ranked[] {
  const distinct = [
    ...new Map(
      [...drafts].reverse().map((draft) => [withoutExamples(draft.texto), draft]),
    ).values(),
  ];
  return distinct.map((draft) => {
    const { score } = evaluateCopy(withFigures(draft.texto), kind);
    const lines = splitSentences(draft.texto).filter((line) => repeatsItself(line)).length;
    const clumsy = Math.min(2, lines) * REPEATED_ROOT;
    const gaps = draft.texto.split('[').length - 1;
    return { ...draft, score, rank: score + (draft.closeness ?? 0) - clumsy - gaps * GAP };
  });
}

/** The best drafts that do not say the same thing: each choice lowers those that resemble it. */
export function pickVaried(drafts: Ranked[], count: number): Ranked[] {
  const left = drafts.map((draft) => ({ draft, clauses: clausesOf(draft.texto) }));
  const chosen: typeof left = [];
  const used = new Set<string>();
  while (chosen.length < count && left.length > 0) {
    const worth = ({ draft, clauses }: (typeof left)[number]) => {
      const repeated =
        clauses.filter((clause) => used.has(clause)).length / Math.max(1, clauses.length);
      const sameAngle = chosen.some((other) => other.draft.angulo === draft.angulo)
        ? REPEATED_ANGLE
        : 0;
      return draft.rank - sameAngle - REPEATED_CLAUSES * repeated;
    };
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    if (best.clauses.length > 0 && best.clauses.every((clause) => used.has(clause))) continue;
    chosen.push(best);
    for (const clause of best.clauses) used.add(clause);
  }
  return chosen.map(({ draft }) => draft);
}

const clausesOf = (text: string) =>
  fold(text)
    .split(/[.,:;?\n]+/)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 8);
