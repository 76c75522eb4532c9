import { fleschPortuguese } from '../readability.ts';
import { countSyllables } from '../syllables.ts';
import { openingWords } from '../text.ts';
import { clamp01, type VirtueRule } from './types.ts';

const LONG_SENTENCE = 28;

export const clarityRule: VirtueRule = ({ text }) => {
  const flesch = fleschPortuguese(text);
  // A formula made for pages says little about five words: lean on it as the text grows.
  const trust = clamp01(text.words.length / 60);
  const measured = clamp01((flesch - 5) / 45);
  const longest = text.sentences.reduce(
    (best, sentence) => (wordCount(sentence) > wordCount(best) ? sentence : best),
    '',
  );
  const excess = Math.max(0, wordCount(longest) - LONG_SENTENCE);
  const value = clamp01(measured * trust + 0.85 * (1 - trust) - excess * 0.03);
  const ease = Math.round(Math.min(100, Math.max(0, flesch)));

  if (excess > 0) {
    return {
      value,
      weakness: {
        titulo: 'Frase comprida',
        texto: `Uma frase tem ${wordCount(longest)} palavras (leitura ${ease} de 100, em que 100 é facílimo). Parta-a em duas ou três, cada uma com uma ideia.`,
        trecho: `${longest.split(/\s+/).slice(0, 10).join(' ')}…`,
      },
    };
  }
  if (value < 0.6) {
    const heavy = text.words.filter((word) => countSyllables(word) >= 5);
    return {
      value,
      weakness: {
        titulo: 'Leitura pesada',
        texto: `A facilidade de leitura é ${ease} de 100. Troque as palavras longas por outras do dia a dia e prefira verbos: “usar” em vez de “utilização”.`,
        trecho: heavy.slice(0, 3).join(', ') || openingWords(text),
      },
    };
  }
  if (text.words.length < 20 || value < 0.8) return { value };
  return {
    value,
    strength: {
      titulo: 'Fácil de ler',
      texto: `Frases curtas e palavras comuns (leitura ${ease} de 100). Mantenha esse ritmo: dá para entender tudo no celular, de primeira.`,
      trecho: openingWords(text),
    },
  };
};

const wordCount = (sentence: string) => sentence.split(/\s+/).filter(Boolean).length;
