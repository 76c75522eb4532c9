/** Missions and executions advance alike: in order, one active at a time. */
export type StepStatus = 'locked' | 'active' | 'completed';

export type PathStep<Id extends number = number> = { id: Id; status: StepStatus };

function toStatus(value: string | undefined): StepStatus {
  return value === 'active' || value === 'completed' ? value : 'locked';
}

/** One step per id, in order; a step without a record is locked. */
export function toPathSteps<Id extends number>(
  ids: readonly Id[],
  records: readonly { id: number; status: string }[],
): PathStep<Id>[] {
  const statuses = new Map(records.map((record) => [record.id, record.status]));
  return ids.map((id) => ({ id, status: toStatus(statuses.get(id)) }));
}

export type PathSummary<Id extends number> = {
  /** The step to take next; absent when all are completed. */
  active: PathStep<Id> | undefined;
  completed: number;
  total: number;
  /** Rounded, 0 to 100. */
  percent: number;
};

export function summarizePath<Id extends number>(steps: readonly PathStep<Id>[]): PathSummary<Id> {
  const completed = steps.filter((step) => step.status === 'completed').length;
  return {
    active: steps.find((step) => step.status === 'active'),
    completed,
    total: steps.length,
    percent: steps.length === 0 ? 0 : Math.round((completed / steps.length) * 100),
  };
}
