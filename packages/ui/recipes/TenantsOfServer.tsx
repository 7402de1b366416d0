import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { type Filter, type Filters, filters } from '@rentsafe/ui/DataTableFilters';
import { type Sort, sorting } from '@rentsafe/ui/DataTableSort';
import { Pagination } from '@rentsafe/ui/Pagination';
import { useState } from 'react';
import type { Tenant } from './Tenants';

export interface TenantQuery {
  page: number;
  sort: Sort | undefined;
  filters: Filters;
}

interface TenantsOfServerProps {
  /** Yours: the page that your server answers for a query, undefined while it loads. */
  useTenants: (query: TenantQuery) => { rows: Tenant[]; total: number } | undefined;
}

const columns: Column<Tenant>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'city', header: 'City', cell: 'city' },
];
// Without `value`, which would read a row, the narrowing is left to the server.
const definitions: Filter<Tenant>[] = [{ id: 'name', label: 'Name', type: 'text' }];

export function TenantsOfServer({ useTenants }: TenantsOfServerProps) {
  const [query, setQuery] = useState<TenantQuery>({ page: 1, sort: undefined, filters: {} });
  const answer = useTenants(query);
  const table = useDataTable({
    columns,
    rows: answer?.rows ?? [],
    rowKey: ({ id }) => id,
    total: { count: answer?.total ?? 0 },
    features: [
      // `manual`: the rows come sorted.
      sorting({ manual: true, sort: query.sort, onSortChange: ({ sort }) => setQuery({ ...query, sort }) }),
      filters<Tenant>({
        filters: definitions,
        value: query.filters,
        onFiltersChange: (event) => setQuery({ ...query, page: 1, filters: event.filters }),
      }),
    ],
  });
  return (
    <DataTable
      {...table}
      caption="Tenants"
      status={answer ? 'ready' : 'loading'}
      pagination={
        <Pagination
          page={query.page}
          pageSize={20}
          total={answer?.total ?? 0}
          onPageChange={({ page }) => setQuery({ ...query, page })}
        />
      }
    />
  );
}
