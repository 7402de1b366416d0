/** Of the toast's width. */
const threshold = 0.11;
/** Pixels per millisecond. */
const velocity = 0.11;
/** Pixels before a press counts as a swipe and not as a click. */
export const slop = 8;

/** Whether a swipe over `distance` px of a toast `width` px wide in `elapsed` ms sends the toast away. */
export function dismisses(distance: number, width: number, elapsed: number): boolean {
  const far = Math.abs(distance);
  return far > slop && (far >= threshold * width || far / elapsed > velocity);
}
