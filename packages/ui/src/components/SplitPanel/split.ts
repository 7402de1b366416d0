/** Percent of the width that the first panel has, at least and at most. */
export const LEAST = 20;
export const MOST = 80;
const STEP = 5;

export const bounded = (percent: number) => Math.round(Math.min(MOST, Math.max(LEAST, percent)));

/** The size that a key asks for, from `current`; undefined where the key means nothing. */
export function sizeByKey(key: string, current: number, isRtl: boolean): number | undefined {
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return bounded(current + STEP);
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return bounded(current - STEP);
  if (key === 'Home') return LEAST;
  if (key === 'End') return MOST;
  return undefined;
}

/** Where the pointer is within the panels, in percent from their start. */
export function sizeAt(clientX: number, { left, width }: { left: number; width: number }, isRtl: boolean) {
  const share = width === 0 ? 0 : ((clientX - left) / width) * 100;
  return isRtl ? 100 - share : share;
}

/** What a drag ends in: the first panel is hidden where it is dragged to less than half of the least. */
export const released = (percent: number) =>
  percent < LEAST / 2 ? { collapsed: true } : { collapsed: false, size: bounded(percent) };
