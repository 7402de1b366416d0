import { memo } from 'react';
import { type ResolvedColumn, sameHeads } from '../../internal/table/columns';
import type { StackedParts } from '../../internal/table/features';
import * as styles from '../../internal/table/table.css';

interface DataTableHeadProps<Row> {
  columns: readonly ResolvedColumn<Row>[];
  stacked: StackedParts | undefined;
  /** Of all rows, where only some are rendered. */
  rowIndex: number | undefined;
}

function Head<Row>({ columns, stacked, rowIndex }: DataTableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {columns.map(({ id, width, printed = true }) => (
          <col
            key={id}
            className={printed ? undefined : styles.notPrinted}
            style={width && { inlineSize: width }}
          />
        ))}
      </colgroup>
      <thead className={styles.headers} {...stacked?.group}>
        <tr aria-rowindex={rowIndex} {...stacked?.headRow(columns)}>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.sort}
              className={column.className}
              {...stacked?.header(column)}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** The widths and the headers of the columns. Other rows and other cells leave them as they are. */
export const DataTableHead = memo(
  Head,
  (previous, next) =>
    previous.stacked === next.stacked &&
    previous.rowIndex === next.rowIndex &&
    sameHeads(previous.columns, next.columns),
) as typeof Head;
