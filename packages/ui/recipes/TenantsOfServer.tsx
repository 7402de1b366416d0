import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { type Filter, type Filters, filters } from '@rentsafe/ui/DataTableFilters';
import { DataTableMenu } from '@rentsafe/ui/DataTableMenu';
import { preferences } from '@rentsafe/ui/DataTablePreferences';
import { type Sort, sorting } from '@rentsafe/ui/DataTableSort';
import { MenuItem } from '@rentsafe/ui/Menu';
import { Pagination } from '@rentsafe/ui/Pagination';
import { SearchField } from '@rentsafe/ui/SearchField';
import { useState } from 'react';
import type { Tenant } from './Tenants';

export interface TenantQuery {
  q: string;
  page: number;
  sort: Sort | undefined;
  filters: Filters;
}

interface TenantsOfServerProps {
  /** Yours: the page that your server answers for a query, undefined while it loads. */
  useTenants: (query: TenantQuery) => { rows: Tenant[]; total: number } | undefined;
  onAdd: () => void;
  onExport: (query: TenantQuery) => void;
}

const columns: Column<Tenant>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'city', header: 'City', cell: 'city' },
];
// Without `value`, which would read a row, the narrowing is left to the server.
const definitions: Filter<Tenant>[] = [{ id: 'city', label: 'City', type: 'text' }];

export function TenantsOfServer({ useTenants, onAdd, onExport }: TenantsOfServerProps) {
  const [query, setQuery] = useState<TenantQuery>({ q: '', page: 1, sort: undefined, filters: {} });
  const answer = useTenants(query);
  const search = (q: string) => setQuery({ ...query, page: 1, q });
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
      preferences(),
    ],
  });
  return (
    <DataTable
      {...table}
      caption="Tenants"
      status={answer ? 'ready' : 'loading'}
      // One row: search, filters, a quiet menu for the rest, and what the page is there for.
      search={
        <SearchField
          label="Search tenants"
          onSearch={(event) => search(event.query)}
          onClear={() => search('')}
        />
      }
      menu={(tools) => (
        <DataTableMenu tools={tools}>
          <MenuItem onSelect={() => onExport(query)}>Export as CSV</MenuItem>
        </DataTableMenu>
      )}
      actions={
        <Button variant="primary" onClick={onAdd}>
          Add Tenant
        </Button>
      }
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
