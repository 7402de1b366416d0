import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
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
  return (
    <DataTable
      caption="Tenants"
      status={isLoading ? 'loading' : 'ready'}
      columns={columns}
      rows={tenants}
      rowKey={({ id }) => id}
      rowActions={({ name }) => (
        <Button aria-label={`Call ${name}`} onClick={() => toast.success(`${name} called`)}>
          Call
        </Button>
      )}
    />
  );
}
