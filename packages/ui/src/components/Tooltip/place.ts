/** The side of the control, as one sees it. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Size = Pick<Box, 'width' | 'height'>;

/** Pixels to the control and, at least, to the edges of the window. */
const gap = 6;
const margin = 8;

const opposite = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const;

/** Where a box of `size` stands, in pixels of the window: centred at a side of `anchor`, at the opposite one where it would not fit. */
export function place(anchor: Box, size: Size, view: Size, side: Side): { left: number; top: number } {
  const room = {
    top: anchor.top,
    left: anchor.left,
    bottom: view.height - anchor.top - anchor.height,
    right: view.width - anchor.left - anchor.width,
  };
  const isVertical = side === 'top' || side === 'bottom';
  const needed = (isVertical ? size.height : size.width) + gap + margin;
  const to = room[side] < needed && room[opposite[side]] > room[side] ? opposite[side] : side;
  const left = {
    left: anchor.left - gap - size.width,
    right: anchor.left + anchor.width + gap,
    top: anchor.left + (anchor.width - size.width) / 2,
  };
  const top = {
    top: anchor.top - gap - size.height,
    bottom: anchor.top + anchor.height + gap,
    left: anchor.top + (anchor.height - size.height) / 2,
  };
  const within = (start: number, length: number, end: number) =>
    Math.max(margin, Math.min(start, end - length - margin));
  return {
    left: within(to === 'left' || to === 'right' ? left[to] : left.top, size.width, view.width),
    top: within(to === 'top' || to === 'bottom' ? top[to] : top.left, size.height, view.height),
  };
}
