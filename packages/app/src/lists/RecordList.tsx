import { Callout } from '@rentsafe/ui/Callout';
import type { DataTableFeature } from '@rentsafe/ui/DataTable';
import { ListPage } from '@rentsafe/ui/ListPage';
import { PrintFooter } from '@rentsafe/ui/Print';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorSentence } from '../calls/ApiError';
import { recordListExport } from '../calls/listExport';
import { toPage } from '../calls/toPage';
import { useLogin } from '../login/useLogin';
import { PaperHead } from '../paper/PaperHead';
import { justAdded } from './justAdded';
import { ListPager } from './ListPager';
import { listOf } from './listPlace';
import type { RecordListProps } from './recordListProps';

/** A list of the backend with its search, table and pager, on the screen and on paper. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { records, place, list, page, status, columns, filter, scope, actions, search } = props;
  const { placeholder, features = none, addSearched, hrefOf, onSelected, missingPage, addedId } = props;
  const { rowKey, rowActions, emptyHelp, summary, menuItems, error } = props;
  const answer = page && toPage(page, list.page);
  const navigate = useNavigate();
  const user = useLogin()?.username ?? '';
  const marked = useMemo(
    (): readonly DataTableFeature<Row>[] => [...features, justAdded(rowKey, addedId)],
    [features, rowKey, addedId],
  );
  return (
    <ListPage
      list={listOf(place)}
      state={props.state}
      answer={{
        rows: status === 'loading' ? undefined : answer?.rows,
        total: answer?.total,
        isFetching: status === 'loading' || status === 'refreshing',
        error: status === 'error' ? error : undefined,
        isForbidden: status === 'forbidden',
        retry: props.onRefresh,
      }}
      {...{ columns, rowKey, summary, actions, menuItems, rowActions }}
      rowName={props.rowName}
      label={records}
      rowsLabel={props.counted}
      title={props.title}
      features={marked}
      search={
        placeholder === undefined ? false : { placeholder, onSearch: ({ query }) => props.onSearch(query) }
      }
      narrowing={
        (scope || filter) && (
          <>
            {scope}
            {filter}
          </>
        )
      }
      showFilters={!filter}
      selectable={props.canSelect}
      bulk={onSelected && [{ label: onSelected.label, run: ({ rows }) => onSelected.onAct(rows) }]}
      onOpen={hrefOf && (({ row }) => void navigate(hrefOf(row)))}
      readAll={props.fetchAll}
      readPage={props.fetchPage}
      readCsv={props.fetchCsv}
      onExport={({ action, rows }) => recordListExport({ list: records, action, rows, q: list.q })}
      errorText={errorSentence}
      empty={emptyHelp}
      noMatch={addSearched?.(list.q) ?? actions}
      paperHead={(title) => <PaperHead title={title} />}
      paperFoot={<PrintFooter user={user} />}
      notices={
        missingPage !== undefined && (
          <Callout tone="info" role="status">
            There is no page {missingPage}. Showing page 1.
          </Callout>
        )
      }
      pagination={<ListPager name={place.name} prefix={place.prefix} {...{ records, list, page, search }} />}
    />
  );
}

const none: readonly never[] = [];
