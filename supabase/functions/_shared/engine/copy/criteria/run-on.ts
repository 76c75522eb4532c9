import { fold } from '../text.ts';
import { looksInfinitive, verbOf } from '../verbs.ts';
import type { ViceRule } from './types.ts';

const LINKS = /^(e|ou|que|como|nao|ja|so|se|nunca|voce|quem|agora|hoje|entao|depois|antes|quando)$/;

/** As a noun these look like a command: 'loja de corte', 'sistema venda certa'. */
const NOUNS =
  /^(venda|corte|controle|compra|conta|cobre|teste|toque|marque|mande|use|jogue|conte)$/;

/** 'Curso de maquiagem aprenda em casa': a command in the middle, with no stop before it. */
export const runOnRule: ViceRule = ({ text }) => {
  for (const clause of text.plain.split(/[.,;:!?\n—–()|"“”-]+/)) {
    const words = clause.trim().split(/\s+/);
    const at = words.findIndex((word, index) => {
      const previous = fold(words[index - 1] ?? '');
      if (words.slice(0, index).some((earlier) => fold(earlier) === 'que')) return false;
      if (index < 3 || previous.length < 4 || LINKS.test(previous) || NOUNS.test(fold(word)))
        return false;
      const isCommand = verbOf(word, previous, 'benefit') !== null && !looksInfinitive(word);
      return isCommand && !/em$/.test(word) && verbOf(words[0] ?? '') === null;
    });
    if (at < 0) continue;
    const joint = words.slice(at - 1, at + 1).join(' ');
    return [
      {
        penalty: 8,
        weakness: {
          titulo: 'Duas frases sem pausa',
          texto: `Em “${joint}” acaba uma ideia e começa outra. Ponha dois-pontos ou ponto entre as duas: quem lê depressa não volta para entender.`,
          trecho: joint,
        },
      },
    ];
  }
  return [];
};
