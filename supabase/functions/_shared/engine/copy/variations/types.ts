/** A text on the same subject from another side, before it is scored. */
export interface Draft {
  /** Names the side, for the reader: 'Fala com o público'. */
  angulo: string;
  texto: string;
}
