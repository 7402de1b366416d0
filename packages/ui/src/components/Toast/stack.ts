/** Toasts that show at once; older ones queue behind them. */
export const visibleToasts = 3;

export interface Place {
  id: string;
  /** 0 is the newest, in front. */
  index: number;
  /** Pixels from the top of the region when all stand under each other. */
  offset: number;
  height: number;
}

/** Where each visible toast stands, and how tall they are together, from their measured heights in px. */
export function stack(ids: readonly string[], heights: ReadonlyMap<string, number>, gap: number) {
  let total = 0;
  const places = ids.slice(0, visibleToasts).map((id, index): Place => {
    const offset = total + index * gap;
    const height = heights.get(id) ?? 0;
    total += height;
    return { id, index, offset, height };
  });
  return { places, height: total + Math.max(0, places.length - 1) * gap };
}
