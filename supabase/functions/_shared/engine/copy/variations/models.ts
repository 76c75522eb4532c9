import type { CopyKind } from '../kinds.ts';
import type { Draft } from './types.ts';

const LINES: Draft[] = [
  {
    angulo: 'Modelo para preencher: resultado e prazo',
    texto: 'Venda [seu produto] em [prazo], mesmo começando do zero',
  },
  {
    angulo: 'Modelo para preencher: público',
    texto:
      'Para quem [situação do seu cliente]: [verbo de resultado] [o quê] em [prazo], sem complicação',
  },
  {
    angulo: 'Modelo para preencher: dor que acaba',
    texto:
      'Chega de [problema de todo dia]: organize [o quê] com [seu produto], mesmo com pouco tempo',
  },
  {
    angulo: 'Modelo para preencher: passo a passo',
    texto: 'O passo a passo para [resultado] em [prazo], mesmo que você nunca tenha feito isso',
  },
];

const COPIES: Draft[] = [
  {
    angulo: 'Modelo para preencher: dor que acaba',
    texto:
      'Chega de [problema de todo dia]. Com [seu produto], você consegue [resultado] em [prazo], mesmo começando do zero. É para quem [situação do seu cliente]. Comece hoje por [primeiro passo pequeno] e veja o resultado antes do fim da semana.',
  },
  {
    angulo: 'Modelo para preencher: resultado e prazo',
    texto:
      'Imagine [resultado] em [prazo], sem [o que a pessoa quer evitar]. É o que você aprende em [seu produto], feito para quem [situação do seu cliente]. Comece pelo passo mais curto e termine ainda hoje.',
  },
  {
    angulo: 'Modelo para preencher: pergunta',
    texto:
      'Você quer [resultado], mas [o que trava a pessoa]? Em [seu produto], você vai [verbo de resultado] passo a passo, mesmo com pouco tempo na semana. Pensado para quem [situação do seu cliente]. Comece hoje por [primeiro passo pequeno].',
  },
];

/** When nothing in the text says what is sold, the honest help is a model with gaps to fill. */
export const draftModels = (kind: CopyKind): Draft[] =>
  kind === 'copy-curta' || kind === 'copy-longa' ? COPIES : LINES;
