import { useEffect, useRef } from 'react';
import type { RowKey, Total } from '../DataTable';
import { isSelected, type Selection } from '../DataTableSelection';

interface SelectedRowsOptions<Row> {
  /** What the list is of: rows of another one were never seen. */
  scope: string;
  rows: readonly Row[];
  total: Total | undefined;
  rowKey: (row: Row) => RowKey;
  /** All that match now; undefined where nobody can read them. */
  readAll: (() => Promise<readonly Row[]>) | undefined;
  /** The page that is shown, as it is now. */
  readPage: () => Promise<readonly Row[]>;
}

/** The rows that are selected, as they are now. */
export interface Reading<Row> {
  rows: readonly Row[];
  /** Those that are no longer in the list, as they were seen. */
  gone: readonly Row[];
  /** Those that are not as they were seen. */
  changed: readonly { before: Row; after: Row }[];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Reads the selected rows of all pages when something is done with them: they may have changed since they were ticked. */
export function useSelectedRows<Row>(options: SelectedRowsOptions<Row>) {
  const { scope, rows, total, rowKey, readAll, readPage } = options;
  const isWhole = !total || (!total.isCapped && total.count <= rows.length);
  // As each was last on the screen.
  const seen = useRef({ scope, rows: new Map<RowKey, Row>() });
  useEffect(() => {
    if (seen.current.scope !== scope) seen.current = { scope, rows: new Map() };
    for (const row of rows) seen.current.rows.set(rowKey(row), row);
  }, [scope, rows, rowKey]);

  /** Those that were on the screen. */
  const known = (selection: Selection): Reading<Row> => ({
    ...{ gone: [], changed: [] },
    rows: [...seen.current.rows.values()].filter((row) => isSelected(selection, rowKey(row))),
  });

  /** Rejects where they cannot be read. */
  async function readAnew(selection: Selection): Promise<Reading<Row>> {
    const chosen = (row: Row) => isSelected(selection, rowKey(row));
    const keys = selection.mode === 'some' ? [...selection.keys] : [];
    const here = new Set(rows.map(rowKey));
    const isOfPage = selection.mode === 'some' ? keys.every((key) => here.has(key)) : isWhole && !readAll;
    if (!isOfPage && !readAll) return known(selection);
    let read = isOfPage ? (await readPage()).filter(chosen) : [];
    // On another page, or gone from this one.
    if (readAll && (!isOfPage || read.length < keys.length)) read = (await readAll()).filter(chosen);
    const now = new Set(read.map(rowKey));
    return {
      rows: read,
      gone: keys.flatMap((key) => (now.has(key) ? [] : (seen.current.rows.get(key) ?? []))),
      changed: read.flatMap((after) => {
        const before = seen.current.rows.get(rowKey(after));
        return before === undefined || same(before, after) ? [] : { before, after };
      }),
    };
  }
  /** Whether all of them can be: of all that match, those of other pages were never here. */
  const canRead = ({ mode }: Selection) => mode === 'some' || isWhole || readAll !== undefined;
  return { known, readAnew, canRead };
}
