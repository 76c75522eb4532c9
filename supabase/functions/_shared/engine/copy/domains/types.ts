/** What sellers of one field know: what buyers want, dread and doubt, in their own words. */
export type Domain = {
  id: string;
  /** Concrete words of the field, for folded text. */
  words: RegExp;
  /** What the buyer gets to do; each begins with an infinitive. */
  actions: string[];
  /** What the buyer is tired of; each begins with an infinitive. */
  pains: string[];
  /** Begins with 'mesmo' or 'sem'. */
  objections: string[];
  /** Fits after 'para'. */
  audiences: string[];
  /** Buyers choose a thing or a service; they do not learn or practise. */
  isPurchase?: true;
  /** One small thing to do today; begins with an infinitive. */
  firstSteps: string[];
};
