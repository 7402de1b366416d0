'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useMessages } from '../../internal/messages/messages';
import type { Total } from '../../internal/pager/countText';
import type { Column, RowKey } from '../../internal/table/columns';
import type { RowProps, TableExtras, TableTool } from '../../internal/table/features';
import { type DataTableStatus, resultsText } from './announcement';
import * as styles from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';
import { DataTableBar } from './DataTableBar';
import { DataTableFrame } from './DataTableFrame';
import type { DataTableError } from './DataTableMessage';
import { moveBetweenRows } from './moveBetweenRows';
import { useAnnouncement } from './useAnnouncement';
import { useRowFocus } from './useRowFocus';
import { useShownRows } from './useShownRows';
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
  /** Records in all, for the announcement. */
  total?: Total;
  /** The rows are the result of a search: an empty table then states that nothing matches. @default false */
  filtered?: boolean;
  /** Below 'No data', instead of the standard text. */
  emptyHelp?: ReactNode;
  /** What `status: 'error'` shows. */
  error?: DataTableError;
  /** Offers Retry while `status` is `error`. */
  onRetry?: () => void;
  /** Offers the last page where `total` says that the page is beyond the end of the list. */
  onLastPage?: (() => void) | undefined;
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
  columns,
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
  error = none,
  onRetry,
  onLastPage,
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
  if (process.env.NODE_ENV !== 'production') warnOfWrongProps({ columns, rows, rowKey, caption });
  const captionRef = useRef<HTMLElement>(null);
  const shownRows = useShownRows(rows, {
    ...{ atOnce: rowsAtOnce, captionRef },
    all: extras.partial ?? false,
  });
  const rowFocus = useRowFocus(shownRows.shown, rowKey, captionRef);
  const { results = rows } = extras;
  const beyond = (total?.count ?? 0) > results.length;
  useAnnouncement(resultsText(messages, { status, shown: results.length, total, beyond }), results, rowKey);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of what is inside
    <div
      data-density={extras.density}
      data-stacked={extras.stacked && true}
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
      <DataTableBar {...{ title, titleLevel, search, narrowing, menu, actions, tools }} />
      {bars}
      <DataTableFrame
        {...{ columns, rows, rowKey, caption, captionRef, status, loadingRows, error, extras }}
        {...{ emptyHelp, onRetry, onLastPage, rowActions, rowProps, beyond }}
        {...shownRows}
        filtered={filtered || extras.filtered === true}
      />
      {pagination}
    </div>
  );
}

const none = {};
const noTools: readonly TableTool[] = [];
