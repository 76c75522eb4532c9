import { hasGap } from '../domains/general.ts';
import { headline, type Phrases, qualified, safetyOf } from '../phrases.ts';
import { CALLED, PROOF } from '../lexicon/signals.ts';
import type { Subject } from '../subject.ts';
import { capitalize, fold, lowerFirst } from '../text.ts';
import { hasMainVerb } from '../verb-phrase.ts';
import { verbOf } from '../verbs.ts';
import type { Draft } from './types.ts';

const MAX_CHARACTERS = 220;

/** A line that is good already, with what it lacks. */
export function draftFromOriginal(subject: Subject, phrases: Phrases): Draft[] {
  const { soundSentences: sentences, isWhole } = subject;
  const whole = sentences.join(' ');
  if (!whole || !isWhole || sentences.length > 3 || whole.length > MAX_CHARACTERS) return [];
  const asks = whole.endsWith('?');
  // 'Vendo…' is said by the seller, and by nobody else.
  const core = whole.replace(/[.!…]+$/, '').replace(/^(vendo|vendemos|ofereço|oferecemos)\s+/i, '');
  const isOne = sentences.length === 1;
  // '7 erros que…' is read, not bought.
  const isContent = /^(\d+|por que|sera que|como|o que|quando) /.test(fold(core));
  const isList = /(^|: )\d+ [a-z]+ (que|para|de) /.test(fold(core));
  const { audiences } = phrases;
  // Who names the pain has no need of another; what follows it is missing.
  const pains = subject.pain ? [] : phrases.pains;
  // 'Curso com certificado, com prazo' stumbles.
  const withMore = isOne && / com [^,]*$/.test(core) && !hasMainVerb(core) ? ' e' : ', com';
  // Nobody has to avoid anything in order to read, and a bare name leaves nothing to doubt.
  const objections =
    hasMainVerb(core) && !isList && !subject.guarantee?.startsWith('ou ')
      ? unanswered(subject).filter((text) => !isContent || text.startsWith('mesmo'))
      : [];
  const turned = isOne && !asks ? turnAround(core) : null;
  const drafts: Draft[] = [
    ...(subject.pain
      ? [
          {
            angulo: 'Sua dor, com a saída',
            texto: `Chega de ${subject.pain}: ${phrases.commands[0]}`,
          },
        ]
      : []),
    ...(subject.audience
      ? []
      : audiences.map((audience) => ({
          angulo: 'Seu texto, com o público',
          texto: isOne ? toThem(core, audience, asks) : `Para ${audience}: ${lowerFirst(core)}`,
        }))),
    ...(asks
      ? []
      : objections.map((objection) => ({
          angulo: 'Seu texto, com a objeção respondida',
          texto: qualified(core, objection),
        }))),
    ...(asks || pains.length === 0
      ? []
      : objections.map((objection) => ({
          angulo: 'Seu texto, com a dor e a objeção',
          texto: `Chega de ${pains[0]}. ${qualified(capitalize(core), objection)}`,
          closeness: -20,
        }))),
    ...pains.map((pain) => ({
      angulo: 'Seu texto, com a dor antes',
      texto: `Chega de ${pain}. ${capitalize(core)}`,
    })),
    ...(subject.audience || core.includes(':')
      ? []
      : pains.map((pain) => ({
          angulo: 'Seu texto, com a dor e o público',
          texto: `Chega de ${pain}. Para ${audiences[0]}: ${lowerFirst(core)}`,
          closeness: -6,
        }))),
    ...(turned
      ? lacksOf(subject, phrases).map((missing) => ({
          angulo: 'Seu texto, com o detalhe na frente',
          texto: `${turned}${missing}`,
          closeness: 4,
        }))
      : []),
    ...(asks || subject.action || hasGap(phrases.actions[0] ?? '')
      ? []
      : [
          {
            angulo: 'Seu texto, com uma pergunta antes',
            texto: `Quer ${phrases.actions[0]}? ${capitalize(core)}`,
            closeness: -6,
          },
        ]),
    ...(asks
      ? [
          {
            angulo: 'Seu texto, com a saída',
            texto: `${core} Veja como ${phrases.actions[0]}`,
            closeness: 12,
          },
        ]
      : []),
    ...(subject.guarantee ||
    asks ||
    isContent ||
    (isList && !subject.action) ||
    !core.includes(' ') ||
    PROOF.test(fold(core))
      ? []
      : [
          {
            angulo: 'Seu texto, com o risco tirado',
            texto: `${core}${withMore} ${safetyOf(subject)}`,
            closeness: -4,
          },
          // A word or two is no statement that a proof could open.
          ...(core.split(' ').length < 5
            ? []
            : [
                {
                  angulo: 'Seu texto, com a prova antes',
                  texto: `Já são [número] clientes atendidos. ${capitalize(core)}`,
                  closeness: -8,
                },
              ]),
        ]),
  ];
  return drafts.map((draft) => ({ ...draft, texto: headline(draft.texto) }));
}

/** A line that has a colon already takes its public at the end. */
const toThem = (core: string, audience: string, asks: boolean) =>
  core.includes(':') && !asks
    ? `${core}, para ${audience}`
    : `Para ${audience}: ${lowerFirst(core)}`;

/** 'Marmita congelada: 10 refeições por R$ 179' → '10 refeições por R$ 179: marmita congelada' */
function turnAround(core: string): string | null {
  const [name = '', detail = '', ...more] = core.split(': ');
  const [first = ''] = name.split(' ');
  const isName =
    !CALLED.test(`${fold(name)}:`) &&
    !/^(para|pra|como|o passo)/i.test(name) &&
    verbOf(first) === null;
  return isName && more.length === 0 && detail.includes(' ')
    ? `${detail}: ${lowerFirst(name)}`
    : null;
}

/** What a line lacks, ready to be added at its end. */
function lacksOf(subject: Subject, { audiences }: Phrases): string[] {
  if (!subject.audience) return audiences.map((text) => ` para ${text}`);
  return unanswered(subject).map((text) => `, ${text}`);
}

/** 'Sem travar, mesmo com pouco tempo' says two things; 'sem travar, sem decorar' stumbles. */
const unanswered = ({ domain, qualifier, soundText }: Subject) => {
  const used = ['sem', 'mesmo'].filter((word) =>
    new RegExp(`(?<!\\b[ao]+ )\\b${word}\\b`).test(qualifier ?? fold(soundText)),
  );
  return domain.objections.filter((text) => !used.includes(text.split(' ')[0] ?? ''));
};
