import { clsx } from 'clsx/lite';
import { type ReactNode, type RefObject, useId, useMemo } from 'react';
import { useMessages } from '../../internal/messages/messages';
import {
  actionsColumn,
  type Column,
  leastTableWidth,
  type ResolvedColumn,
  type RowKey,
} from '../../internal/table/columns';
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
import { useActionsWidth } from './useActionsWidth';

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
  const hasRows = (status === 'ready' || status === 'refreshing') && rows.length > 0;
  const hasNote = !hasRows || shown !== rows;
  const columns = useColumns(props.columns, rowActions, captionRef, hasRows && shown);
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
  const captionProps = { id: captionId, ref: captionRef, children: caption };
  return (
    <div className={clsx(styles.frame, hasNote && styles.measured)}>
      {status === 'refreshing' && <div className={styles.progress} />}
      {stacked && <DataTableCaption {...captionProps} as="div" />}
      <div className={table.region} ref={markOverflow}>
        <table
          className={table.table}
          style={{ minInlineSize: leastTableWidth(columns) }}
          {...stacked?.table(captionId)}
          aria-busy={status === 'loading' || status === 'refreshing'}
          aria-rowcount={isPart ? rows.length + (hasFooter ? 2 : 1) : undefined}
        >
          {!stacked && <DataTableCaption {...captionProps} as="caption" />}
          <DataTableHead columns={columns} stacked={stacked} rowIndex={isPart ? 1 : undefined} />
          {groups && body}
          {(!groups || hasNote) && (
            <tbody className={table.rows} {...stacked?.group}>
              {!groups && body}
              {hasNote && <DataTableNote {...props} columns={columns.length} hasRows={hasRows} />}
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
    </div>
  );
}

/** The columns with the one of row actions, as wide as the widest of these. */
function useColumns<Row>(
  source: readonly Column<Row>[],
  rowActions: ((row: Row) => ReactNode) | undefined,
  captionRef: RefObject<HTMLElement | null>,
  shown: readonly Row[] | false,
): readonly ResolvedColumn<Row>[] {
  const { actions } = useMessages(dataTableMessages);
  const width = useActionsWidth(captionRef, shown, rowActions);
  return useMemo(
    () => resolveColumns(rowActions ? [...source, actionsColumn(actions, rowActions, width)] : source),
    [source, rowActions, width, actions],
  );
}
