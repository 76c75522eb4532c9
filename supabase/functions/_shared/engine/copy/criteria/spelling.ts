import { slipsIn } from '../spelling.ts';
import { quoteList, type ViceRule } from './types.ts';

/** A slip costs trust before the offer is read. */
export const spellingRule: ViceRule = ({ text }) => {
  const slips = [...new Map(slipsIn(text.plain).map((slip) => [slip.wrong, slip])).values()];
  const [first] = slips;
  if (!first) return [];
  const shown = slips.slice(0, 3);
  return [
    {
      penalty: Math.min(15, 4 * slips.length),
      weakness: {
        titulo: slips.length === 1 ? 'Erro de escrita' : 'Erros de escrita',
        texto: `Troque ${quoteList(shown.map(({ wrong }) => wrong))} por ${quoteList(shown.map(({ right }) => right))}. Quem vê erro no anúncio desconfia do produto: revise tudo antes de publicar.`,
        trecho: first.wrong,
      },
    },
  ];
};
