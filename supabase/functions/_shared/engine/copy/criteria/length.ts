import { KIND_LABELS, LENGTHS } from '../kinds.ts';
import { capitalize, openingWords } from '../text.ts';
import { clamp01, type VirtueRule } from './types.ts';

export const lengthRule: VirtueRule = ({ text, kind }) => {
  const { tooShort, from, to, tooLong } = LENGTHS[kind];
  const count = text.words.length;
  const words = `${count} ${count === 1 ? 'palavra' : 'palavras'}`;
  const range = `${from} a ${to} palavras`;
  const label = capitalize(KIND_LABELS[kind]);
  const trecho = openingWords(text);
  if (count < from) {
    return {
      value: clamp01((count - tooShort + 0.5) / (from - tooShort + 0.5)) * 0.9,
      weakness: {
        titulo: 'Curto demais',
        texto: `Com ${words}, falta espaço para dizer o que a pessoa ganha. ${label} rende mais com ${range}: acrescente o resultado, para quem é ou o prazo.`,
        trecho,
      },
    };
  }
  if (count > to) {
    return {
      value: clamp01((tooLong - count) / (tooLong - to)),
      weakness: {
        titulo: 'Longo demais',
        texto: `São ${words}; ${KIND_LABELS[kind]} rende mais com ${range}. Corte o que não muda a decisão de quem lê e deixe uma ideia por frase.`,
        trecho,
      },
    };
  }
  return {
    value: 1,
    strength: {
      titulo: 'Tamanho certo',
      texto: `${label} rende mais com ${range}, e aqui há ${words}. Ao editar, fique nessa faixa.`,
      trecho,
    },
  };
};
