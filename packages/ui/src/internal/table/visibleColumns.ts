import type { Column } from './columns';

/** The columns whose ids are not in `hidden`; where that is all of them, the first stays. */
export function visibleColumns<Shown extends Pick<Column<never>, 'id' | 'rowHeader'>>(
  columns: readonly Shown[],
  hidden: readonly string[],
): readonly Shown[] {
  if (hidden.length === 0) return columns;
  const shown = columns.filter(({ id, rowHeader }) => rowHeader || !hidden.includes(id));
  return shown.length > 0 ? shown : columns.slice(0, 1);
}

/** The names of its rows, and the last column that is left, must stay. */
export function canHide<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
  column: Column<Row>,
) {
  if (column.rowHeader) return false;
  return hidden.includes(column.id) || visibleColumns(columns, hidden).length > 1;
}
