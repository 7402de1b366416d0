import { Badge } from '@rentsafe/ui/Badge';
import type { Column, DataTableFeature } from '@rentsafe/ui/DataTable';
import type { ReactNode } from 'react';
import * as styles from './RecordList.css';

/** A mark at the name of the record that was just added. */
export function justAdded<Row>(
  rowKey: (row: Row) => number,
  addedId: number | undefined,
): DataTableFeature<Row> {
  type Cell = Column<Row>['cell'];
  // A cell made anew would render its column anew.
  const made = new Map<Cell, Cell>();
  const marked = (cell: Cell): Cell => {
    const known = made.get(cell);
    if (known) return known;
    const content = (row: Row) => (typeof cell === 'function' ? cell(row) : (row[cell] as ReactNode));
    const mark: Cell = (row) =>
      rowKey(row) === addedId ? (
        <>
          {content(row)} <Badge className={styles.added}>New</Badge>
        </>
      ) : (
        content(row)
      );
    made.set(cell, mark);
    return mark;
  };
  return {
    name: 'justAdded',
    order: 30,
    useFeature: (model) =>
      addedId === undefined
        ? model
        : {
            ...model,
            columns: model.columns.map((column) =>
              column.rowHeader ? { ...column, cell: marked(column.cell) } : column,
            ),
          },
  };
}
