import { phrasesOf, pick, sentence } from '../phrases.ts';
import type { Subject } from '../subject.ts';
import { fold } from '../text.ts';
import { command, hasMainVerb } from '../verb-phrase.ts';
import { type CopyParts, copyParts, join } from './copy-parts.ts';
import type { Hook } from './hooks.ts';
import type { Draft } from './types.ts';

const MAX_OWN_PARAGRAPHS = 12;
const LONG_PAGE = 3_000;
const PAGE_WORDS = 40;

/** A page: opening, the scene, the seller's own words, the way, who it is for, one call. */
export function draftLongCopies(subject: Subject): Draft[] {
  // A page of its own length leaves little to vary, and each draft is read as a whole.
  const starts = subject.soundText.length > LONG_PAGE ? [0] : [0, 1, 2];
  return starts.flatMap((start) =>
    copyParts(subject, start).hooks.flatMap(({ angulo }, index) => {
      const turn = start + index;
      const parts = copyParts(subject, turn);
      const hook = parts.hooks[index];
      if (!hook) return [];
      const rewritten = {
        angulo,
        texto: paragraphsOf(subject, parts, hook, turn).filter(Boolean).join('\n\n'),
      };
      // A page that is good already only needs another door; a line or two is no page.
      if (subject.soundText.split(/\s+/).length < PAGE_WORDS) return [rewritten];
      const reopened = {
        angulo: `${angulo}, com o seu texto`,
        texto: [sentence(hook.text), ...ownParagraphs(subject, [hook.text])].join('\n\n'),
      };
      return [rewritten, reopened];
    }),
  );
}

function paragraphsOf(
  subject: Subject,
  { bridge, audience, named, safety, call }: CopyParts,
  hook: Hook,
  turn: number,
): string[] {
  return [
    sentence(hook.text),
    sceneOf(subject, turn),
    join([hook.says === 'ganho' ? '' : bridge]),
    ...ownParagraphs(subject, [hook.text, call, bareName(subject)]),
    stepsOf(subject, turn),
    join([hook.says === 'publico' ? '' : hook.says === 'ganho' || !bridge ? named : audience]),
    join([safety]),
    sentence(call),
  ];
}

function sceneOf(subject: Subject, turn: number): string {
  if (!subject.hasDomain)
    return 'Você conhece a cena: [o dia ruim do seu cliente, com hora, lugar e o que ele pensa].';
  const { pains } = phrasesOf(subject);
  return join([
    `Você conhece a cena: ${pick(pains, turn + 1)}, ou ${pick(pains, turn + 2)}`,
    subject.teaches
      ? 'Não é falta de vontade, é falta de um caminho curto'
      : 'Dá para evitar isso antes de pagar',
  ]);
}

function stepsOf(subject: Subject, turn: number): string {
  if (!subject.hasDomain)
    return 'Funciona assim. Primeiro, [o que a pessoa faz]. Depois, [o que você entrega]. Por fim, [o que ela passa a ter].';
  const { firstSteps } = phrasesOf(subject);
  const [first, second, third] = [0, 1, 2].map((index) => command(pick(firstSteps, turn + index)));
  return join([
    subject.teaches ? 'Você não precisa fazer tudo de uma vez' : 'Comprar bem leva três passos',
    `Primeiro, ${first}`,
    `Depois, ${second}`,
    `Por fim, ${third}`,
  ]);
}

/** A page that is but the name of the product has said it in every other line. */
const bareName = ({ soundText, soundSentences }: Subject) =>
  soundSentences.length === 1 && !/\d/.test(soundText) && !hasMainVerb(soundText) ? soundText : '';

/** In the seller's order, without what stands elsewhere in the page. */
function ownParagraphs({ soundText }: Subject, saidElsewhere: string[]): string[] {
  const said = saidElsewhere.filter(Boolean).map((text) => fold(text).replace(/\W+$/, ''));
  return soundText
    .split('\n\n')
    .filter((paragraph) => !said.includes(fold(paragraph).replace(/\W+$/, '')))
    .map((paragraph) => said.reduce(withoutSentence, paragraph))
    .filter((paragraph) => /\p{L}/u.test(paragraph))
    .slice(0, MAX_OWN_PARAGRAPHS);
}

/** Takes one sentence out of a paragraph, and leaves those around it. */
function withoutSentence(paragraph: string, text: string): string {
  const at = text ? fold(paragraph).indexOf(text) : -1;
  if (at < 0) return paragraph;
  const before = paragraph.slice(0, at).replace(/\n[-•*–✓✔] $/, '\n');
  return (before + paragraph.slice(at + text.length).replace(/^[.!?;]*\s*/, '')).trim();
}
