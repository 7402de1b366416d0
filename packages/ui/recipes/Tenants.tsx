import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { sorting } from '@rentsafe/ui/DataTableSort';
import { toast } from '@rentsafe/ui/Toast';

export interface Tenant {
  id: number;
  name: string;
  city: string | null;
}

const columns: Column<Tenant>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'city', header: 'City', cell: 'city' },
];

export function Tenants({ tenants }: { tenants: Tenant[] | undefined }) {
  const table = useDataTable({
    columns,
    rows: tenants ?? [],
    rowKey: ({ id }) => id,
    features: [sorting()],
  });
  return (
    <DataTable
      {...table}
      caption="Tenants"
      status={tenants ? 'ready' : 'loading'}
      rowActions={({ name }) => (
        <Button aria-label={`Call ${name}`} onClick={() => toast.success(`${name} called`)}>
          Call
        </Button>
      )}
    />
  );
}
