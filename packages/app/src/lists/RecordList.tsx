import type { ExportInput } from '@rentsafe/domain/audit';
import type { Paginated } from '@rentsafe/domain/pagination';
import { Callout } from '@rentsafe/ui/Callout';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { type Filter, type Filters, filters as filtering } from '@rentsafe/ui/DataTableFilters';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Inline } from '@rentsafe/ui/Inline';
import { PrintFooter, PrintHeader } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { ListState } from '../api/listState';
import { useLogin } from '../login/useLogin';
import { brand } from '../page/brand';
import { ListPager } from './ListPager';
import { ListSearch } from './ListSearch';
import { ListTools } from './ListTools';
import type { ListStatus } from './useListQuery';
import { useRowOpening } from './useRowOpening';

/** What a list view is given by its screen. */
export interface ListViewProps<Row> {
  list: ListState;
  status: ListStatus;
  page: Paginated<Row> | undefined;
  /** What went wrong, in a sentence. */
  error: string | undefined;
  /** A page that was asked for and is not there: page 1 is shown instead. */
  missingPage: string | undefined;
  /** The query string of the address. */
  search: string;
  /** What the list can be narrowed by. */
  definitions: readonly Filter<unknown>[] | undefined;
  filters: Filters;
  /** The labels of filters that the address names with a value that is none: the list is shown without them. */
  refusedFilters: readonly string[];
  onFilters: (filters: Filters) => void;
  /** Searches for a term; '' clears the search. */
  onSearch: (q: string) => void;
  onRefresh: () => void;
}

interface RecordListProps<Row> extends ListViewProps<Row> {
  /** Prefix of the query parameters. */
  name: string;
  /** What the records are, in the plural. */
  records: ExportInput['list'];
  placeholder: string;
  columns: readonly Column<Row>[];
  /** What can be done with the list as a whole. */
  actions?: ReactNode;
  rowKey: (row: Row) => number;
  rowActions: (row: Row) => ReactNode;
  /** The page of a record: a press anywhere on its row opens it, as the link in the row does. */
  hrefOf?: (row: Row) => string;
}

/** A list of the backend with its search, table and pager. */
export function RecordList<Row>({
  name,
  records,
  placeholder,
  columns,
  actions,
  rowKey,
  rowActions,
  hrefOf,
  list,
  status,
  page,
  error,
  missingPage,
  search,
  definitions,
  filters,
  refusedFilters,
  onFilters,
  onSearch,
  onRefresh,
}: RecordListProps<Row>) {
  const paper = useRef<HTMLDivElement>(null);
  const login = useLogin();
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns,
    rows,
    rowKey,
    total: page,
    features: [
      stackedRows(),
      ...(definitions
        ? [
            filtering<Row>({
              filters: definitions,
              value: filters,
              onFiltersChange: (event) => onFilters(event.filters),
            }),
          ]
        : []),
    ],
  });
  const rowProps = useRowOpening(hrefOf);
  const caption = list.q ? `${capital(records)} found for ${list.q}` : capital(records);
  const paperName = `${caption}, page ${list.page}`;
  return (
    <Stack gap={4}>
      <Inline justify="between" align="start" gap={2}>
        <ListSearch
          records={records}
          placeholder={placeholder}
          q={list.q}
          canClear={list.q !== '' || list.page > 1}
          onSearch={onSearch}
        />
        <Inline gap={2}>
          <IconButton
            label="Refresh"
            variant="secondary"
            pending={status === 'refreshing'}
            onClick={onRefresh}
          >
            {status !== 'refreshing' && <RefreshCw />}
          </IconButton>
          <ListTools name={paperName} list={records} q={list.q} columns={columns} rows={rows} paper={paper} />
          {actions}
        </Inline>
      </Inline>
      {missingPage !== undefined && (
        <Callout tone="info" role="status">
          There is no page {missingPage}. Showing page 1.
        </Callout>
      )}
      {refusedFilters.length > 0 && (
        <Callout tone="info" role="status">
          The address has a filter that is not known: {refusedFilters.join(', ')}. Showing the list without
          it.
        </Callout>
      )}
      <div ref={paper}>
        <PrintHeader title={paperName} brand={brand.name} />
        <DataTable
          {...table}
          caption={caption}
          status={status}
          filtered={list.q !== ''}
          error={{
            title: list.q ? `Search failed for query "${list.q}"` : `Could not fetch ${records}`,
            help: error,
          }}
          onRetry={onRefresh}
          rowActions={rowActions}
          {...(rowProps && { rowProps })}
          pagination={<ListPager name={name} records={records} list={list} page={page} search={search} />}
        />
        <PrintFooter user={login?.username ?? ''} />
      </div>
    </Stack>
  );
}

const none: readonly never[] = [];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
