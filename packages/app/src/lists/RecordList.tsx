import type { ExportInput } from '@rentsafe/domain/audit';
import { type Column, DataTable, type DataTableFeature, useDataTable } from '@rentsafe/ui/DataTable';
import { filters as filtering } from '@rentsafe/ui/DataTableFilters';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { preferences } from '@rentsafe/ui/DataTablePreferences';
import { type Selection, selection } from '@rentsafe/ui/DataTableSelection';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { savedViews } from '@rentsafe/ui/DataTableViews';
import { Inline } from '@rentsafe/ui/Inline';
import { PrintFooter } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { type ReactNode, useMemo, useRef } from 'react';
import { errorSentence } from '../calls/ApiError';
import { PaperHead } from '../frame/PaperHead';
import { useLogin } from '../login/useLogin';
import { capitalised } from '../text/capitalised';
import { ListMenuButton } from './ListMenuButton';
import { ListNotices } from './ListNotices';
import { ListPager } from './ListPager';
import { ListSearch } from './ListSearch';
import { pageSizes, viewsOf } from './listPreferences';
import { NoMatch } from './NoMatch';
import { PrintedRows } from './PrintedRows';
import * as styles from './RecordList.css';
import { RefreshButton } from './RefreshButton';
import { countText } from './rangeText';
import { useListExport } from './useListExport';
import { type ListMenuItem, useListItems } from './useListItems';
import type { ListViewProps } from './useListScreen';
import { useListSelection } from './useListSelection';
import { useMarked } from './useMarked';
import { useRowOpening } from './useRowOpening';

interface RecordListProps<Row> extends ListViewProps<Row> {
  /** What the records are, in the plural. */
  records: ExportInput['list'];
  /** What a row of a report is, in the plural: '104 properties'. @default what the records are */
  counted?: string;
  /** Of the table, on paper and as a file. @default what the records are */
  title?: string;
  /** Of the search; a list that cannot be searched has none. */
  placeholder?: string;
  columns: readonly Column<Row>[];
  /** What this table does beside what all lists do: totals. On paper too. */
  features?: readonly DataTableFeature<NoInfer<Row>>[];
  /** The list's only filter, beside the search, in place of the panel of filters. */
  filter?: ReactNode;
  /** What all that match come to, above the rows and on paper. */
  summary?: ReactNode;
  /** What a report is about: its day or month, and its currency. */
  scope?: ReactNode;
  /** What can be done with the list as a whole. */
  actions?: ReactNode;
  /** What is done with many records at once, in the menu. */
  menuItems?: readonly ListMenuItem[];
  /** The first step, where there is nothing in the list as yet. */
  emptyHelp?: ReactNode;
  /** Adds what was searched for and is not there. @default actions */
  addSearched?: (q: string) => ReactNode;
  rowKey: (row: Row) => number;
  /** What names a row in 'Select Tendai Moyo'. */
  rowName: (row: Row) => string;
  /** Rows can be selected, to print or export them together. */
  canSelect: boolean;
  /** What is done with the rows that are selected, beside printing and exporting them. */
  onSelected?: { label: (count: number) => string; onAct: (rows: readonly Row[]) => void };
  rowActions?: (row: Row) => ReactNode;
  /** The page of a record: a press anywhere on its row opens it, as the link in the row does. */
  hrefOf?: (row: Row) => string;
}

/** A list of the backend with its search, table and pager. */
export function RecordList<Row>({
  records,
  counted = records,
  title = capitalised(records),
  placeholder,
  columns,
  features = none,
  filter,
  scope,
  summary,
  actions,
  menuItems = none,
  emptyHelp,
  addSearched,
  rowKey,
  rowName,
  canSelect,
  onSelected,
  rowActions,
  hrefOf,
  place,
  list,
  status,
  page,
  error,
  missingPage,
  search,
  filters,
  sort,
  refusedFilters,
  addedId,
  preferences: preferred,
  onPreferences,
  onFilters,
  onSort,
  onSearch,
  onRefresh,
  fetchAll,
  fetchCsv,
}: RecordListProps<Row>) {
  const { name, prefix, filters: definitions, orderings } = place;
  const paper = useRef<HTMLDivElement>(null);
  const login = useLogin();
  const rows = page?.results ?? none;
  const views = useMemo(() => viewsOf(name), [name]);
  const { rowOf, ...chosen } = useListSelection(list, rows, rowKey);
  const { hidden } = preferred;
  const visible = useMemo(
    () => columns.filter(({ id, rowHeader }) => rowHeader || !hidden?.includes(id)),
    [columns, hidden],
  );
  const caption = list.q ? `${title} found for ${list.q}` : title;
  const { job, onPrinted, printSelected, saveSelected, readSelected, ...all } = useListExport({
    caption,
    list: records,
    q: list.q,
    columns: visible,
    rowKey,
    isCapped: page?.count_is_capped === true,
    fetchAll,
    fetchCsv,
    rowOf,
  });
  const { bars, ...table } = useDataTable({
    columns: useMarked(columns, rowKey, addedId),
    rows,
    rowKey,
    rowName,
    total: page,
    features: [
      ...features,
      stackedRows(),
      preferences({
        value: preferred,
        onPreferencesChange: (event) => onPreferences(event.preferences),
        pageSizes,
      }),
      savedViews({ storage: views }),
      ...(canSelect
        ? [
            selection({
              ...chosen,
              actions: [
                ...(onSelected
                  ? [
                      {
                        label: onSelected.label,
                        onAct: (event: { selection: Selection }) =>
                          void readSelected(event.selection).then(onSelected.onAct, (reason: unknown) =>
                            toast.error(`Could not fetch ${records}`, { description: errorSentence(reason) }),
                          ),
                      },
                    ]
                  : []),
                { label: (count) => `Print ${count}`, onAct: (event) => printSelected(event.selection) },
                {
                  label: (count) => `Export ${count} as CSV`,
                  onAct: (event) => saveSelected(event.selection),
                },
              ],
            }),
          ]
        : []),
      ...(orderings
        ? [
            sorting({
              manual: true,
              columns: Object.keys(orderings),
              sort,
              onSortChange: (event) => onSort(event.sort),
            }),
          ]
        : []),
      ...(definitions && !filter
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
  const paperName = `${caption}, page ${list.page}`;
  const items = useListItems({
    name: paperName,
    list: records,
    q: list.q,
    columns: visible,
    rows,
    count: page ? countText(page) : '',
    paper,
    all,
  });
  const isNarrowed = list.q !== '' || Object.keys(list.filters).length > 0;
  return (
    <Stack gap={3} style={{ maxInlineSize: widest(visible) }}>
      <ListNotices missingPage={missingPage} refusedFilters={refusedFilters} />
      <div ref={paper}>
        <PaperHead title={paperName} />
        <DataTable
          {...table}
          caption={caption}
          status={status}
          search={
            <>
              {(scope || filter) && (
                <Inline align="end" gap={2} className={styles.scope}>
                  {scope}
                  {filter}
                </Inline>
              )}
              {placeholder !== undefined && (
                <ListSearch
                  records={records}
                  placeholder={placeholder}
                  q={list.q}
                  canClear={list.q !== '' || list.page > 1}
                  onSearch={onSearch}
                />
              )}
            </>
          }
          menu={(tools) => (
            <>
              <RefreshButton status={status} onRefresh={onRefresh} />
              <ListMenuButton tools={tools} items={[...items, ...menuItems]} />
            </>
          )}
          actions={actions}
          bars={
            <>
              <Inline justify="between" gap={2}>
                {bars}
                {!canSelect && page?.next && (
                  <Text size="sm" tone="muted">
                    {countText(page)} {counted}
                  </Text>
                )}
              </Inline>
              {summary && <div className={styles.summary}>{summary}</div>}
            </>
          }
          filtered={isNarrowed}
          emptyHelp={
            isNarrowed ? (
              <NoMatch records={records} q={list.q} action={addSearched?.(list.q) ?? actions} />
            ) : (
              emptyHelp
            )
          }
          error={{
            title: list.q ? `Search failed for query "${list.q}"` : `Could not fetch ${records}`,
            help: error,
          }}
          onRetry={onRefresh}
          {...(rowActions && { rowActions })}
          {...(rowProps && { rowProps })}
          pagination={
            <ListPager
              name={name}
              prefix={prefix}
              records={records}
              list={list}
              page={page}
              search={search}
            />
          }
        />
        <PrintFooter user={login?.username ?? ''} />
      </div>
      {job && (
        <PrintedRows
          job={job}
          summary={summary}
          columns={columns}
          hidden={hidden}
          features={features}
          rowKey={rowKey}
          user={login?.username ?? ''}
          onPrinted={onPrinted}
        />
      )}
    </Stack>
  );
}

const none: readonly never[] = [];

/**
 * On a wide screen the columns of a short list would stand far apart: one without a width takes 20rem at most. The checkboxes and
 * buttons of rows take 14rem, and the row above needs 60.
 */
const widest = <Row,>(columns: readonly Column<Row>[]) =>
  `max(60rem, calc(${columns.map(({ width = '20rem' }) => width).join(' + ')} + 14rem))`;
