import { claimStates, type LeaseClaim } from '@rentsafe/domain/claim';
import { DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { filters as filtering } from '@rentsafe/ui/DataTableFilters';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { claimList } from '../../../../calls/claims';
import { optionsOf } from '../../../../forms/options';
import { claimColumns } from '../../../../lists/claimColumns';
import { ListNotices } from '../../../../lists/ListNotices';
import { ListPager } from '../../../../lists/ListPager';
import type { ListPlace } from '../../../../lists/listUrl';
import { manyColumns } from '../../../../lists/manyColumns.css';
import { NoMatch } from '../../../../lists/NoMatch';
import { RefreshButton } from '../../../../lists/RefreshButton';
import { useListPage } from '../../../../lists/useListPage';
import { useRowOpening } from '../../../../lists/useRowOpening';
import { claimPath } from '../../../../paths';
import { claimStateTexts } from '../../../../text/claimTexts';

const filters: NonNullable<ListPlace['filters']> = [
  {
    id: 'state',
    label: 'State',
    type: 'oneOf',
    options: optionsOf(claimStates, (state) => claimStateTexts[state].label),
  },
];

const place: ListPlace = { name: 'claims', tab: 'claims', filters };
const none: readonly LeaseClaim[] = [];
const hrefOf = ({ id }: LeaseClaim) => claimPath(id);

/** The claims of the book, newest first, narrowed by their state. */
export function ClaimsPanel() {
  const claims = useListPage({ place, queries: claimList });
  const { list, status, page, search, error, onRefresh, onFilters } = claims;
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns: useMemo(() => claimColumns(rows, true), [rows]),
    rows,
    rowKey: ({ id }) => id,
    total: page,
    features: [
      stackedRows(),
      filtering<LeaseClaim>({
        filters,
        value: claims.filters,
        onFiltersChange: (event) => onFilters(event.filters),
      }),
    ],
  });
  const rowProps = useRowOpening(hrefOf);
  const isNarrowed = Object.keys(list.filters).length > 0;
  return (
    <Stack gap={4}>
      <ListNotices missingPage={claims.missingPage} refusedFilters={claims.refusedFilters} />
      <DataTable
        {...table}
        className={manyColumns}
        caption="Claims"
        status={status}
        menu={() => <RefreshButton status={status} onRefresh={onRefresh} />}
        filtered={isNarrowed}
        emptyHelp={
          isNarrowed ? (
            <NoMatch records="claims" q="" action={null} />
          ) : (
            'Open a debt and choose New claim to claim what is overdue.'
          )
        }
        error={{ title: 'Could not fetch claims', help: error }}
        onRetry={onRefresh}
        {...(rowProps && { rowProps })}
        pagination={<ListPager name="claims" records="claims" list={list} page={page} search={search} />}
      />
    </Stack>
  );
}
