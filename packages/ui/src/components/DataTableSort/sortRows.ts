import { type Column, type PlainValue, plainValueOf, type SortDirection } from '../../internal/table/columns';

/** How rows are ordered. */
export interface Sort {
  /** Id of the column that orders the rows. */
  column: string;
  /** From the smallest or from the largest. */
  direction: SortDirection;
}

/** Restored from somewhere: an order it is, or none. */
export const isSort = (value: unknown): value is Sort => {
  const { column, direction } = (value ?? {}) as Partial<Sort>;
  return typeof column === 'string' && (direction === 'ascending' || direction === 'descending');
};

/** A press on a header: ascending first, then the other way round. */
export const nextSort = (sort: Sort | undefined, column: string): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

const missing = (value: PlainValue) =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

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
  const read = column && plainValueOf(column);
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
