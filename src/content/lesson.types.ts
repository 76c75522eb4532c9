/**
 * The vocabulary of a lesson. A lesson is plain data: a new lesson is a new file here and no new
 * component. `components/lesson` holds one renderer per block type, in a record keyed by
 * `Block['type']`, so that a block without a renderer does not compile.
 *
 * Inline text knows one mark: **strong**. Placeholders that the learner fills in stand in
 * [colchetes], in lower case.
 */

export type Copyable = {
  title: string;
  /** When to use it, or what it is for. */
  description?: string;
  /** The exact text that goes to the clipboard. */
  text: string;
};

export type Card = {
  title: string;
  text: string;
  items?: readonly string[];
};

export type Step = {
  title: string;
  text: string;
  /** A detail the learner checks or copies at this step. */
  items?: readonly string[];
  link?: { label: string; href: string };
  copy?: string;
};

export type DesignPreset = {
  name: string;
  description: string;
  /** CSS colours, background first. */
  swatches: readonly string[];
  typography: string;
  traits: readonly string[];
  prompt: string;
};

export type PromptVariant = Copyable & { description: string };

export type ProductType = {
  key: string;
  name: string;
  description: string;
  /** Who it suits and how long it takes. */
  bestFor: string;
  variants: readonly [PromptVariant, PromptVariant, PromptVariant];
};

export type Metric = {
  name: string;
  /** Plain-language meaning. */
  text: string;
  formula: string;
  /** What to aim for, or how to read it. */
  target: string;
};

type Rule = { condition: string; action: string; text: string };

export type Block =
  | { type: 'text'; paragraphs: readonly string[] }
  | { type: 'list'; title?: string; ordered?: boolean; items: readonly string[] }
  | { type: 'cards'; cards: readonly Card[] }
  | { type: 'steps'; steps: readonly Step[] }
  | { type: 'prompts'; prompts: readonly Copyable[] }
  /** A conversation in order: each part is a message ready to send. */
  | { type: 'script'; parts: readonly Copyable[] }
  /** Short phrases in groups, one copy icon each. */
  | { type: 'phrases'; groups: readonly { title: string; phrases: readonly string[] }[] }
  | { type: 'presets'; presets: readonly DesignPreset[] }
  | { type: 'product-types'; types: readonly ProductType[] }
  | { type: 'comparison'; columns: readonly [Card, Card] }
  | {
      type: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
    }
  /** Moments of a video: `at` is a range such as "0-3 s". */
  | {
      type: 'timeline';
      moments: readonly { at: string; title: string; text: string; say?: string }[];
    }
  | { type: 'metrics'; metrics: readonly Metric[] }
  | { type: 'rules'; rules: readonly Rule[] }
  /** The worked example that runs through all lessons. */
  | { type: 'example'; title: string; paragraphs: readonly string[]; copy?: string }
  | { type: 'callout'; tone: 'tip' | 'warning'; title: string; text: string };

export type Section = {
  /** Anchor in the page, kebab-case, unique in the lesson. */
  id: string;
  title: string;
  /** Short name for the anchor bar on a phone. */
  navLabel: string;
  intro?: string;
  blocks: readonly Block[];
};

type Message = { title: string; description: string };

export type Finish = {
  /** Label of the finish button when every item is ticked. */
  label: string;
  /** Label while items are missing, where the button itself says so. */
  incompleteLabel?: string;
  /** Hint under the disabled button, where its label does not say it. */
  incompleteHint?: string;
  pendingLabel: string;
  success: Message;
  /** Toast on failure; without it the failure is logged and shown beside the button. */
  failure?: Message;
};

/** `Key` is the union of the lesson's checklist keys: a key too many or too few does not compile. */
export type Lesson<Key extends string = string> = {
  /** Page heading, e.g. "MISSÃO 1: CRIAR PRODUTO". */
  heading: string;
  /** One sentence under the heading. */
  lead: string;
  objective: string;
  /** How long it takes, e.g. "1 hora", where the lesson promises one. */
  duration?: string;
  /** What will exist when the lesson is done. */
  outcomes: readonly string[];
  sections: readonly Section[];
  checklistTitle: string;
  checklist: Readonly<Record<Key, string>>;
  finish: Finish;
};
