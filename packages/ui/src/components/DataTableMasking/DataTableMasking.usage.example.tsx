import type { Column } from '@rentsafe/ui/DataTable';
import { masking } from '@rentsafe/ui/DataTableMasking';
import { type Lease, LeaseTable, leaseColumns } from '../../docs/samples';

const starred = (column: Column<Lease>): Column<Lease> =>
  column.id === 'rent' ? { ...column, cell: ({ rent }: Lease) => `${rent.slice(0, 2)}****` } : column;

export const Do = () => (
  <LeaseTable features={[masking<Lease>({ columns: ['rent'] })]} rowName={({ tenant }) => tenant} />
);

export const Dont = () => <LeaseTable columns={leaseColumns.map(starred)} />;
