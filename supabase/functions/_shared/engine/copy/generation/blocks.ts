import { headline, phrasesOf, pick, sentence } from '../phrases.ts';
import { withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { capitalize } from '../text.ts';
import { copyParts, join } from '../variations/copy-parts.ts';
import type { Draft } from '../variations/types.ts';
import { command, whileDoing } from '../verb-phrase.ts';

/** Brazilian consumer law (CDC, art. 49) gives every online buyer this right. */
const LEGAL_REFUND =
  'Comprou pela internet, tem 7 dias para desistir e receber o dinheiro de volta';

const TURNS = [0, 1, 2];

export function draftBullets(subject: Subject): Draft[] {
  const { actions, commands, time, qualifiers, audiences, pains, firstSteps } = phrasesOf(subject);
  const drafts = TURNS.flatMap((turn) => [
    {
      angulo: `Ganho ${turn + 1}`,
      texto: `${pick(commands, turn)}${time}, ${pick(qualifiers, turn)}`,
    },
    { angulo: `Dor ${turn + 1}`, texto: `Pare de ${pick(pains, turn)}` },
    {
      angulo: `Primeiro passo ${turn + 1}`,
      texto: `Comece hoje ${whileDoing(pick(firstSteps, turn))}, ${pick(qualifiers, turn + 1)}`,
    },
    {
      angulo: `Público ${turn + 1}`,
      texto: `Para ${pick(audiences, turn)}: ${pick(commands, turn + 1)}`,
    },
    {
      angulo: `Como ${turn + 1}`,
      texto: `Veja como ${pick(actions, turn)}, ${pick(qualifiers, turn + 2)}`,
    },
  ]);
  return drafts.map((draft) => ({ ...draft, texto: headline(draft.texto) }));
}

export function draftOffers(subject: Subject): Draft[] {
  const { commands, qualifiers, audiences, firstSteps } = phrasesOf(subject);
  const name = capitalize(subject.product?.name ?? subject.topic ?? 'O seu produto');
  return TURNS.flatMap((turn) => {
    const { hooks, call } = copyParts(subject, turn);
    const gains = [0, 1].map((index) => `- ${capitalize(pick(commands, turn + index))}`);
    const start = `- ${capitalize(command(pick(firstSteps, turn)))} já no primeiro dia`;
    return hooks.map(({ angulo, text }) => ({
      angulo,
      texto: [
        sentence(text),
        `${name}, para ${pick(audiences, turn)}, ${pick(qualifiers, turn)}. Com ele na mão, você:`.replace(
          'Com ele na mão, você:',
          'O que muda para você:',
        ),
        [...new Set([...gains, start])].join('\n'),
        `Tudo por [preço] à vista ou [parcelas]. ${LEGAL_REFUND}.`,
        sentence(call),
      ].join('\n\n'),
    }));
  });
}

export function draftEmails(subject: Subject): Draft[] {
  const { actions, commands, time, qualifiers, pains, firstSteps } = phrasesOf(subject);
  return TURNS.flatMap((turn) => {
    const { hooks, facts, bridge, detail, audience, call } = copyParts(subject, turn);
    const subjects = [
      `Chega de ${pick(pains, turn)}`,
      headline(`${pick(commands, turn)}${time}`),
      `Quer ${pick(actions, turn)}?`,
      `Um passo pequeno para hoje: ${pick(firstSteps, turn)}`,
    ];
    return hooks.map(({ angulo, text, says }, index) => ({
      angulo,
      texto: [
        `Assunto: ${pick(subjects, index)}`,
        'Oi, [nome]!',
        join([text, `Eu sei como cansa ${pick(pains, turn + 1)}`]),
        join([says === 'ganho' ? detail : bridge, ...facts.slice(0, 2)]),
        join([
          `Para hoje, uma coisa só: ${pick(firstSteps, turn)}`,
          `Dá para fazer ${pick(qualifiers, turn)}`,
        ]),
        join([says === 'publico' ? '' : audience, LEGAL_REFUND]),
        sentence(call),
        'Um abraço,\n[seu nome]',
      ].join('\n\n'),
    }));
  });
}

/** A spoken video of half a minute, scene by scene. */
export function draftScripts(subject: Subject): Draft[] {
  const { pains, qualifiers } = phrasesOf(subject);
  return TURNS.flatMap((turn) => {
    const { hooks, bridge, detail, audience, call } = copyParts(subject, turn);
    return hooks.map(({ angulo, text, says }) => ({
      angulo,
      texto: [
        `0 a 3 s – olhando para a câmera: ${sentence(text)}`,
        `3 a 10 s – a cena do problema: ${sentence(`Eu também vivia isso: ${pick(pains, turn + 1)}`).replace('Eu também vivia isso', 'Você conhece')}`,
        `10 a 20 s – o produto em uso: ${join([(says === 'ganho' ? detail : bridge) || `Tudo passo a passo, ${pick(qualifiers, turn)}`])}`,
        `20 a 25 s – para quem é: ${join([audience || 'É para você que se viu nessa cena'])}`,
        `25 a 30 s – chamada: ${sentence(call)}`,
      ].join('\n'),
    }));
  });
}

export const draftPitch = (subject: Subject): Draft[] =>
  subject.product
    ? [
        {
          angulo: 'Em uma frase',
          texto: headline(
            `${withThe(subject.product)} ajuda ${phrasesOf(subject).audiences[0]} a ${phrasesOf(subject).actions[0]}`,
          ),
        },
      ]
    : [];
