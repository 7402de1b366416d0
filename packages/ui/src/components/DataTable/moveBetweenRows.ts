import type { KeyboardEvent } from 'react';

const control = 'button:not([aria-haspopup], [role="combobox"]), a[href], input[type="checkbox"]';

/**
 * In a table whose rows have buttons: Up and Down go to the same button of the row above or below, Home and End to that
 * of the first and last row. Every button stays in the order of Tab: the table is no grid.
 */
export function moveBetweenRows(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.matches(control)) return;
  const row = target.closest<HTMLTableRowElement>('tbody > tr');
  const table = row?.closest('table');
  if (!row || !table || !event.currentTarget.contains(row)) return;
  const rows = [...table.tBodies]
    .flatMap((body) => [...body.rows])
    .filter((other) => other === row || (other.dataset.closed === undefined && other.querySelector(control)));
  const place = [...row.querySelectorAll(control)].indexOf(target);
  const at = rows.indexOf(row);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const controls = rows[to]?.querySelectorAll<HTMLElement>(control);
  controls?.[Math.min(place, controls.length - 1)]?.focus();
}
