import { gzipSync } from 'node:zlib';

export function median(values) {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A shuffled copy. `random` gives numbers from 0 to 1. */
export function shuffle(values, random = Math.random) {
  const result = [...values];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}

/** Bytes after gzip -9. */
export const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;
