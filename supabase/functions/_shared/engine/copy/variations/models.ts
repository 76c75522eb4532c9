import type { CopyKind } from '../kinds.ts';
import type { Draft } from './types.ts';

const LINES: Draft[] = [
  {
    angulo: 'Modelo: resultado e prazo',
    texto: 'Consiga [resultado] em [prazo], mesmo que [a dúvida do seu cliente]',
  },
  {
    angulo: 'Modelo: público',
    texto:
      'Para quem [situação do seu cliente]: [verbo de resultado] [o quê] em [prazo], sem precisar [do que ele quer evitar]',
  },
  {
    angulo: 'Modelo: dor que acaba',
    texto:
      'Chega de [problema de todo dia]: resolva [o quê] com [seu produto], mesmo com [a dificuldade do seu cliente]',
  },
  {
    angulo: 'Modelo: passo a passo',
    texto:
      'O passo a passo para conseguir [resultado] em [prazo], mesmo que [a dúvida do seu cliente]',
  },
];

const COPIES: Draft[] = [
  {
    angulo: 'Modelo: dor que acaba',
    texto:
      'Chega de [problema de todo dia]. Com [seu produto], você vai conseguir [resultado] em [prazo], mesmo que [a dúvida do seu cliente]. É para quem [situação do seu cliente]. Comece hoje por [primeiro passo pequeno].',
  },
  {
    angulo: 'Modelo: resultado e prazo',
    texto:
      'Consiga [resultado] em [prazo], sem precisar [do que a pessoa quer evitar]. É o que você recebe com [seu produto], feito para quem [situação do seu cliente]. Peça agora [o que a pessoa recebe primeiro].',
  },
  {
    angulo: 'Modelo: pergunta',
    texto:
      'Você quer [resultado], mas [o que trava a pessoa]? Com [seu produto], você vai conseguir [o quê], mesmo com [a dificuldade do seu cliente]. Pensado para quem [situação do seu cliente]. Comece hoje por [primeiro passo pequeno].',
  },
];

/** When nothing in the text says what is sold, the honest help is a model with gaps to fill. */
export const draftModels = (kind: CopyKind): Draft[] =>
  kind === 'copy-curta' || kind === 'copy-longa' ? COPIES : LINES;
