import { Fragment } from 'react';
import { renderRow } from '../../internal/table/DataTableRows';
import type { TableBodyProps } from '../../internal/table/features';

/** The rows, each with what is open below it. */
export function ExpandableRows<Row>({ rows, detail, ...context }: TableBodyProps<Row>) {
  const { columns, rowKey } = context;
  return rows.map((row, position) => {
    const below = detail?.(row);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page that is replaced keeps the elements of its rows
      <Fragment key={position}>
        {renderRow(context, row, position)}
        {below && (
          <tr key={`detail ${rowKey(row)}`} data-detail="">
            <td id={below.id} colSpan={columns.length}>
              {below.content}
            </td>
          </tr>
        )}
      </Fragment>
    );
  });
}
