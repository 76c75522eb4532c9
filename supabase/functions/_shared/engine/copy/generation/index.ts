import { domainOf } from '../domains/index.ts';
import { GENERAL } from '../domains/general.ts';
import { repeatsItself } from '../phrases.ts';
import { evaluateCopy } from '../score.ts';
import { readSubject, type Subject } from '../subject.ts';
import { fold } from '../text.ts';
import { audienceFrom } from './audience.ts';
import { FORMATS, type Order, readOrder } from './formats.ts';

export interface GenerationRequest {
  produto: string;
  publico: string;
  gerar: string;
}

export interface GeneratedCopy {
  titulo: string;
  texto: string;
}

const MIN_RESULTS = 5;

/** Below this our own rules would send the text back. */
const GOOD_ENOUGH = 60;

/** Writes what was asked for about a product, and keeps what the rules find good. */
export function generateCopies(request: GenerationRequest): GeneratedCopy[] {
  const subject = subjectOf(request);
  const orders = readOrder(fold(request.gerar));
  const results = orders.flatMap((order) => fill(order, subject));
  const missing = MIN_RESULTS - results.length;
  const spare = missing > 0 ? fill({ format: FORMATS.headline, count: MIN_RESULTS }, subject) : [];
  const known = new Set(results.map(({ texto }) => texto));
  return [
    ...results,
    ...spare.filter(({ texto }) => !known.has(texto)).slice(0, Math.max(0, missing)),
  ];
}

function subjectOf({ produto, publico }: GenerationRequest): Subject {
  const subject = readSubject(produto);
  const domain = domainOf(fold(`${produto} ${produto} ${publico}`));
  const words = produto.trim().split(/\s+/);
  const isNamed = subject.product ?? subject.topic ?? subject.action;
  return {
    ...subject,
    topic: isNamed || words.length > 6 ? subject.topic : produto.trim(),
    audience: audienceFrom(publico) ?? subject.audience,
    domain: domain ?? GENERAL,
    hasDomain: domain !== null,
    // What describes the product is not copy yet: the facts in it are, whole sentences only.
    soundSentences: subject.soundSentences.filter(
      (text) => /[.!?]$/.test(text) && text.split(/\s+/).length >= 5,
    ),
  };
}

function fill({ format, count }: Order, subject: Subject): GeneratedCopy[] {
  const isLine = !['copy-curta', 'copy-longa'].includes(format.kind);
  const ranked = format
    .draft(subject)
    .map(({ angulo, texto, closeness = 0 }) => {
      const { score } = evaluateCopy(texto, format.kind);
      return {
        angulo,
        texto,
        score,
        rank: score + closeness - (isLine && repeatsItself(texto) ? 25 : 0),
      };
    })
    .sort((a, b) => b.rank - a.rank);
  const good = ranked.filter(({ score }) => score >= GOOD_ENOUGH);
  return variedFirst(good.length >= count ? good : ranked)
    .slice(0, count)
    .map(({ angulo, texto }) => ({
      titulo: `${format.label}: ${angulo.charAt(0).toLowerCase()}${angulo.slice(1)}`,
      texto,
    }));
}

/** The best of each angle, then the second of each; never the same text twice. */
function variedFirst<T extends { angulo: string; texto: string }>(drafts: T[]): T[] {
  const seenTexts = new Set<string>();
  const perAngle = new Map<string, number>();
  return drafts
    .filter(({ texto }) => !seenTexts.has(fold(texto)) && seenTexts.add(fold(texto)))
    .map((draft) => {
      const turn = perAngle.get(draft.angulo) ?? 0;
      perAngle.set(draft.angulo, turn + 1);
      return { draft, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ draft }) => draft);
}
