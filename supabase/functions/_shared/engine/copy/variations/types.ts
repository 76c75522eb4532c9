/** A text on the same subject from another side, before it is scored. */
export type Draft = {
  /** Names the side, for the reader: 'Fala com o público'. */
  angulo: string;
  texto: string;
  /** How near to the seller's own subject: puts it before or after drafts with a like score. */
  closeness?: number;
};
