import { Badge } from '@rentsafe/ui/Badge';
import type { Column } from '@rentsafe/ui/DataTable';
import { useMemo } from 'react';
import * as styles from './RecordList.css';

/** The columns, with a mark at the name of the record that was just added. */
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
            const content = (row: Row) =>
              typeof cell === 'function' ? cell(row) : String(row[cell as keyof Row] ?? '');
            const value = column.value ?? ((row: Row) => String(content(row)));
            const marked = (row: Row) =>
              rowKey(row) === addedId ? (
                <>
                  {content(row)} <Badge className={styles.added}>New</Badge>
                </>
              ) : (
                content(row)
              );
            return { ...column, value, cell: marked };
          }),
    [columns, rowKey, addedId],
  );
}
