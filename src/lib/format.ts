import { format, parseISO } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';

/** "20 de nov, 2026" */
export function formatDay(iso: string) {
  return format(parseISO(iso), "d 'de' MMM, yyyy", { locale: ptBR });
}

/** "20/11/2026 às 14:05" */
export function formatMoment(iso: string) {
  return format(parseISO(iso), "dd/MM/yyyy 'às' HH:mm", { locale: ptBR });
}
