import { GENERIC_CALLS, OFFER_QUESTION, URGENCY } from '../lexicon/signals.ts';
import { type CopyText, endWell, findAll, fold, openingWords } from '../text.ts';
import { looksInfinitive, verbOf } from '../verbs.ts';
import { quoteList, type VirtueRule } from './types.ts';

/** One clear thing to do now. For a CTA it is the whole text, for a copy its last step. */
export const actionRule: VirtueRule = ({ text, kind }) => {
  const generic = findAll(text, GENERIC_CALLS).map(({ quote }) => quote);
  const calls = findCalls(text, kind === 'cta');
  const distinct = new Set(calls.map(({ verb }) => verb));
  const best = calls.at(-1)?.quote;

  if (distinct.size > (kind === 'copy-longa' ? 4 : 3)) {
    return {
      value: 0.4,
      weakness: {
        titulo: 'Pedidos demais',
        texto: `${quoteList(calls.map(({ quote }) => quote))} disputam a atenção. Escolha um único próximo passo e corte os outros.`,
        trecho: calls[0]?.quote ?? '',
      },
    };
  }
  if (generic.length > 0 && generic.length >= calls.length) {
    return {
      value: 0.3,
      weakness: {
        titulo: 'Chamada genérica',
        texto: `“${generic[0]}” não diz o que acontece depois. Diga o que a pessoa recebe: “Quero a planilha”, “Começar a primeira aula”.`,
        trecho: generic[0] ?? '',
      },
    };
  }
  if (!best) {
    return {
      value: 0,
      weakness: {
        titulo: 'Falta o próximo passo',
        texto: `Nada diz o que fazer agora. ${kind === 'cta' ? 'Comece' : 'Feche'} com um verbo e o que vem depois dele: “Baixe o modelo e use hoje”, “Quero montar meu cardápio”.`,
        trecho: openingWords({ ...text, sentences: text.sentences.slice(-1) }),
      },
    };
  }
  const says = best.split(/\s+/).length >= 3;
  const urgent = findAll(text, URGENCY).length > 0;
  return {
    value: (says ? 0.85 : 0.6) + (urgent ? 0.15 : 0),
    strength: {
      titulo: 'Próximo passo claro',
      texto: `“${best}” diz exatamente o que fazer. Repita essa mesma ação no botão e na última linha, sem trocar o verbo.`,
      trecho: best,
    },
  };
};

/** Requests in the imperative, or 'Quero…', which a button says for the reader. */
function findCalls({ plain }: CopyText, isButton: boolean): { verb: string; quote: string }[] {
  // 'Escolha seu tamanho e receba em casa' is one request.
  return plain.split(/(?<=[.,;:!?\n—–])(?!\d)/).flatMap((clause) => {
    const words = clause
      .trim()
      .replace(/^e\s+|[.,;:!?]+$/gi, '')
      .split(/\s+/)
      .filter(Boolean);
    const [first = '', second = ''] = words;
    const quote = endWell(words.slice(0, 9).join(' ')).replace(/[!?]+$/, '');
    if (OFFER_QUESTION.test(fold(clause.trim()))) return [{ verb: 'oferecer', quote }];
    // On a button any verb asks for something.
    if (isButton && second && looksInfinitive(first)) return [{ verb: fold(first), quote }];
    if (/^quero$/i.test(first) && second) return [{ verb: 'querer', quote }];
    const isSoft = /^(é só|basta|já|então|agora|hoje|só|me)$/i.test(first);
    const verb = verbOf(
      isSoft ? second : first,
      isSoft && !/^me$/i.test(first) ? first : '',
      'action',
    );
    return verb ? [{ verb, quote }] : [];
  });
}
