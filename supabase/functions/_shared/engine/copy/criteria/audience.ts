import { ADDRESSES_READER, AUDIENCE, EVERYBODY } from '../lexicon/signals.ts';
import { findAll, openingWords } from '../text.ts';
import { verbOf } from '../verbs.ts';
import type { VirtueRule } from './types.ts';

export const audienceRule: VirtueRule = ({ text }) => {
  const everybody = findAll(text, EVERYBODY)[0];
  if (everybody) {
    return {
      value: 0.1,
      weakness: {
        titulo: 'Fala com todo mundo',
        texto: `Quem lê “${everybody.quote}” não se reconhece. Escolha um grupo e a situação dele: “para quem vende doces e não sabe cobrar”.`,
        trecho: everybody.quote,
      },
    };
  }
  const audience = findAll(text, AUDIENCE)[0];
  if (audience) {
    return {
      value: 1,
      strength: {
        titulo: 'Diz para quem é',
        texto: `“${audience.quote}” faz a pessoa certa parar de rolar a tela. Use as mesmas palavras na segmentação e na imagem do anúncio.`,
        trecho: audience.quote,
      },
    };
  }
  const reader = findAll(text, ADDRESSES_READER)[0];
  const words = text.plain.split(/\s+/);
  const commands = words.some((word, index) => verbOf(word, words[index - 1]) !== null);
  return {
    value: reader ? 0.5 : commands ? 0.35 : 0,
    weakness: {
      titulo: 'Não diz para quem é',
      texto: `Acrescente para quem é e em que momento: “para quem está começando”, “para mães com pouco tempo”. Quem se reconhece lê até o fim.`,
      trecho: reader?.quote ?? openingWords(text),
    },
  };
};
