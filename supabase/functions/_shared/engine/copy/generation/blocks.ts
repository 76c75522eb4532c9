import { headline, phrasesOf, pick, sentence } from '../phrases.ts';
import { withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { capitalize } from '../text.ts';
import { copyParts, type CopyParts, join } from '../variations/copy-parts.ts';
import type { Draft } from '../variations/types.ts';
import { command, whileDoing } from '../verb-phrase.ts';

const TURNS = [0, 1, 2];

export function draftBullets(subject: Subject): Draft[] {
  const { actions, commands, time, qualifiers, audiences, pains, firstSteps } = phrasesOf(subject);
  const drafts = TURNS.flatMap((turn) => [
    {
      angulo: 'Ganho',
      texto: `${pick(commands, turn)}${time}, ${pick(qualifiers, turn)}`,
    },
    { angulo: 'Dor que acaba', texto: `Pare de ${pick(pains, turn)}` },
    {
      angulo: 'Primeiro passo',
      texto: `Comece hoje ${whileDoing(pick(firstSteps, turn))}, ${pick(qualifiers, turn + 1)}`,
    },
    {
      angulo: 'Para quem é',
      texto: `Para ${pick(audiences, turn)}: ${pick(commands, turn + 1)}`,
    },
    {
      angulo: 'Como fazer',
      texto: `Veja como ${pick(actions, turn)}, ${pick(qualifiers, turn + 2)}`,
    },
  ]);
  return drafts.map((draft) => ({ ...draft, texto: headline(draft.texto) }));
}

export function draftOffers(subject: Subject): Draft[] {
  const { commands, qualifiers, audiences, firstSteps } = phrasesOf(subject);
  const name = capitalize(subject.product?.name ?? subject.topic ?? '[nome do produto]');
  return eachHook(subject, ({ hook, turn, safety, call }) => {
    // What the opening has answered is not answered again.
    const unsaid = qualifiers.filter((text) => !hook.includes(text));
    const fresh = unsaid.length > 0 ? unsaid : qualifiers;
    const gains = [0, 1].map((index) => `- ${capitalize(pick(commands, turn + index))}`);
    const start = `- ${capitalize(command(pick(firstSteps, turn)))} já no primeiro dia`;
    return [
      sentence(hook),
      `${name} para ${pick(audiences, turn)}, ${pick(fresh, turn)}. O que muda para você:`,
      [...new Set([...gains, start])].join('\n'),
      join(['Tudo por [preço] à vista ou [parcelas]', safety]),
      sentence(call),
    ].join('\n\n');
  });
}

type HookParts = CopyParts & { hook: string; says: string; turn: number; index: number };

/** Goes through every opening, and through our phrases with it, so that no two texts are alike. */
function eachHook(subject: Subject, write: (parts: HookParts) => string): Draft[] {
  return TURNS.flatMap((start) =>
    copyParts(subject, start).hooks.map(({ angulo }, index) => {
      const turn = start + index;
      const parts = copyParts(subject, turn);
      const hook = parts.hooks[index];
      if (!hook) throw new Error('Every turn has the same openings');
      return { angulo, texto: write({ ...parts, hook: hook.text, says: hook.says, turn, index }) };
    }),
  );
}

export function draftEmails(subject: Subject): Draft[] {
  const { actions, commands, time, qualifiers, pains, firstSteps } = phrasesOf(subject);
  const isSure = subject.hasDomain;
  return eachHook(
    subject,
    ({ hook, says, turn, index, facts, bridge, detail, audience, named, safety, call }) => {
      const subjects = [
        `Antes de ${pick(pains, turn)} outra vez`,
        headline(`${pick(commands, turn)}${time}`),
        `Quer ${pick(actions, turn)}?`,
        `Um passo pequeno para hoje: ${pick(firstSteps, turn)}`,
      ];
      return [
        `Assunto: ${pick(subjects, index)}`,
        'Oi, [nome]!',
        join([hook, isSure ? `Eu sei como cansa ${pick(pains, turn + 1)}` : '']),
        join([says === 'ganho' ? detail : bridge, ...facts.slice(0, 2)]),
        isSure
          ? join([
              `Para hoje, uma coisa só: ${pick(firstSteps, turn)}`,
              `Dá para fazer ${pick(qualifiers, turn)}`,
            ])
          : 'Um cliente contou assim: “[o que ele disse, com as palavras dele]”.',
        join([says === 'publico' ? '' : says === 'ganho' || !bridge ? named : audience, safety]),
        sentence(call),
        'Um abraço,\n[seu nome]',
      ]
        .filter(Boolean)
        .join('\n\n');
    },
  );
}

/** A spoken video of half a minute, scene by scene. */
export function draftScripts(subject: Subject): Draft[] {
  const { pains, qualifiers } = phrasesOf(subject);
  return eachHook(subject, ({ hook, says, turn, bridge, detail, audience, named, call }) => {
    const shown =
      (says === 'ganho' ? detail : bridge) || `Tudo passo a passo, ${pick(qualifiers, turn)}`;
    return [
      `0 a 3 s – olhando para a câmera: ${sentence(hook)}`,
      `3 a 10 s – a cena do problema: ${sentence(`Ninguém merece ${pick(pains, turn + 1)}`)}`,
      `10 a 20 s – o produto em uso: ${join([shown])}`,
      `20 a 25 s – para quem é: ${join([(says === 'ganho' || !bridge ? named : audience) || 'É para você que se viu nessa cena'])}`,
      `25 a 30 s – chamada: ${sentence(call)}`,
    ].join('\n');
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
