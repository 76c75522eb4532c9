type Point = { x: number; y: number };

/** The climb, in the drawing's own 480 × 300 units: a cubic Bézier from the ground to orbit. */
const CURVE: readonly [Point, Point, Point, Point] = [
  { x: 36, y: 262 },
  { x: 190, y: 258 },
  { x: 340, y: 190 },
  { x: 440, y: 48 },
];

/** Steps in which a stretch of the curve is drawn: below half a unit each. */
const SAMPLES = 48;

export function pointAt(t: number): Point {
  const u = 1 - t;
  const weights = [u ** 3, 3 * u ** 2 * t, 3 * u * t ** 2, t ** 3];
  return CURVE.reduce(
    (sum, point, index) => {
      const weight = weights[index] ?? 0;
      return { x: sum.x + point.x * weight, y: sum.y + point.y * weight };
    },
    { x: 0, y: 0 },
  );
}

/** SVG path of the curve from the ground up to `t` (0 to 1). */
export function pathUpTo(t: number) {
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => pointAt((t * index) / SAMPLES));
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
