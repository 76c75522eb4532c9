import { format, parseISO } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';

/** "20 de nov, 2026" */
export function formatDay(iso: string) {
  return format(parseISO(iso), "d 'de' MMM, yyyy", { locale: ptBR });
}
