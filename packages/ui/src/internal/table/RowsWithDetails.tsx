import { Fragment } from 'react';
import { renderRow } from './DataTableRows';
import type { TableBodyProps } from './features';
import './rowDetail.css';

/** The rows, each with what stands below it over all columns. */
export function RowsWithDetails<Row>({ rows, detail, ...context }: TableBodyProps<Row>) {
  const { columns, rowKey } = context;
  return rows.map((row, position) => {
    const below = detail?.(row);
    const before = Math.max(
      0,
      columns.findIndex(({ id }) => id === below?.from),
    );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page that is replaced keeps the elements of its rows
      <Fragment key={position}>
        {renderRow(context, row, position)}
        {below && (
          <tr key={`detail ${rowKey(row)}`} data-detail="">
            {before > 0 && <td colSpan={before} />}
            <td id={below.id} colSpan={columns.length - before}>
              {below.content}
            </td>
          </tr>
        )}
      </Fragment>
    );
  });
}
