import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface Held {
  control: HTMLElement;
  table: HTMLTableElement;
  key: number;
  /** Among the buttons of its row. */
  place: number;
}

const controls = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('button, a[href]') ?? []),
];

/**
 * The focus on a button of a row goes with its record when the rows are read again and have moved; where the record is
 * gone, to the caption of the table. For the table around: `onFocus` and `onBlur`.
 */
export function useRowFocus<Row>(rows: readonly Row[], rowKey: (row: Row) => number) {
  const held = useRef<Held>(null);

  useLayoutEffect(() => {
    const { current } = held;
    if (!current || current.control.isConnected) return;
    const { table, key, place } = current;
    const row = table.tBodies[0]?.rows[rows.findIndex((shown) => rowKey(shown) === key)];
    (controls(row)[place] ?? table.caption)?.focus();
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLTableRowElement>('tbody > tr');
      const table = row?.closest('table');
      const shown = row && rows[row.sectionRowIndex];
      if (!(target instanceof HTMLElement) || !table || !shown) return;
      held.current = { control: target, table, key: rowKey(shown), place: controls(row).indexOf(target) };
    },
    onBlur: () => {
      held.current = null;
    },
  };
}
