'use client';

import { clsx } from 'clsx/lite';
import { type ComponentProps, useMemo, useRef } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { type Column, plainValueOf, type RowKey } from '../../internal/table/columns';
import { listWidth } from '../../internal/table/columnWidths';
import { orderedColumns } from '../../internal/table/orderedColumns';
import { visibleColumns } from '../../internal/table/visibleColumns';
import { PrintHeader } from '../Print';
import type { AnyList } from './defineList';
import { ListNotices } from './ListNotices';
import * as styles from './ListPage.css';
import { listPageMessages } from './ListPage.messages';
import { ListTable } from './ListTable';
import { plainErrorText, statusOf, totalOf } from './listAnswer';
import { inWords } from './listFilters';
import type { ListPageProps } from './listPageProps';
import { PrintedRows } from './PrintedRows';
import { useBulkActions } from './useBulkActions';
import { useListExport } from './useListExport';
import { useListItems } from './useListItems';
import { useListTable } from './useListTable';
import { useSelectedRows } from './useSelectedRows';

/**
 * A list of records that a server searches, filters, sorts and pages: with saved views, preferences, selection, bulk actions, print
 * and CSV. Renders a `div`.
 */
export function ListPage<L extends AnyList, Row>(props: ListPageProps<L, Row>) {
  const { list, state, answer, columns, rowKey, label = inWords(list.name).toLowerCase() } = props;
  const { title = capitalised(label), errorText = plainErrorText, onExport, readAll, readPage } = props;
  const messages = useMessages(listPageMessages);
  const paper = useRef<HTMLDivElement>(null);
  const { query, preferences } = state;
  const status = statusOf(answer);
  const rows = answer.rows ?? none;
  const total = totalOf(answer.total);
  const hidden = preferences.hidden ?? none;
  const { order = none } = preferences;
  const ordered = useMemo(() => orderedColumns(columns, order), [columns, order]);
  const shown = useMemo(() => visibleColumns(ordered, hidden), [ordered, hidden]);
  const rowName = useMemo(() => props.rowName ?? nameBy(columns, rowKey), [props.rowName, columns, rowKey]);
  const caption = query.q ? messages.found(title, query.q) : title;
  const pageName = messages.page(caption, query.page);

  const exporting = useListExport<Row>({
    ...{ caption, label, total, errorText, onExport, columns: shown },
    readAll: readAll && ((signal) => readAll(query, signal)),
    readCsv: props.readCsv && ((signal) => props.readCsv?.(query, signal) ?? Promise.resolve('')),
  });
  const selected = useSelectedRows<Row>({
    ...{ scope: state.scope, rows, total, rowKey, readAll: exporting.readAll },
    readPage: async () => (readPage ? readPage(query, new AbortController().signal) : rows),
  });
  const { actions, notice } = useBulkActions({ ...{ props, label, rowName, selected, exporting } });
  const selectable = props.selectable ?? props.bulk !== undefined;
  const table = useListTable({ ...{ props, columns, rows, rowName, total, selectable, actions } });
  const items = useListItems({ ...{ name: pageName, rows, total, paper, exporting, onExport } });
  const { job, onPrinted } = exporting;
  const head = (name: string) => props.paperHead?.(name) ?? <PrintHeader title={name} />;
  const body = props.summary && <div className={styles.summary}>{props.summary}</div>;
  return (
    <div
      {...restOf(props)}
      className={clsx(styles.page, props.className)}
      style={{ maxInlineSize: listWidth(shown), ...props.style }}
    >
      {props.notices}
      <ListNotices
        {...{ list, refused: state.refused }}
        missing={
          query.page > 1 && status === 'ready' && rows.length === 0 && !total?.count ? query.page : undefined
        }
        onFirstPage={() => state.update({})}
      />
      <div ref={paper}>
        {head(pageName)}
        <ListTable
          {...{ props, table, label, caption, status, rows, total, selectable, errorText, body }}
          items={[...items, ...(props.menuItems ?? none)]}
        />
        {props.paperFoot}
      </div>
      {notice}
      {job && (
        <PrintedRows
          {...{
            job,
            hidden,
            columns: ordered,
            rowKey,
            onPrinted,
            foot: props.paperFoot,
            features: props.features ?? none,
          }}
          head={
            <>
              {head(job.name)}
              {body}
            </>
          }
        />
      )}
    </div>
  );
}

/** What is left for the root. */
function restOf<L extends AnyList, Row>(props: ListPageProps<L, Row>): ComponentProps<'div'> {
  const {
    list,
    state,
    answer,
    columns,
    rowKey,
    rowName,
    label,
    rowsLabel,
    title,
    hrefOf,
    onOpen,
    ...others
  } = props;
  const { rowActions, search, narrowing, showFilters, features, summary, ...more } = others;
  const { actions, menuItems, bulk, selectable, isRowSelectable, ...further } = more;
  const { readAll, readPage, readCsv, onExport, ...last } = further;
  const { errorText, empty, noMatch, paperHead, paperFoot, pagination, notices, ...rest } = last;
  return rest;
}

const none: readonly never[] = [];
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function nameBy<Row>(columns: readonly Column<Row>[], rowKey: (row: Row) => RowKey) {
  const column = columns.find(({ rowHeader }) => rowHeader);
  const read = column && plainValueOf(column);
  return (row: Row) => String(read?.(row) || rowKey(row));
}
