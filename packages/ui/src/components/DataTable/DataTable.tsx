'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, Fragment, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../internal/messages/messages';
import type { Total } from '../../internal/pager/countText';
import { actionsColumn, type Column, leastTableWidth, type RowKey } from '../../internal/table/columns';
import { DataTableRows } from '../../internal/table/DataTableRows';
import type { RowProps, TableExtras, TableTool } from '../../internal/table/features';
import * as table from '../../internal/table/table.css';
import { announce } from '../Announcer';
import { type DataTableStatus, resultsText } from './announcement';
import * as styles from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';
import { DataTableCaption } from './DataTableCaption';
import { DataTableHead } from './DataTableHead';
import { DataTableLoading } from './DataTableLoading';
import { type DataTableError, DataTableMessage, MessageRow } from './DataTableMessage';
import { moveBetweenRows } from './moveBetweenRows';
import { markOverflow } from './overflow';
import { resolveColumns } from './resolveColumns';
import { useActionsWidth } from './useActionsWidth';
import { useAnnouncement } from './useAnnouncement';
import { useRowFocus } from './useRowFocus';
import { warnOfWrongProps } from './wrongProps';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** From left to right. */
  columns: readonly Column<Row>[];
  /** The records that are shown, in order. */
  rows: readonly Row[];
  /** What identifies a row: its id. */
  rowKey: (row: Row) => RowKey;
  /** Names the table for assistive technology; it can take focus when the control that had it is gone. */
  caption: string;
  /** Heading above the table. */
  title?: ReactNode;
  /** Level of the heading in the page's outline. @default 2 */
  titleLevel?: 2 | 3 | 4;
  /** What narrows the rows, first in the row of controls above the table: a SearchField. */
  search?: ReactNode;
  /** Buttons at the end of the row above the table: what can be done with the list. */
  actions?: ReactNode;
  /** After what narrows the rows, in place of a button for each tool: a DataTableMenu of them. */
  menu?: (tools: readonly TableTool[]) => ReactNode;
  /** Where the rows are: `refreshing` keeps the old ones on the screen, `error` offers Retry. */
  status: DataTableStatus;
  /** Rows that the loading block stands for: the height of the page to come. @default 20 */
  loadingRows?: number;
  /** Rows that are laid out before the rest is offered; `Infinity` on paper, which takes all. @default 1000 */
  rowsAtOnce?: number;
  /** Records in all, for the announcement; a paginated response fits. */
  total?: Total;
  /** The rows are the result of a search: an empty table then states that nothing matches. @default false */
  filtered?: boolean;
  /** Below 'No data', instead of the standard text. */
  emptyHelp?: ReactNode;
  /** What `status: 'error'` shows. */
  error?: DataTableError;
  /** Offers Retry while `status` is `error`. */
  onRetry?: () => void;
  /** Buttons and menus of one row, in a last column that stays in reach and is not printed. Name the row in each. */
  rowActions?: (row: Row) => ReactNode;
  /** Attributes and handlers of a row: `data-state`, `onClick`. What it does on a click MUST also be a button or a link in the row. */
  rowProps?: (row: Row) => RowProps | undefined;
  /** Below the table: usually a Pagination. */
  pagination?: ReactNode;
  /** The button of the filters, after the search: of `useDataTable`. */
  narrowing?: ReactNode;
  /** What features bring, a button each unless there is a `menu`: of `useDataTable`. */
  tools?: readonly TableTool[];
  /** What features show between the row of controls and the table: of `useDataTable`. */
  bars?: ReactNode;
  /** What features do to rows: of `useDataTable`. */
  extras?: TableExtras<Row>;
}

/**
 * A list of records. Renders a `div` around a native `table` with `caption`, `scope` and fixed column widths; no
 * component, hook or context per cell. Sorting, selection and the like come as columns and props from modules of their own.
 */
export function DataTable<Row>({
  columns: sourceColumns,
  rows,
  rowKey,
  caption,
  title,
  titleLevel = 2,
  search,
  actions,
  menu,
  status,
  loadingRows = 20,
  rowsAtOnce = 1000,
  total,
  filtered = false,
  emptyHelp,
  error = {},
  onRetry,
  rowActions,
  rowProps,
  pagination,
  narrowing,
  tools = noTools,
  bars,
  extras = none,
  className,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: DataTableProps<Row>) {
  const messages = useMessages(dataTableMessages);
  if (process.env.NODE_ENV !== 'production')
    warnOfWrongProps({ columns: sourceColumns, rows, rowKey, caption });
  const [most, setMost] = useState(rowsAtOnce);
  const { rowProps: featureRowProps, stacked, Body = DataTableRows, partial: isPart = false } = extras;
  const shown = useMemo(
    () => (!isPart && rows.length > most ? rows.slice(0, most) : rows),
    [rows, most, isPart],
  );
  const hasRows = (status === 'ready' || status === 'refreshing') && rows.length > 0;
  const captionId = useId();
  const captionRef = useRef<HTMLElement>(null);
  const retry = () => {
    // The button is about to go.
    captionRef.current?.focus();
    onRetry?.();
  };
  const showMore = () => {
    const next = Math.min(most + rowsAtOnce, rows.length);
    if (next === rows.length) captionRef.current?.focus();
    setMost(next);
    announce(messages.shown(next, rows.length));
  };
  const actionsWidth = useActionsWidth(captionRef, hasRows && shown, rowActions);
  const columns = useMemo(() => {
    const actions = rowActions && actionsColumn(messages.actions, rowActions, actionsWidth);
    return resolveColumns(actions ? [...sourceColumns, actions] : sourceColumns);
  }, [sourceColumns, rowActions, actionsWidth, messages.actions]);
  const rowFocus = useRowFocus(shown, rowKey, captionRef);
  const propsOfRow = useMemo(
    () =>
      rowProps && featureRowProps
        ? (row: Row) => ({ ...featureRowProps(row), ...rowProps(row) })
        : (rowProps ?? featureRowProps),
    [rowProps, featureRowProps],
  );
  useAnnouncement(resultsText(messages, status, rows.length, total), rows, rowKey);

  const buttons = menu ? noTools : tools;
  const hasNarrowing = search || narrowing || menu;
  const hasActions = actions || buttons.length > 0;
  const hasFooter = hasRows && columns.some(({ footer }) => footer !== undefined);
  const body = hasRows && (
    <Body
      columns={columns}
      rows={shown}
      rowKey={rowKey}
      rowProps={propsOfRow}
      detail={extras.detail}
      groups={extras.groups}
      stacked={stacked}
    />
  );
  const captionProps = { id: captionId, ref: captionRef, children: caption };
  // Not Heading: a table would carry its four sizes.
  const Title = `h${titleLevel}` as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of what is inside
    <div
      data-density={extras.density}
      data-stacked={stacked && true}
      data-sticky={extras.sticky}
      {...rest}
      data-status={status}
      className={clsx(styles.root, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        moveBetweenRows(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        rowFocus.onFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        rowFocus.onBlur();
      }}
    >
      {(title || hasNarrowing || hasActions) && (
        <div className={table.head} data-search={search ? '' : undefined}>
          {title && <Title className={styles.title}>{title}</Title>}
          {hasNarrowing && (
            <div className={styles.narrowing}>
              {search}
              {narrowing}
              {menu?.(tools)}
            </div>
          )}
          {hasActions && (
            <div className={styles.actionBar}>
              {actions}
              {buttons.map(({ label, button }) => (
                <Fragment key={label}>{button}</Fragment>
              ))}
            </div>
          )}
        </div>
      )}
      {bars}
      <div className={clsx(styles.frame, (!hasRows || shown !== rows) && styles.measured)}>
        {status === 'refreshing' && <div className={styles.progress} />}
        {stacked && <DataTableCaption {...captionProps} as="div" />}
        <div className={table.region} ref={markOverflow}>
          <table
            className={table.table}
            style={{ minInlineSize: leastTableWidth(columns) }}
            {...stacked?.table(captionId)}
            aria-busy={status === 'loading' || status === 'refreshing'}
            aria-rowcount={isPart && hasRows ? rows.length + (hasFooter ? 2 : 1) : undefined}
          >
            {!stacked && <DataTableCaption {...captionProps} as="caption" />}
            <DataTableHead columns={columns} stacked={stacked} rowIndex={isPart && hasRows ? 1 : undefined} />
            {extras.groups && body}
            {(!extras.groups || !hasRows || shown !== rows) && (
              <tbody className={table.rows} {...stacked?.group}>
                {!extras.groups && body}
                {hasRows && shown !== rows && (
                  <MessageRow
                    columns={columns.length}
                    title={messages.shown(shown.length, rows.length)}
                    button={messages.showMore(Math.min(rowsAtOnce, rows.length - shown.length))}
                    onPress={showMore}
                  />
                )}
                {status === 'loading' && <DataTableLoading columns={columns.length} rows={loadingRows} />}
                {!hasRows && status !== 'loading' && (
                  <DataTableMessage
                    columns={columns.length}
                    status={status}
                    filtered={filtered || extras.filtered === true}
                    emptyHelp={emptyHelp}
                    error={error}
                    onRetry={onRetry && retry}
                  />
                )}
              </tbody>
            )}
            {hasFooter && (
              <tfoot className={table.foot} {...stacked?.group}>
                <tr aria-rowindex={isPart ? rows.length + 2 : undefined} {...stacked?.row}>
                  {columns.map((column) => (
                    <td key={column.id} className={column.className} {...stacked?.footer(column)}>
                      {column.footer}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      </div>
      {pagination}
    </div>
  );
}

const none = {};
const noTools: readonly TableTool[] = [];
