import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { masking } from '@rentsafe/ui/DataTableMasking';

interface Tenant {
  id: number;
  name: string;
  nationalId: string;
}

const tenants: Tenant[] = [{ id: 1, name: 'Tendai Moyo', nationalId: '63-123456 A 42' }];

const columns: Column<Tenant>[] = [
  { id: 'name', header: 'Name', cell: 'name', rowHeader: true },
  { id: 'nationalId', header: 'ID Number', cell: 'nationalId' },
];

export function TenantsMasked() {
  const table = useDataTable({
    columns,
    rows: tenants,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    features: [
      masking<Tenant>({
        columns: ['nationalId'],
        onReveal: ({ row, column }) => console.info(`${column} of ${row.name} was shown`),
      }),
    ],
  });
  return <DataTable caption="Tenants" title="Tenants" status="ready" {...table} />;
}
