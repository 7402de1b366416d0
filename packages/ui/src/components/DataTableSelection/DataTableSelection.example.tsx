import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { selection } from '@rentsafe/ui/DataTableSelection';
import { toast } from '@rentsafe/ui/Toast';
import { Mail } from 'lucide-react';

interface Lease {
  id: number;
  tenant: string;
}

const leases: Lease[] = [
  { id: 1, tenant: 'Rudo Ncube' },
  { id: 2, tenant: 'Tendai Moyo' },
];

const columns: Column<Lease>[] = [{ id: 'tenant', header: 'Tenant', cell: 'tenant', rowHeader: true }];

export function SendStatements() {
  const table = useDataTable({
    columns,
    rows: leases,
    rowKey: ({ id }) => id,
    rowName: ({ tenant }) => tenant,
    total: { count: leases.length },
    features: [
      selection({
        actions: [
          {
            label: (count) => `Send ${count} statements`,
            icon: <Mail />,
            onAct: ({ count }) => toast.success(`${count} statements sent`),
          },
        ],
      }),
    ],
  });
  return <DataTable caption="Leases" title="Leases" status="ready" {...table} />;
}
