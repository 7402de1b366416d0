import { type Column, type PlainValue, type SortDirection, textOf } from '../DataTable/columns';

export interface Sort<Id extends string = string> {
  /** Id of the column that orders the rows. */
  column: Id;
  direction: SortDirection;
}

/** A press on a header: ascending first, then the other way round. */
export const nextSort = <Id extends string>(sort: Sort<Id> | undefined, column: Id): Sort<Id> => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

const missing = (value: PlainValue) => value === undefined || value === null || value === '';

function compare(collator: Intl.Collator, a: PlainValue, b: PlainValue) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/**
 * Rows in the order of `sort`, by the column's `value` or the property that its cell names; a list that a server pages is
 * ordered there instead. Stable; numbers within text count as numbers; missing values are last either way.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  locale = 'en-GB',
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  const read = column && (column.value ?? textOf(column));
  if (!read) return rows;
  const collator = new Intl.Collator(locale, { numeric: true });
  const turn = sort?.direction === 'descending' ? -1 : 1;
  const valued = rows.map((row) => ({ row, value: read(row) }));
  valued.sort((a, b) => {
    const last = Number(missing(a.value)) - Number(missing(b.value));
    return last || (missing(a.value) ? 0 : turn * compare(collator, a.value, b.value));
  });
  return valued.map(({ row }) => row);
}
