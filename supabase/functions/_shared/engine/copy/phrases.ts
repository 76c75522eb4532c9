import { capitalize, fold } from './text.ts';
import type { Subject } from './subject.ts';
import { command } from './verb-phrase.ts';

/** The pieces that every format is built from, chosen once for a subject. */
export type Phrases = {
  /** What the buyer gets to do; the text's own first, then those of the field. */
  actions: string[];
  commands: string[];
  /** ' em 30 dias', with its space, or nothing. */
  time: string;
  /** Each begins with 'mesmo' or 'sem'. */
  qualifiers: string[];
  audiences: string[];
  pains: string[];
  firstSteps: string[];
};

export function phrasesOf(subject: Subject): Phrases {
  const { domain, action, time } = subject;
  const actions = action ? [action] : domain.actions;
  const isTimeSaid = !time || actions.some((phrase) => fold(phrase).includes(fold(time)));
  return {
    actions,
    commands: actions.map(command),
    // The time belongs to what the text itself promises, and to nothing that we add.
    time: action && !isTimeSaid ? ` ${time}` : '',
    qualifiers: preferring(subject.qualifier, domain.objections, action),
    audiences: preferring(subject.audience, domain.audiences, action),
    pains: subject.pain ? [subject.pain] : domain.pains,
    firstSteps: domain.firstSteps,
  };
}

/** The text's own phrase in place of ours; ours without those that repeat the action's words. */
function preferring(own: string | null, ours: string[], action: string | null): string[] {
  if (own) return [own];
  const fresh = ours.filter((phrase) => !action || !sharesWord(phrase, action));
  return fresh.length > 0 ? fresh : ours;
}

function sharesWord(a: string, b: string): boolean {
  const words = new Set(
    fold(a)
      .split(/\W+/)
      .filter((word) => word.length > 4),
  );
  return fold(b)
    .split(/\W+/)
    .some((word) => words.has(word));
}

/** What takes the risk off a buyer, by what is bought; the term is the seller's to fill in. */
export function safetyOf({ product, teaches }: Subject): string {
  if (product?.verb === 'testar') return '[prazo] para testar de graça';
  return teaches ? '[prazo] para pedir o dinheiro de volta' : '[prazo] de garantia';
}

/** Sentence case, one space, one full stop. */
export function sentence(text: string, end = '.'): string {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/,(?=[.,;:!?])/g, '')
    .trim();
  return capitalize(/[.!?…]$/.test(tidy) ? tidy : tidy + end);
}

/** 'tire a CNH sem reprovar', but 'toque em 30 dias, mesmo que…' */
export const qualified = (text: string, qualifier: string) =>
  /^(sem|gastando|pagando|investindo) /.test(qualifier) && !/ sem /.test(text)
    ? `${text} ${qualifier}`
    : `${text}, ${qualifier}`;

/** For lines that stand alone: no full stop. */
export const headline = (text: string) => sentence(text, '');

export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Whether a line trips over itself: one root twice, 'hoje' twice, 'sem…, sem…'. */
export function repeatsItself(line: string): boolean {
  const folded = fold(line);
  if (/\bhoje\b.*\bhoje\b|\bsem\b.*, sem\b|\bmesmo\b.*, mesmo\b/.test(folded)) return true;
  const roots = folded
    .split(/[^a-z]+/)
    .filter((word) => word.length > 4 && !/^(passo|quando|porque|sobre|mesmo|quinze)/.test(word))
    .map((word) => word.slice(0, 5));
  return new Set(roots).size < roots.length;
}
