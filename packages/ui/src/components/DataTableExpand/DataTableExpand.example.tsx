import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { expandable } from '@rentsafe/ui/DataTableExpand';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';

interface Lease {
  id: number;
  tenant: string;
  notes: string;
}

const leases: Lease[] = [
  { id: 1, tenant: 'Rudo Ncube', notes: 'Two parking bays.' },
  { id: 2, tenant: 'Tendai Moyo', notes: 'No sublet.' },
];

const columns: Column<Lease>[] = [{ id: 'tenant', header: 'Tenant', cell: 'tenant', rowHeader: true }];

export function LeasesWithDetails() {
  const table = useDataTable({
    columns,
    rows: leases,
    rowKey: ({ id }) => id,
    features: [
      expandable<Lease>({
        content: ({ notes }) => <DescriptionList items={[{ term: 'Notes', description: notes }]} />,
      }),
    ],
  });
  return <DataTable {...table} caption="Leases" title="Leases" status="ready" />;
}
