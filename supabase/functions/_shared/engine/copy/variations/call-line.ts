import { hasGap } from '../domains/general.ts';
import { type Product, withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { fold } from '../text.ts';
import { command, whileDoing } from '../verb-phrase.ts';

const PLACES = /^(clube|grupo|comunidade|programa|mentoria)\b/;
const DATES = /^(workshop|webinar|evento|imersao|aula|oficina|bootcamp|desafio)\b/;

const CALLS: Record<Product['verb'], (product: string, step: string) => string> = {
  baixar: (product, step) => `Baixe ${product} e comece hoje${step}`,
  entrar: (product, step) => `Comece ${product} hoje${step && ','}${step}`,
  testar: (product, step) => `Teste ${product} hoje${step && ','}${step}`,
  agendar: (product) => `Agende ${product} e leve a sua maior dúvida`,
  receber: (product) => `Peça ${product} hoje e veja de perto`,
};

/** The last line of a copy whose seller wrote none. */
export function callOf({ product, hasDomain, teaches }: Subject, step: string): string {
  if (!product) {
    return hasDomain && !hasGap(step)
      ? `Comece hoje: ${command(step)}`
      : 'Chame no [WhatsApp ou telefone] e peça [o que a pessoa recebe primeiro]';
  }
  const name = fold(product.name);
  const it = withThe(product);
  if (PLACES.test(name)) return `Entre n${it} hoje e comece por [o primeiro encontro ou entrega]`;
  if (DATES.test(name)) return `Reserve o seu lugar n${it} até [data]`;
  return CALLS[product.verb](it, teaches && hasDomain ? ` ${whileDoing(step)}` : '');
}
