/** The box in which a signature is drawn, whatever its size on the screen. */
export const BOX = { width: 600, height: 200 } as const;

/** So long at most, as text: far more than a name takes. */
export const MAX_LENGTH = 8000;

/** Nearer points than this, in the units of the box, show no difference. */
const MIN_DISTANCE = 3;

export interface Point {
  x: number;
  y: number;
}

const within = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max));

/** Where a pointer is in the box, from where it is on the screen. */
export const pointIn = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => ({
  x: within(((clientX - left) / (width || BOX.width)) * BOX.width, BOX.width),
  y: within(((clientY - top) / (height || BOX.height)) * BOX.height, BOX.height),
});

const lastOf = (path: string): Point | undefined => {
  const found = /(\d+) (\d+)$/.exec(path);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : undefined;
};

/** The path with a stroke begun: a dot until it goes on. */
export const begun = (path: string, { x, y }: Point): string =>
  path.length > MAX_LENGTH - 30 ? path : `${path}M${x} ${y}L${x} ${y}`;

/** The path with its last stroke drawn on; the same where that would show no difference, or be too long. */
export function drawnTo(path: string, { x, y }: Point): string {
  const last = lastOf(path);
  if (!last || path.length > MAX_LENGTH - 10) return path;
  return Math.hypot(last.x - x, last.y - y) < MIN_DISTANCE ? path : `${path}L${x} ${y}`;
}
