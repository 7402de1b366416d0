import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { columnVisibility, resizing } from '@rentsafe/ui/DataTableColumns';

interface Lease {
  id: number;
  tenant: string;
  unit: string;
  started: string;
}

const leases: Lease[] = [
  { id: 1, tenant: 'Rudo Ncube', unit: 'Flat 4', started: '01 Mar 2026' },
  { id: 2, tenant: 'Tendai Moyo', unit: 'Shop 2', started: '01 Aug 2025' },
];

const columns: Column<Lease>[] = [
  { id: 'tenant', header: 'Tenant', cell: 'tenant', rowHeader: true },
  { id: 'unit', header: 'Unit', cell: 'unit' },
  { id: 'started', header: 'Started', cell: 'started' },
];

export function LeasesWithColumns() {
  const table = useDataTable({
    columns,
    rows: leases,
    rowKey: ({ id }) => id,
    features: [columnVisibility({ defaultHidden: ['started'] }), resizing()],
  });
  return <DataTable caption="Leases" title="Leases" status="ready" {...table} />;
}
