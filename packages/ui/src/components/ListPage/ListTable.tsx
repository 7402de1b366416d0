import type { ReactNode } from 'react';
import { RefreshCw } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { countText, type Total } from '../../internal/pager/countText';
import { DataTable, type DataTableState, type DataTableStatus } from '../DataTable';
import { IconButton } from '../IconButton';
import { Pagination } from '../Pagination';
import { SearchField } from '../SearchField';
import type { AnyList } from './defineList';
import { ListMenuButton } from './ListMenuButton';
import * as styles from './ListPage.css';
import { listPageMessages } from './ListPage.messages';
import { type ErrorText, errorTextOf, lastPageOf } from './listAnswer';
import type { ListPageProps, ListSearch } from './listPageProps';
import { rowOpening } from './rowLinks';
import type { ListMenuItem } from './useListItems';

export interface ListTableProps<L extends AnyList, Row> {
  props: ListPageProps<L, Row>;
  table: DataTableState<Row>;
  /** What the rows are, in the plural. */
  label: string;
  caption: string;
  status: DataTableStatus;
  rows: readonly Row[];
  total: Total | undefined;
  selectable: boolean;
  errorText: ErrorText;
  /** What the menu offers beside the tools of the table. */
  items: readonly ListMenuItem[];
  /** What all that match come to. */
  body: ReactNode;
}

/** A list with its search, its menu and its pager. */
export function ListTable<L extends AnyList, Row>(own: ListTableProps<L, Row>) {
  const { props, table, label, caption, status, items } = own;
  const { state, answer, actions, hrefOf, onOpen, rowActions } = props;
  const messages = useMessages(listPageMessages);
  const { query } = state;
  const lastPage = lastPageOf(own.total, query.pageSize) ?? 0;
  const isNarrowed = query.q !== '' || Object.values(query.filters).some((value) => value !== undefined);
  return (
    <DataTable
      {...table}
      {...{ caption, status, actions }}
      search={<Narrowing {...own} />}
      menu={(tools) => (
        <>
          {answer.retry && <Refresh isRefreshing={status === 'refreshing'} onRefresh={answer.retry} />}
          <ListMenuButton tools={tools} items={items} />
        </>
      )}
      bars={<Bars {...own} />}
      filtered={isNarrowed}
      emptyHelp={isNarrowed ? <NoMatch {...own} /> : props.empty}
      error={{
        title: query.q ? messages.searchFailed(query.q) : messages.failed(label),
        help: answer.error ? errorTextOf(answer.error, own.errorText) : undefined,
      }}
      {...(answer.retry && { onRetry: answer.retry })}
      {...(lastPage > 0 && { onLastPage: () => state.update({ page: lastPage } as never) })}
      {...(rowActions && { rowActions })}
      {...((hrefOf || onOpen) && { rowProps: rowOpening(onOpen) })}
      pagination={props.pagination ?? <Pages {...own} />}
    />
  );
}

interface RefreshProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

function Refresh({ isRefreshing, onRefresh }: RefreshProps) {
  const messages = useMessages(listPageMessages);
  return (
    <IconButton label={messages.refresh} pending={isRefreshing} onClick={() => onRefresh()}>
      {!isRefreshing && <RefreshCw />}
    </IconButton>
  );
}

/** The server of nearly every list refuses a longer one. */
const LONGEST_QUERY = 200;

/** What narrows the list, beside its filters. */
function Narrowing<L extends AnyList, Row>({ props, label }: ListTableProps<L, Row>) {
  const messages = useMessages(listPageMessages);
  const { state, narrowing } = props;
  const search: ListSearch = props.search || {};
  const { q, page } = state.query;
  const searchFor = (term: string) =>
    search?.onSearch ? search.onSearch({ query: term }) : state.update({ q: term } as never);
  return (
    <>
      {narrowing && <div className={styles.narrowing}>{narrowing}</div>}
      {props.search !== false && (
        <SearchField
          label={messages.search(label)}
          placeholder={search.placeholder ?? messages.search(label)}
          query={q}
          maxLength={search.maxLength ?? LONGEST_QUERY}
          onSearch={({ query }) => searchFor(query)}
          // What was typed and not searched for goes, and the list starts anew.
          onClear={() => q === '' && page > 1 && searchFor('')}
        />
      )}
    </>
  );
}

/** What features show, how many there are, and what they come to. */
function Bars<L extends AnyList, Row>(own: ListTableProps<L, Row>) {
  const { props, table, label, total, selectable, body } = own;
  const { page, pageSize } = props.state.query;
  const isMore = total && page < (lastPageOf(total, pageSize) ?? Number.POSITIVE_INFINITY);
  const count = !selectable && isMore && (
    <p className={styles.count}>
      {countText(total)} {props.rowsLabel ?? label}
    </p>
  );
  return (
    <>
      {(table.bars || count) && (
        <div className={styles.bars}>
          {table.bars}
          {count}
        </div>
      )}
      {body}
    </>
  );
}

/** The next step is nearly always to add the record. */
function NoMatch<L extends AnyList, Row>({ props, label }: ListTableProps<L, Row>) {
  const messages = useMessages(listPageMessages);
  const { noMatch, state } = props;
  return (
    <div className={styles.noMatch}>
      <p>{messages.noMatch(label, state.query.q)}</p>
      {typeof noMatch === 'function' ? noMatch(state.query) : noMatch}
    </div>
  );
}

function Pages<L extends AnyList, Row>({ props, label, rows, total }: ListTableProps<L, Row>) {
  const messages = useMessages(listPageMessages);
  const { page, pageSize } = props.state.query;
  // Of a page past the end a range would be made up; the notice above leads to the last one.
  if (!total || rows.length === 0 || total.count <= Math.min(pageSize, rows.length)) return null;
  return (
    <Pagination
      {...{ page, pageSize, total, label: messages.pages(label) }}
      onPageChange={(event) => props.state.update({ page: event.page } as never)}
    />
  );
}
