import { progressPhases } from '@/content/progress-phases';
import { phaseMessage, progressAt } from './job-progress';

describe('progressAt', () => {
  it.each([
    [0, 1.11, 0],
    [1_000, 1.11, 1.11],
    [45_000, 1.11, 49.95],
    [30_000, 1.67, 50.1],
  ])('after %i ms at %f a second is %f', (elapsed, increment, expected) => {
    expect(progressAt(elapsed, increment)).toBeCloseTo(expected);
  });

  it('never reaches 100 without a result', () => {
    expect(progressAt(90_000, 1.67)).toBe(99);
  });

  it('jumps to 100 with the result, but only once it has moved', () => {
    expect(progressAt(1_000, 1.11, true)).toBe(100);
    expect(progressAt(0, 1.11, true)).toBe(0);
  });

  it('stays at 0 when the clock runs backwards', () => {
    expect(progressAt(-5_000, 1.11)).toBe(0);
  });
});

describe.each(Object.entries(progressPhases))('phases of %s', (_tool, script) => {
  it.each([
    [0, 0],
    [9.99, 0],
    [10, 10],
    [29.9, 10],
    [30, 30],
    [50, 50],
    [70, 70],
    [90, 90],
    [99, 90],
  ] as const)('at %f percent shows the text of %i', (progress, start) => {
    expect(phaseMessage(progress, script)).toBe(script.phases[start]);
  });

  it('says that it is done at 100', () => {
    expect(phaseMessage(100, script)).toBe(script.completed);
  });

  it('has a text of its own for each phase', () => {
    expect(new Set(Object.values(script.phases)).size).toBe(6);
  });
});
