import { Badge } from '@rentsafe/ui/Badge';
import type { Column } from '@rentsafe/ui/DataTable';
import { type ReactNode, useMemo } from 'react';
import * as styles from './RecordList.css';

/** The columns for the screen, with a mark at the name of the record that was just added. */
export function useMarked<Row>(
  columns: readonly Column<Row>[],
  rowKey: (row: Row) => number,
  addedId: number | undefined,
): readonly Column<Row>[] {
  return useMemo(
    () =>
      addedId === undefined
        ? columns
        : columns.map((column) => {
            const { rowHeader, cell } = column;
            if (!rowHeader) return column;
            const content = (row: Row) => (typeof cell === 'function' ? cell(row) : (row[cell] as ReactNode));
            const marked = (row: Row) =>
              rowKey(row) === addedId ? (
                <>
                  {content(row)} <Badge className={styles.added}>New</Badge>
                </>
              ) : (
                content(row)
              );
            return { ...column, cell: marked };
          }),
    [columns, rowKey, addedId],
  );
}
