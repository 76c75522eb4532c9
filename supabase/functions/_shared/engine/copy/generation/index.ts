import { isShort } from '../criteria/types.ts';
import { hasClaim, hasVice } from '../clean.ts';
import { pickVaried, rankDrafts } from '../ranking.ts';
import { fieldOf } from '../field.ts';
import { readSubject, type Subject } from '../subject.ts';
import { isOrder } from '../topic.ts';
import { fold, lowerFirst } from '../text.ts';
import { draftModels } from '../variations/models.ts';
import { audienceFrom } from './audience.ts';
import { FORMATS, type Order, readOrder } from './formats.ts';

export type GenerationRequest = {
  produto: string;
  publico: string;
  gerar: string;
};

export type GeneratedCopy = {
  titulo: string;
  texto: string;
};

const MIN_RESULTS = 5;

/** Below this our own rules would send the text back. */
const GOOD_ENOUGH = 60;

/** Writes what was asked for about a product, and keeps what the rules find good. */
export function generateCopies(request: GenerationRequest): GeneratedCopy[] {
  const subject = subjectOf(request);
  const results: GeneratedCopy[] = [];
  const add = (order: Order) => {
    const known = new Set(results.map(({ texto }) => texto));
    results.push(...fill(order, subject, known));
  };
  for (const order of readOrder(fold(request.gerar))) add(order);
  if (results.length < MIN_RESULTS) {
    add({ format: FORMATS.headline, count: MIN_RESULTS - results.length });
  }
  return [...results, ...modelsFor(results)];
}

/** Where nothing can be said in the product's name, or only what no platform takes: models. */
function modelsFor({ length }: GeneratedCopy[]): GeneratedCopy[] {
  return rankDrafts(draftModels('titulo'), 'titulo')
    .concat(rankDrafts(draftModels('copy-curta'), 'copy-curta'))
    .slice(0, Math.max(0, MIN_RESULTS - length))
    .map(({ angulo, texto }) => ({ titulo: angulo, texto }));
}

function subjectOf({ produto, publico }: GenerationRequest): Subject {
  const subject = readSubject(isOrder(produto) ? '' : produto);
  const words = produto.trim().split(/\s+/);
  const isNamed = subject.product ?? subject.topic ?? subject.action;
  const isName = !isNamed && words.length <= 6 && !hasVice(produto) && !isOrder(produto);
  const topic = isName ? produto.trim() : subject.topic;
  const field = fieldOf(fold(produto), { ...subject, topic });
  const wholeSentences = subject.soundSentences.filter(
    (text) => /[.!?]$/.test(text) && text.split(/\s+/).length >= 5,
  );
  // In a field of which we know nothing, the seller's few words are all there is to say.
  const described = subject.soundSentences;
  return {
    ...subject,
    topic,
    audience: audienceFrom(publico) ?? subject.audience,
    ...field,
    // What describes the product is not copy yet: the facts in it are, whole sentences only.
    soundSentences: wholeSentences.length > 0 || field.hasDomain ? wholeSentences : described,
  };
}

function fill({ format, count }: Order, subject: Subject, known: Set<string>): GeneratedCopy[] {
  const ranked = rankDrafts(
    format.draft(subject).filter(({ texto }) => !known.has(texto) && !hasClaim(texto)),
    format.kind,
  );
  const good = ranked.filter(({ score }) => score >= GOOD_ENOUGH);
  const picked = pickVaried(good.length >= count ? good : ranked, count);
  const models =
    isShort(format.kind) && format.kind !== 'cta'
      ? rankDrafts(draftModels('titulo'), format.kind)
      : [];
  return [...picked, ...models.slice(0, Math.max(0, count - picked.length))].map(
    ({ angulo, texto }) => ({
      titulo: `${format.label}: ${lowerFirst(angulo)}`,
      texto,
    }),
  );
}
