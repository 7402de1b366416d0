import { clsx } from 'clsx/lite';
import { memo } from 'react';
import { type ResolvedColumn, sameHeads } from '../../internal/table/columns';
import { columnWidths } from '../../internal/table/columnWidths';
import type { StackedParts } from '../../internal/table/features';
import * as styles from '../../internal/table/table.css';
import { wholeWords } from '../../internal/table/wholeWords';

interface DataTableHeadProps<Row> {
  columns: readonly ResolvedColumn<Row>[];
  stacked: StackedParts | undefined;
  /** Of all rows, where only some are rendered. */
  rowIndex: number | undefined;
  /** What is left goes to the columns whatever their cells hold. */
  even: boolean;
}

function Head<Row>({ columns, stacked, rowIndex, even }: DataTableHeadProps<Row>) {
  const laid = columnWidths(columns, even);
  return (
    <>
      <colgroup>
        {columns.map(({ id, hideBelow, printed = true }, at) => (
          <col
            key={id}
            className={
              clsx(!printed && styles.notPrinted, hideBelow && styles.hideBelow[hideBelow]) || undefined
            }
            style={{ inlineSize: laid[at]?.width }}
          />
        ))}
      </colgroup>
      <thead data-part="head" className={styles.headers} {...stacked?.group}>
        <tr aria-rowindex={rowIndex} {...stacked?.headRow(columns)}>
          {columns.map((column, at) => (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.sort}
              data-pinned={column.pinned}
              className={column.className}
              style={{ ...column.style, minInlineSize: laid[at]?.min }}
              {...stacked?.header(column)}
            >
              {wholeWords(column.header)}
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
    previous.even === next.even &&
    sameHeads(previous.columns, next.columns),
) as typeof Head;
