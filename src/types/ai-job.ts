import type { Tables } from './database.types';

/** The columns that the tables of all AI tools share. */
export type AiJobRow = Pick<
  Tables<'analises_usuario'>,
  'status' | 'erro' | 'motor' | 'job_id' | 'solicitado_em'
>;

/** Percentages at which the text beside the progress bar changes. */
export type PhaseStart = 0 | 10 | 30 | 50 | 70 | 90;

/** How a tool's progress bar moves and what it says on the way. */
export type ProgressScript = {
  incrementPerSecond: number;
  phases: Readonly<Record<PhaseStart, string>>;
  /** Shown at 100, when the result has arrived. */
  completed: string;
};
