import type { Column } from '../DataTable/columns';

/** The columns whose ids are not in `hidden`. */
export const visibleColumns = <Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
): readonly Column<Row>[] => (hidden.length ? columns.filter(({ id }) => !hidden.includes(id)) : columns);

/** The names of its rows, and the last column that is left, must stay. */
export function canHide<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
  column: Column<Row>,
) {
  if (column.rowHeader) return false;
  return hidden.includes(column.id) || visibleColumns(columns, hidden).length > 1;
}
