import { Fragment, memo, type ReactNode, type RefAttributes } from 'react';
import { type RowKey, sameCells, type TableColumn } from './columns';
import type { RowProps, TableBodyProps } from './features';

/** Text holds no state; anything else a function renders belongs to its record. */
const keyed = (content: ReactNode, key: RowKey) =>
  typeof content === 'object' && content !== null ? <Fragment key={key}>{content}</Fragment> : content;

/** Whether nothing may be shown: what a function renders only the browser knows. Buttons and checkboxes may be none. */
const needsDash = (content: ReactNode, { actions, control }: TableColumn<never>) =>
  !actions && !control && ((typeof content !== 'string' && typeof content !== 'number') || content === '');

/**
 * The rows are keyed by position: a page that is replaced keeps its elements and only changes their text.
 * What can hold state is keyed by row, so that nothing leaks from one record into another.
 */
const Rows = <Row,>({ rows, ...rest }: TableBodyProps<Row>): ReactNode =>
  rows.map((row, position) => renderRow(rest, row, position));

type RowContext<Row> = Omit<TableBodyProps<Row>, 'rows' | 'detail' | 'groups'>;

/** A row, by its key among the others; `attributes` come after its own. */
export function renderRow<Row>(
  context: RowContext<Row>,
  row: Row,
  position: RowKey,
  attributes?: RowProps & RefAttributes<HTMLTableRowElement>,
) {
  const { columns, rowKey, rowProps, stacked } = context;
  const key = rowKey(row);
  return (
    <tr key={position} {...stacked?.row} {...rowProps?.(row)} {...attributes}>
      {columns.map((column) => {
        const content = column.render(row);
        const inside = column.stateless ? content : keyed(content, key);
        // A header without text would head nothing.
        const Cell = column.rowHeader && (content ?? '') !== '' ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={Cell === 'th' ? 'row' : undefined}
            className={column.className}
            style={column.style}
            data-dash={needsDash(content, column) ? '' : undefined}
            {...stacked?.cell(column, Cell === 'th')}
          >
            {inside}
          </Cell>
        );
      })}
    </tr>
  );
}

// The same rows have the same keys: a `rowKey` written in place costs nothing.
export const DataTableRows = memo(
  Rows,
  (previous, next) =>
    previous.rows === next.rows &&
    previous.rowProps === next.rowProps &&
    previous.stacked === next.stacked &&
    sameCells(previous.columns, next.columns),
) as typeof Rows;
