import { isValidElement, memo, type ReactNode } from 'react';
import { type ResolvedColumn, sameHeads } from './columns';
import * as styles from './DataTable.css';

interface DataTableHeadProps<Row> {
  columns: readonly ResolvedColumn<Row>[];
  /** The rows are cards: elements that are shown otherwise than a table lose what they are. */
  stacked: boolean;
  /** Of all rows, where only some are rendered. */
  rowIndex: number | undefined;
}

/** A header with a button or a checkbox in it, which rows as cards still need. */
const isPressable = (header: ReactNode) => isValidElement(header) && header.type !== 'span';

function Head<Row>({ columns, stacked, rowIndex }: DataTableHeadProps<Row>) {
  const role = (name: string) => (stacked ? { role: name } : undefined);
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
      <thead className={styles.headers} {...role('rowgroup')}>
        <tr
          {...role('row')}
          aria-rowindex={rowIndex}
          data-pressable={(stacked && columns.some(({ header }) => isPressable(header))) || undefined}
        >
          {columns.map(({ id, header, sort, className }) => (
            <th
              key={id}
              scope="col"
              aria-sort={sort}
              className={className}
              {...role('columnheader')}
              data-pressable={(stacked && isPressable(header)) || undefined}
            >
              {header}
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
