import { DataTable } from '@rentsafe/ui/DataTable';
import { Inline } from '@rentsafe/ui/Inline';
import { Text } from '@rentsafe/ui/Text';
import { ListMenuButton } from './ListMenuButton';
import { ListPager } from './ListPager';
import { ListSearch } from './ListSearch';
import { NoMatch } from './NoMatch';
import * as styles from './RecordList.css';
import { RefreshButton } from './RefreshButton';
import { countText } from './rangeText';
import type { RecordListProps } from './recordListProps';
import type { ListMenuItem } from './useListItems';
import type { useListTable } from './useListTable';
import { useRowOpening } from './useRowOpening';

interface ListTableProps<Row> extends RecordListProps<Row> {
  table: ReturnType<typeof useListTable<Row>>;
  caption: string;
  /** What the menu offers beside the tools of the table. */
  items: readonly ListMenuItem[];
}

/** A list with its search, its menu and its pager. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { records, table, caption, items, status, place, list, page, search, error } = props;
  const { actions, emptyHelp, addSearched, onRefresh, rowActions } = props;
  const rowProps = useRowOpening(props.hrefOf);
  const isNarrowed = list.q !== '' || Object.keys(list.filters).length > 0;
  const noMatch = <NoMatch records={records} q={list.q} action={addSearched?.(list.q) ?? actions} />;
  return (
    <DataTable
      {...table}
      {...{ caption, status, actions }}
      search={<Narrowing {...props} />}
      menu={(tools) => (
        <>
          <RefreshButton status={status} onRefresh={onRefresh} />
          <ListMenuButton tools={tools} items={items} />
        </>
      )}
      bars={<Bars {...props} />}
      filtered={isNarrowed}
      emptyHelp={isNarrowed ? noMatch : emptyHelp}
      error={{
        title: list.q ? `Search failed for query "${list.q}"` : `Could not fetch ${records}`,
        help: error,
      }}
      onRetry={onRefresh}
      {...(rowActions && { rowActions })}
      {...(rowProps && { rowProps })}
      pagination={<ListPager name={place.name} prefix={place.prefix} {...{ records, list, page, search }} />}
    />
  );
}

/** What narrows the list, beside its filters. */
function Narrowing<Row>({ scope, filter, records, placeholder, list, onSearch }: ListTableProps<Row>) {
  return (
    <>
      {(scope || filter) && (
        <Inline align="end" gap={2} className={styles.scope}>
          {scope}
          {filter}
        </Inline>
      )}
      {placeholder !== undefined && (
        <ListSearch
          {...{ records, placeholder, onSearch }}
          q={list.q}
          canClear={list.q !== '' || list.page > 1}
        />
      )}
    </>
  );
}

/** What features show, how many there are, and what they come to. */
function Bars<Row>({ table, canSelect, page, records, counted = records, summary }: ListTableProps<Row>) {
  return (
    <>
      <Inline justify="between" gap={2}>
        {table.bars}
        {!canSelect && page?.next && (
          <Text size="sm" tone="muted">
            {countText(page)} {counted}
          </Text>
        )}
      </Inline>
      {summary && <div className={styles.summary}>{summary}</div>}
    </>
  );
}
