import { summarizePath, toPathSteps } from './learning-path';

const IDS = [1, 2, 3] as const;

describe('toPathSteps', () => {
  it('keeps the order of the ids and locks what has no record', () => {
    const steps = toPathSteps(IDS, [
      { id: 2, status: 'active' },
      { id: 1, status: 'completed' },
    ]);
    expect(steps).toEqual([
      { id: 1, status: 'completed' },
      { id: 2, status: 'active' },
      { id: 3, status: 'locked' },
    ]);
  });

  it('locks a status it does not know', () => {
    expect(toPathSteps([1], [{ id: 1, status: 'outro' }])).toEqual([{ id: 1, status: 'locked' }]);
  });
});

describe('summarizePath', () => {
  it('finds the first active step and rounds the percentage', () => {
    const steps = toPathSteps(IDS, [
      { id: 1, status: 'completed' },
      { id: 2, status: 'active' },
    ]);
    expect(summarizePath(steps)).toEqual({
      active: { id: 2, status: 'active' },
      completed: 1,
      total: 3,
      percent: 33,
    });
  });

  it('has no active step when everything is completed', () => {
    const steps = toPathSteps(
      IDS,
      IDS.map((id) => ({ id, status: 'completed' })),
    );
    expect(summarizePath(steps)).toMatchObject({ active: undefined, percent: 100 });
  });

  it('is at zero with nothing to do', () => {
    expect(summarizePath([])).toMatchObject({ completed: 0, total: 0, percent: 0 });
  });
});
