import type { RowKey } from '../../internal/table/columns';

/** Which records are chosen, also those of pages that are not shown. */
export interface Selection {
  /** `some`: the records in `keys`. `all`: every record of the list except those in `keys`. */
  mode: 'some' | 'all';
  /** The rows that are selected; with `mode` `all`, those that are not. */
  keys: ReadonlySet<RowKey>;
}

export const nothingSelected: Selection = { mode: 'some', keys: new Set() };
export const everythingSelected: Selection = { mode: 'all', keys: new Set() };

export const isSelected = ({ mode, keys }: Selection, key: RowKey) => keys.has(key) === (mode === 'some');

/** The selection with these records chosen, or not. */
export function select({ mode, keys }: Selection, changed: readonly RowKey[], chosen: boolean): Selection {
  const next = new Set(keys);
  for (const key of changed) {
    if (chosen === (mode === 'some')) next.add(key);
    else next.delete(key);
  }
  return { mode, keys: next };
}

/** How many of `count` records are chosen: never more than there are. */
export const selectedCount = ({ mode, keys }: Selection, count: number) =>
  mode === 'some' ? Math.min(count, keys.size) : Math.max(0, count - keys.size);
