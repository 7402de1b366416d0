import { clsx } from 'clsx/lite';
import { type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { actionsColumn, type Column, type ResolvedColumn, type RowKey } from '../../internal/table/columns';
import { MANY } from '../../internal/table/columnWidths';
import { DataTableRows } from '../../internal/table/DataTableRows';
import type { RowProps, TableExtras } from '../../internal/table/features';
import * as table from '../../internal/table/table.css';
import * as styles from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';
import { DataTableCaption } from './DataTableCaption';
import { DataTableFoot } from './DataTableFoot';
import { DataTableHead } from './DataTableHead';
import { DataTableNote, type DataTableNoteProps } from './DataTableNote';
import { markOverflow } from './overflow';
import { resolveColumns } from './resolveColumns';
import { useWidth } from './useWidth';

interface DataTableFrameProps<Row> extends Omit<DataTableNoteProps<Row>, 'columns' | 'hasRows'> {
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  caption: string;
  captionRef: RefObject<HTMLElement | null>;
  rowActions: ((row: Row) => ReactNode) | undefined;
  rowProps: ((row: Row) => RowProps | undefined) | undefined;
  extras: TableExtras<Row>;
}

/** The table, and what stands in place of its rows. */
export function DataTableFrame<Row>(props: DataTableFrameProps<Row>) {
  const { rows, shown, rowKey, caption, captionRef, status, rowActions, rowProps, extras } = props;
  const { rowProps: featureRowProps, stacked, groups, Body = DataTableRows, partial = false } = extras;
  const captionId = useId();
  const hasRows = status !== 'loading' && status !== 'forbidden' && rows.length > 0;
  const isFailed = status === 'error';
  const hasNote = !hasRows || isFailed || shown !== rows;
  const columns = useColumns(props.columns, rowActions);
  const propsOfRow = useMemo(
    () =>
      rowProps && featureRowProps
        ? (row: Row) => ({ ...featureRowProps(row), ...rowProps(row) })
        : (rowProps ?? featureRowProps),
    [rowProps, featureRowProps],
  );

  const hasFooter = hasRows && columns.some(({ footer }) => footer !== undefined);
  const isPart = partial && hasRows;
  const body = hasRows && (
    <Body
      {...{ columns, rowKey, groups, stacked }}
      rows={shown}
      rowProps={propsOfRow}
      detail={extras.detail}
    />
  );
  const frameRef = useRef<HTMLDivElement>(null);
  useWidth(frameRef, extras.onWidth);
  const captionProps = { id: captionId, ref: captionRef, children: caption };
  return (
    <div ref={frameRef} className={clsx(styles.frame, hasNote && styles.measured)}>
      {status === 'refreshing' && <div className={styles.progress} />}
      {stacked && <DataTableCaption {...captionProps} as="div" />}
      <div className={table.region} ref={markOverflow}>
        <table
          className={clsx(table.table, columns.length >= MANY && table.tight)}
          {...stacked?.table(captionId)}
          aria-busy={status === 'loading' || status === 'refreshing'}
          aria-rowcount={isPart ? rows.length + (hasFooter ? 2 : 1) : undefined}
        >
          {!stacked && <DataTableCaption {...captionProps} as="caption" />}
          <DataTableHead {...{ columns, stacked }} even={isPart} rowIndex={isPart ? 1 : undefined} />
          {isFailed && hasRows && (
            <tbody {...stacked?.group}>
              <DataTableNote {...props} columns={columns.length} hasRows={false} />
            </tbody>
          )}
          {groups && body}
          {(!groups || hasNote) && (
            <tbody data-part="rows" className={table.rows} {...stacked?.group}>
              {!groups && body}
              {hasNote && !(isFailed && hasRows) && (
                <DataTableNote {...props} columns={columns.length} hasRows={hasRows} />
              )}
            </tbody>
          )}
          {hasFooter && (
            <DataTableFoot
              columns={columns}
              stacked={stacked}
              rowIndex={partial ? rows.length + 2 : undefined}
            />
          )}
        </table>
      </div>
      {extras.overlay}
    </div>
  );
}

/** The columns with the one of row actions. */
function useColumns<Row>(
  source: readonly Column<Row>[],
  rowActions: ((row: Row) => ReactNode) | undefined,
): readonly ResolvedColumn<Row>[] {
  const { actions } = useMessages(dataTableMessages);
  return useMemo(
    () => resolveColumns(rowActions ? [...source, actionsColumn(actions, rowActions)] : source),
    [source, rowActions, actions],
  );
}
