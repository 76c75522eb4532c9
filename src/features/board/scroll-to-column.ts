/** Frames without a move after which the column has arrived, and the most that it may take. */
const STEADY_FRAMES = 3;
const MOST_FRAMES = 60;

/** Cards that come into view are measured then, and push the columns about: aims until it stays. */
export function scrollToColumn(column: Element) {
  let steady = 0;
  const aim = (frame: number) => {
    const before = column.getBoundingClientRect().top;
    column.scrollIntoView();
    const hasMoved = Math.abs(column.getBoundingClientRect().top - before) > 1;
    steady = hasMoved ? 0 : steady + 1;
    if (steady < STEADY_FRAMES && frame < MOST_FRAMES) requestAnimationFrame(() => aim(frame + 1));
  };
  aim(1);
}
