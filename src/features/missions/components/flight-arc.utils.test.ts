import { pathUpTo, pointAt } from './flight-arc.utils';

describe('the climb', () => {
  it('starts on the ground and ends in orbit', () => {
    expect(pointAt(0)).toEqual({ x: 36, y: 262 });
    expect(pointAt(1)).toEqual({ x: 440, y: 48 });
  });

  it('only rises: every point is further and higher than the one before', () => {
    const points = Array.from({ length: 20 }, (_, index) => pointAt(index / 19));
    for (const [index, point] of points.slice(1).entries()) {
      const before = points[index];
      expect(before && point.x > before.x && point.y < before.y).toBe(true);
    }
  });

  it('draws from the start to where the learner is', () => {
    expect(pathUpTo(0.5)).toMatch(/^M36\.0 262\.0L/);
    const { x, y } = pointAt(0.5);
    expect(pathUpTo(0.5).endsWith(`L${x.toFixed(1)} ${y.toFixed(1)}`)).toBe(true);
  });
});
