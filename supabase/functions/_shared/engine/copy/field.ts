import { gapsWith } from './domains/general.ts';
import { domainOf, maybeIn, surelyIn } from './domains/index.ts';
import type { Product } from './product.ts';
import type { Subject } from './subject.ts';
import { type CopyText, fold } from './text.ts';

/** The field, where it is beyond doubt; its public says little about it. */
export function fieldOf(
  folded: string,
  {
    product,
    topic,
    action,
    audience,
    teaches,
  }: Pick<Subject, 'product' | 'topic' | 'action' | 'audience' | 'teaches'>,
): Pick<Subject, 'domain' | 'hasDomain'> {
  const name = product?.name ?? '';
  const isTool = product?.verb === 'testar';
  const offer = {
    said: elsewhere(folded.replace(fold(audience ?? ''), ' ')),
    core: elsewhere([name, topic, action].join(' ')),
    product: name,
    teaches,
  };
  const domain = isTool ? null : surelyIn(offer);
  const hint = isTool ? null : maybeIn(offer);
  return { domain: domain ?? gapsWith(hint, teaches), hasDomain: domain !== null };
}

/** Compost made 'em apartamento' is no matter of estate agents. */
const elsewhere = (text: string) => text.replace(/\bem (apartamentos?|casa|condominios?)\b/g, ' ');

const SELLS_THINGS =
  /\b(vendo|vendemos|faco|fazemos|entrego|entregamos|atendo|atendemos|temos|loja|alug\w+|agende|orcamento|conserto|consulta|sistema|aplicativo|app|assinatura|mensal(idade)?|por mes|teste \d+ dias|sem fidelidade)\b/;

/** 'Reduza sua conta de luz' is a gain, and nothing that one learns. */
const LEARNS =
  /\b(aprend\w+|ensin\w+|como|passo a passo|aulas?|encontros?|do zero|estud\w+|trein\w+|receitas?|exercicios?)\b/;

export function doesTeach(
  { folded }: CopyText,
  product: Product | null,
  action: string | null,
): boolean {
  if (product) return product.verb === 'baixar' || product.verb === 'entrar';
  return (
    action !== null &&
    !SELLS_THINGS.test(folded) &&
    (LEARNS.test(folded) || domainOf(folded) !== null)
  );
}
