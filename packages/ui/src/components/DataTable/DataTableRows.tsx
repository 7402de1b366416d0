import { Fragment, memo, type ReactNode } from 'react';
import { type ResolvedColumn, type RowKey, sameCells } from './columns';
import { actions } from './DataTable.css';
import type { RowProps } from './features';

export interface DataTableRowsProps<Row> {
  columns: readonly ResolvedColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  rowActions: ((row: Row) => ReactNode) | undefined;
  rowProps: ((row: Row) => RowProps | undefined) | undefined;
}

/** Text holds no state; anything else a function renders belongs to its record. */
const keyed = (content: ReactNode, key: RowKey) =>
  typeof content === 'object' && content !== null ? <Fragment key={key}>{content}</Fragment> : content;

/**
 * The rows are keyed by position: a page that is replaced keeps its elements and only changes their text.
 * What can hold state is keyed by row, so that nothing leaks from one record into another.
 */
function Rows<Row>({ columns, rows, rowKey, rowActions, rowProps }: DataTableRowsProps<Row>): ReactNode {
  return rows.map((row, position) => {
    const key = rowKey(row);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <tr key={position} {...rowProps?.(row)}>
        {columns.map((column) => {
          const content = column.render(row);
          const inside = column.stateless ? content : keyed(content, key);
          // A header without text would head nothing.
          if (column.rowHeader && (content ?? '') !== '') {
            return (
              <th key={column.id} scope="row" className={column.className}>
                {inside}
              </th>
            );
          }
          return (
            <td key={column.id} className={column.className}>
              {inside}
            </td>
          );
        })}
        {rowActions && <td className={actions}>{keyed(rowActions(row), key)}</td>}
      </tr>
    );
  });
}

// The same rows have the same keys: a `rowKey` written in place costs nothing.
export const DataTableRows = memo(
  Rows,
  (previous, next) =>
    previous.rows === next.rows &&
    previous.rowActions === next.rowActions &&
    previous.rowProps === next.rowProps &&
    sameCells(previous.columns, next.columns),
) as typeof Rows;
