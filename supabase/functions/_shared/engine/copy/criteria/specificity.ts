import { domainOf } from '../domains/index.ts';
import { NUMBERS, TIME } from '../lexicon/signals.ts';
import { VAGUE } from '../lexicon/vices.ts';
import { findAll, openingWords } from '../text.ts';
import { clamp01, isShort, quoteList, type VirtueRule } from './types.ts';

export const specificityRule: VirtueRule = ({ text, sound, kind }) => {
  const numbers = findAll(sound, NUMBERS).map(({ quote }) => quote);
  const times = findAll(sound, TIME).map(({ quote }) => quote);
  const names = properNames(sound.plain);
  const domain = domainOf(sound.folded);
  const concrete = domain ? findAll(sound, domain.words).map(({ quote }) => quote) : [];
  const vague = findAll(text, VAGUE).map(({ quote }) => quote);
  const facts = withoutOverlap([...numbers, ...times, ...names]);

  const wanted = isShort(kind) ? 2 : kind === 'copy-curta' ? 4 : 7;
  const weight = facts.length + 0.7 * Math.min(2, new Set(concrete).size);
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
          ? `${quoteList(vague)} ${vague.length === 1 ? 'pode' : 'podem'} significar qualquer coisa. Troque por um número, um prazo ou um nome: quanto, em quanto tempo, com o quê.`
          : `Diga quanto, em quanto tempo ou com o quê${subject ? `: em “${subject}” cabe um número, um prazo ou um exemplo` : ''}. Um fato pequeno e verdadeiro convence mais que um adjetivo.`,
      trecho: vague[0] ?? subject ?? openingWords(text),
    },
  };
};

/** Capitalised words inside a sentence: Pix, Recife, WhatsApp, MEI. */
function properNames(plain: string): string[] {
  const isShouted = !/\p{Ll}{3}/u.test(plain);
  return isShouted
    ? []
    : [...plain.matchAll(/(?<=[\p{Ll}\d,] )(?:\p{Lu}\p{Ll}[\p{L}\d]+|\p{Lu}{2,5}(?!\p{L}))/gu)].map(
        ([name]) => name,
      );
}

/** '4 semanas' and 'Em 4 semanas' are one fact: the longer says it better. */
function withoutOverlap(quotes: string[]): string[] {
  const longestFirst = [...new Set(quotes)].sort((a, b) => b.length - a.length);
  const kept: string[] = [];
  for (const quote of longestFirst) {
    if (!kept.some((other) => other.includes(quote))) kept.push(quote);
  }
  return kept.sort((a, b) => quotes.indexOf(a) - quotes.indexOf(b));
}
