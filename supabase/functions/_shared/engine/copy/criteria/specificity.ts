import { domainOf } from '../domains/index.ts';
import { CONCRETE } from '../lexicon/concrete.ts';
import { NUMBERS, TIME } from '../lexicon/signals.ts';
import { VAGUE } from '../lexicon/vices.ts';
import { ACRONYMS } from '../clean.ts';
import { findAll, fold, openingWords } from '../text.ts';
import { verbOf } from '../verbs.ts';
import { clamp01, isShort, quoteList, type VirtueRule, withoutOverlap } from './types.ts';

export const specificityRule: VirtueRule = ({ text, sound, kind }) => {
  // '(32)' and 'aula 1' count nothing.
  const numbers = findAll(sound, NUMBERS)
    .map(({ quote }) => quote)
    .filter((quote) => !/^\d{1,3}$/.test(quote));
  const times = findAll(sound, TIME).map(({ quote }) => quote);
  const names = properNames(sound.plain);
  const domain = domainOf(sound.folded);
  const concrete = [domain?.words ?? [], CONCRETE]
    .flat()
    .flatMap((words) => findAll(sound, words).map(({ quote }) => quote));
  const vague = findAll(text, VAGUE).map(({ quote }) => quote);
  const distinctVague = new Set(vague).size;
  const facts = withoutOverlap([...numbers, ...times, ...names]);

  const wanted = isShort(kind) ? 2 : kind === 'copy-curta' ? 4 : 7;
  const weight =
    facts.length +
    0.7 * Math.min(2, new Set(concrete.map((quote) => fold(quote).slice(0, 5))).size);
  const diluted = (vague.length / Math.max(8, text.words.length)) * 1.5;
  const value = clamp01(weight / wanted - diluted);

  if (facts.length > 0 && value >= 0.5) {
    return {
      value,
      strength: {
        titulo: 'Fatos concretos',
        texto: `${quoteList(facts)} ${facts.length === 1 ? 'dá' : 'dão'} algo que a pessoa consegue imaginar e cobrar. Leve ${facts.length === 1 ? 'esse fato' : 'esses fatos'} também para o anúncio e para a primeira dobra da página.`,
        trecho: facts[0] ?? '',
      },
    };
  }
  const subject = concrete[0];
  return {
    value,
    weakness: {
      titulo: 'Falta um fato concreto',
      texto:
        vague.length > 0
          ? `${quoteList(vague)} ${distinctVague === 1 ? 'pode' : 'podem'} significar qualquer coisa. Troque por um número, um prazo ou um nome: quanto, em quanto tempo, com o quê.`
          : `Diga quanto, em quanto tempo ou com o quê${subject ? `: ao lado de “${subject}” cabe um número, um prazo ou um exemplo` : ''}. Um fato pequeno e verdadeiro convence mais que um adjetivo.`,
      trecho: vague[0] ?? subject ?? openingWords(text),
    },
  };
};

const NAME = String.raw`(?:\p{Lu}\p{Ll}[\p{L}\d]+|\p{Lu}{2,5}(?!\p{L}))`;
const NAMES = new RegExp(`(?<!\\p{L})${NAME}(?: (?:d[aeo]s? )?${NAME})*`, 'gu');
const TITLE_CASE = 5;

/** Runs of capitalised words: Pix, Belo Horizonte, Festa Pronta; one alone at the start is no name. */
function properNames(plain: string): string[] {
  if (!/\p{Ll}{3}/u.test(plain)) return [];
  return [...plain.matchAll(NAMES)].flatMap(({ 0: name, index }) => {
    const parts = name.split(' ');
    const before = plain.slice(0, index);
    const opens =
      !/\p{L}/u.test(before) || /[.:!?\n•*–\p{Extended_Pictographic}-]\s?$/u.test(before);
    const isCommand = opens && parts.length === 2 && verbOf(parts[0] ?? '') !== null;
    const isOne = parts.length === 1 && opens && !/^\p{Lu}{3,}$/u.test(name);
    // 'Planilha de MEI' opens with a capital and ends on everybody's letters.
    const telling = parts.filter(
      (part, at) => !(opens && at === 0) && !ACRONYMS.has(part) && /^\p{Lu}/u.test(part),
    );
    const isShouted = /^[\p{Lu} ]+$/u.test(name) && /\p{Lu}{5,} \p{Lu}{2,}/u.test(plain);
    const isCommon = parts.some((part) => ACRONYMS.has(part)) && telling.length === 0;
    return parts.length >= TITLE_CASE || isOne || isCommon || isShouted
      ? []
      : // 'Aprenda Python' names Python.
        [isCommand ? (parts[1] ?? name) : name];
  });
}
