import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { RowKey } from '../../internal/table/columns';

interface FocusInRow {
  control: HTMLElement;
  table: HTMLTableElement;
  key: RowKey;
  /** Among the controls of its row. */
  place: number;
}

const controlsOf = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea') ?? []),
];

/** The rows of records: not what is open below one, the head of a group, or the room of rows that are out of sight. */
const recordRows = (table: HTMLTableElement) =>
  [...table.tBodies]
    .flatMap((body) => [...body.rows])
    .filter(
      ({ dataset: { detail, gap, group } }) =>
        detail === undefined && gap === undefined && group === undefined,
    );

/** Where a record stands among all: rows that are only rendered in sight carry their index. */
const placeIn = (rows: readonly HTMLTableRowElement[], row: HTMLTableRowElement) =>
  row.dataset.index === undefined ? rows.indexOf(row) : Number(row.dataset.index);

/**
 * The focus on a control of a row goes with its record when the rows are read again and have moved; where that
 * control is gone, to the last one of its row; where the record is gone, to the caption of the table.
 */
export function useRowFocus<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
  caption: RefObject<HTMLElement | null>,
) {
  const inRow = useRef<FocusInRow>(null);

  useLayoutEffect(() => {
    const { current } = inRow;
    if (!current) return;
    const { control, table, key, place } = current;
    const at = rows.findIndex((shown) => rowKey(shown) === key);
    const rendered = recordRows(table);
    const row = rendered.find((other) => placeIn(rendered, other) === at);
    if (control.isConnected && row?.contains(control)) return;
    const controls = controlsOf(row);
    (controls[place] ?? controls.at(-1) ?? caption.current)?.focus();
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLTableRowElement>('tbody > tr');
      const table = row?.closest('table');
      const shown = row && table && rows[placeIn(recordRows(table), row)];
      if (!(target instanceof HTMLElement) || !table || !shown) return;
      inRow.current = { control: target, table, key: rowKey(shown), place: controlsOf(row).indexOf(target) };
    },
    onBlur: () => {
      inRow.current = null;
    },
  };
}
