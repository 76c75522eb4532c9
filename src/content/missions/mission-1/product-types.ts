import type { ProductType } from '../../lesson.types';
import { checklist } from './checklist';
import { desafio5Dias } from './desafio-5-dias';
import { guiaDigital } from './guia-digital';
import { miniCurso } from './mini-curso';
import { scriptVendas } from './script-vendas';

export const productTypes: readonly ProductType[] = [
  guiaDigital,
  checklist,
  desafio5Dias,
  miniCurso,
  scriptVendas,
];
