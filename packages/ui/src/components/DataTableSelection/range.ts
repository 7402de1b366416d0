import type { RowKey } from '../../internal/table/columns';

/** The keys between two, both included, in the order of the list; `to` alone where the other is not in it. */
export function rangeTo(keys: readonly RowKey[], from: RowKey | null, to: RowKey): readonly RowKey[] {
  const [start, end] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
