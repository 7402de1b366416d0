import { Button } from '@rentsafe/ui/Button';
import type { Column } from '@rentsafe/ui/DataTable';
import {
  dayRange,
  defineList,
  type ListAnswer,
  ListPage,
  type ListQuery,
  oneOrMore,
  useBrowserAddress,
  useListState,
} from '@rentsafe/ui/ListPage';
import type { Tenant } from './Tenants';

const cities = ['Bulawayo', 'Harare', 'Mutare'] as const;

const tenants = defineList({
  name: 'tenants',
  filters: { city: oneOrMore(cities), since: dayRange('Tenant since') },
  sort: ['name', 'city'],
});
/** `query.filters.city` is `readonly ('Bulawayo' | 'Harare' | 'Mutare')[] | undefined`. */
export type TenantQuery = ListQuery<typeof tenants>;

const columns: Column<Tenant>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'city', header: 'City', cell: 'city' },
];

interface TenantsOfServerProps {
  /** Yours: `useQuery({ queryKey: ['tenants', query], … })` and its like. */
  useTenants: (query: TenantQuery) => ListAnswer<Tenant>;
  fetchAllTenants: (query: TenantQuery, signal: AbortSignal) => Promise<Tenant[]>;
  archive: (ids: number[]) => Promise<void>;
  onAdd: () => void;
}

export function TenantsOfServer({ useTenants, fetchAllTenants, archive, onAdd }: TenantsOfServerProps) {
  const state = useListState(tenants, { address: useBrowserAddress(), storage: localStorage });
  return (
    <ListPage
      list={tenants}
      state={state}
      answer={useTenants(state.query)}
      columns={columns}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => `/tenants/${id}`}
      // For print and CSV of all, and for what is done with rows of several pages.
      readAll={fetchAllTenants}
      bulk={[
        {
          label: (count) => `Archive ${count}`,
          confirm: ({ count }) => `Archive ${count} tenants?`,
          run: ({ rows }) => archive(rows.map(({ id }) => id)),
        },
      ]}
      actions={
        <Button variant="primary" onClick={onAdd}>
          Add Tenant
        </Button>
      }
      empty="Add the first tenant."
    />
  );
}
