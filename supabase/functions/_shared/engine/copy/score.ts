import { actionRule } from './criteria/action.ts';
import { audienceRule } from './criteria/audience.ts';
import { benefitRule } from './criteria/benefit.ts';
import { clarityRule } from './criteria/clarity.ts';
import { credibilityRule } from './criteria/credibility.ts';
import { lengthRule } from './criteria/length.ts';
import { specificityRule } from './criteria/specificity.ts';
import { spellingRule } from './criteria/spelling.ts';
import { clamp01, type Finding, type VirtueRule } from './criteria/types.ts';
import {
  claimsRule,
  clichesRule,
  gapsRule,
  htmlRule,
  languageRule,
  repetitionRule,
  shoutingRule,
  superlativesRule,
} from './criteria/vices.ts';
import { blankGaps, withoutExamples } from './domains/general.ts';
import { guessKind } from './guess-kind.ts';
import type { CopyKind } from './kinds.ts';
import { runOnRule } from './criteria/run-on.ts';
import { withoutVices } from './clean.ts';
import { readText } from './text.ts';

const VIRTUES = {
  tamanho: lengthRule,
  clareza: clarityRule,
  especificidade: specificityRule,
  beneficio: benefitRule,
  publico: audienceRule,
  acao: actionRule,
  credibilidade: credibilityRule,
} satisfies Record<string, VirtueRule>;

type VirtueName = keyof typeof VIRTUES;

const VICES = [
  claimsRule,
  languageRule,
  repetitionRule,
  runOnRule,
  clichesRule,
  superlativesRule,
  shoutingRule,
  spellingRule,
  htmlRule,
  gapsRule,
];

/** What each kind of text is for, in points; every row adds up to 100. */
const WEIGHTS: Record<CopyKind, Record<VirtueName, number>> = {
  titulo: {
    tamanho: 14,
    clareza: 12,
    especificidade: 28,
    beneficio: 26,
    publico: 14,
    acao: 0,
    credibilidade: 6,
  },
  'Headline de Landing': {
    tamanho: 12,
    clareza: 12,
    especificidade: 26,
    beneficio: 28,
    publico: 14,
    acao: 0,
    credibilidade: 8,
  },
  promessa: {
    tamanho: 12,
    clareza: 12,
    especificidade: 28,
    beneficio: 26,
    publico: 12,
    acao: 0,
    credibilidade: 10,
  },
  'copy-curta': {
    tamanho: 12,
    clareza: 12,
    especificidade: 18,
    beneficio: 18,
    publico: 12,
    acao: 16,
    credibilidade: 12,
  },
  'copy-longa': {
    tamanho: 10,
    clareza: 12,
    especificidade: 17,
    beneficio: 17,
    publico: 10,
    acao: 16,
    credibilidade: 18,
  },
  cta: {
    tamanho: 20,
    clareza: 10,
    especificidade: 12,
    beneficio: 20,
    publico: 0,
    acao: 32,
    credibilidade: 6,
  },
};

/** Form alone earns little: a short, clear text that says nothing is still saying nothing. */
const FORM: VirtueName[] = ['tamanho', 'clareza'];

export type Evaluation = {
  kind: CopyKind;
  score: number;
  strengths: Finding[];
  weaknesses: Finding[];
};

export const MAX_FINDINGS = 6;

/** Vices take a share of what was earned: twenty points of penalty cost about a third. */
const VICE_SCALE = 50;

/** Judges a text as a copywriter would: what it has, less what spoils it. Always the same answer. */
export function evaluateCopy(raw: string, requested: CopyKind | null): Evaluation {
  const text = readText(withoutExamples(raw));
  const kind = requested ?? guessKind(text);
  const reading = { text, sound: withoutVices(readText(blankGaps(text.plain)), '|'), kind };
  const virtues = Object.entries(VIRTUES).map(([name, rule]) => ({
    name: name as VirtueName,
    weight: WEIGHTS[kind][name as VirtueName],
    ...rule(reading),
  }));
  const substance = text.words.length < 2 ? 0.1 : 0.2 + 0.8 * substanceOf(virtues);
  const earned = virtues.reduce((sum, { name, weight, value }) => {
    return sum + weight * value * (FORM.includes(name) ? substance : 1);
  }, 0);
  const vices = VICES.flatMap((rule) => rule(reading));
  const lost = vices.reduce((sum, { penalty }) => sum + penalty, 0);
  const ceiling = Math.min(100, ...vices.flatMap(({ ceiling }) => ceiling ?? []));
  const score = Math.round(Math.min(earned * Math.exp(-lost / VICE_SCALE), ceiling));

  const counted = virtues.filter(({ weight }) => weight > 0);
  const byStrength = [...counted].sort((a, b) => b.weight * b.value - a.weight * a.value);
  const byLoss = [...counted].sort((a, b) => b.weight * (1 - b.value) - a.weight * (1 - a.value));
  return {
    kind,
    score,
    strengths: byStrength.flatMap(({ strength }) => strength ?? []).slice(0, MAX_FINDINGS),
    weaknesses: [
      ...[...vices].sort((a, b) => b.penalty - a.penalty).map(({ weakness }) => weakness),
      ...byLoss.flatMap(({ weakness }) => weakness ?? []),
    ].slice(0, MAX_FINDINGS),
  };
}

function substanceOf(virtues: { name: VirtueName; weight: number; value: number }[]): number {
  const content = virtues.filter(({ name, weight }) => !FORM.includes(name) && weight > 0);
  const total = content.reduce((sum, { weight }) => sum + weight, 0);
  const mean = content.reduce((sum, { weight, value }) => sum + weight * value, 0) / total;
  return clamp01(mean / 0.4);
}
