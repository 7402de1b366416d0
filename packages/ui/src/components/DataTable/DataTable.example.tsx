import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { toast } from '@rentsafe/ui/Toast';

interface Tenant {
  id: number;
  name: string;
  city: string | null;
}

const columns: Column<Tenant>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'city', header: 'City', cell: 'city' },
];

const sample: Tenant[] = [
  { id: 1, name: 'Rudo Ncube', city: 'Bulawayo' },
  { id: 2, name: 'Tendai Moyo', city: null },
];

export function Tenants({ tenants = sample, isLoading = false }) {
  const table = useDataTable({
    columns,
    rows: tenants,
    rowKey: ({ id }) => id,
    features: [sorting(), stackedRows()],
  });
  return (
    <DataTable
      {...table}
      caption="Tenants"
      status={isLoading ? 'loading' : 'ready'}
      rowActions={({ name }) => (
        <Button aria-label={`Call ${name}`} onClick={() => toast.success(`${name} called`)}>
          Call
        </Button>
      )}
    />
  );
}
