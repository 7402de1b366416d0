/** Rows of a repeater by stable id, in order. The row removed last stays in its place until it cannot come back. */
export interface RowList {
  ids: readonly string[];
  /** The one row that `undo` can bring back. */
  removed: string | null;
  /** Rows made so far: an id is never used twice. */
  created: number;
}

const rowId = (number: number) => `row-${number}`;

/** A list of `count` rows. */
export function startRows(count: number): RowList {
  return { ids: Array.from({ length: count }, (_, at) => rowId(at + 1)), removed: null, created: count };
}

/** The ids of the rows that count, in order. */
export const visibleRows = ({ ids, removed }: RowList): readonly string[] =>
  ids.filter((id) => id !== removed);

/** A row at the end. */
export function addRow({ ids, removed, created }: RowList): RowList {
  return { ids: [...ids, rowId(created + 1)], removed, created: created + 1 };
}

/** Takes a row out; the one taken out before it is gone for good. */
export function removeRow(list: RowList, id: string): RowList {
  return { ...list, ids: visibleRows(list), removed: id };
}

/** Puts the row removed last back in its place. */
export const undoRemoval = (list: RowList): RowList => ({ ...list, removed: null });

/** A row changes places with the one before it, or after; at the end of the list nothing changes. */
export function moveRow(list: RowList, id: string, direction: 'up' | 'down'): RowList {
  const rows = visibleRows(list);
  const at = rows.indexOf(id);
  const other = rows[at + (direction === 'up' ? -1 : 1)];
  if (at < 0 || other === undefined) return list;
  const swapped = new Map([
    [id, other],
    [other, id],
  ]);
  return { ...list, ids: list.ids.map((row) => swapped.get(row) ?? row) };
}

/** Where focus goes when a row is taken out: the next row, else the one before, else nowhere (null). */
export function neighbour(list: RowList, id: string): string | null {
  const rows = visibleRows(list);
  const at = rows.indexOf(id);
  return rows[at + 1] ?? rows[at - 1] ?? null;
}

/** The rows of the start again; those added since are gone. */
export const restartRows = ({ created }: RowList, count: number): RowList => ({
  ...startRows(count),
  created,
});

/** The place of a row among those that count, from 0; undefined for the removed one. */
export function placeOf(list: RowList, id: string): number | undefined {
  const at = visibleRows(list).indexOf(id);
  return at < 0 ? undefined : at;
}

/** A field of a row under the list's name, as a schema nests it: `parts[1].price`. */
export const nestedName = (list: RowList, id: string, name: string, field: string): string =>
  `${name}[${placeOf(list, id) ?? 'removed'}].${field}`;

/** What stands at the end of every name in a row: `_1` for the first; the removed row has no number. */
export function rowSuffix(list: RowList, id: string): string {
  const at = placeOf(list, id);
  return at === undefined ? '_removed' : `_${at + 1}`;
}
