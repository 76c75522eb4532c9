import type { CopyKind } from '../kinds.ts';
import { PROOF } from '../lexicon/signals.ts';
import { findAll, openingWords } from '../text.ts';
import { clamp01, isShort, quoteList, type VirtueRule } from './types.ts';

export const credibilityRule: VirtueRule = ({ text, sound, kind }) => {
  const proofs = findAll(sound, PROOF)
    .map(({ quote }) => quote)
    .filter((quote) => !/, de /.test(quote) || /^\p{Lu}.*, de \p{Lu}/u.test(quote));
  const wanted = isShort(kind) ? 1 : kind === 'copy-curta' ? 2 : 3;
  const value = clamp01(proofs.length / wanted);
  if (proofs.length > 0) {
    return {
      value,
      strength: {
        titulo: 'Dá para acreditar',
        texto: `${quoteList(proofs)} ${proofs.length === 1 ? 'reduz' : 'reduzem'} o medo de errar. Coloque perto do preço e do botão, onde a dúvida aparece.`,
        trecho: proofs[0] ?? '',
      },
    };
  }
  return {
    value,
    weakness: {
      titulo: kind === 'cta' ? 'O clique ainda parece arriscado' : 'Falta uma prova',
      texto: ADVICE[kind] ?? LONG_ADVICE,
      trecho: openingWords(text),
    },
  };
};

const LONG_ADVICE =
  'Quem lê ainda não tem por que acreditar. Acrescente algo que dê para conferir: número de clientes, anos de prática, um caso com nome e cidade ou prazo para pedir o dinheiro de volta.';

const SHORT_ADVICE =
  'Se houver espaço, ponha uma prova curta ou deixe-a na linha de baixo: quantos clientes você já atendeu, há quantos anos trabalha com isso, ou o prazo para pedir o dinheiro de volta. Use só o que for verdade.';

const ADVICE: Partial<Record<CopyKind, string>> = {
  titulo: SHORT_ADVICE,
  promessa: SHORT_ADVICE,
  'Headline de Landing': SHORT_ADVICE,
  cta: 'Tire o risco do clique, no botão ou logo abaixo dele: “sem cartão”, “7 dias para testar”, “leva 2 minutos”. Use só o que for verdade.',
};
