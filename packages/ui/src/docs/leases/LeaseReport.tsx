import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Money } from '@rentsafe/ui/Money';
import { ReportDialog } from '@rentsafe/ui/ReportDialog';
import type { Lease } from './leases';

interface Charge {
  month: string;
  amount: string;
}

const columns: Column<Charge>[] = [
  { id: 'month', header: 'Month', cell: 'month', rowHeader: true },
  {
    id: 'amount',
    header: 'Charged',
    kind: 'money',
    cell: ({ amount }) => <Money amount={amount} />,
  },
];

export function LeaseReport({ lease, onClose }: { lease: Lease; onClose: () => void }) {
  const charges = ['October 2026', 'November 2026'].map((month) => ({ month, amount: lease.rent }));
  return (
    <ReportDialog
      open
      onOpenChange={onClose}
      title={`Lease of ${lease.tenant}`}
      status="ready"
      user="Farai Sibanda"
      provenance={{ source: 'RentSafe', fetchedAt: '2026-11-20T09:30:00' }}
      sections={[
        {
          id: 'details',
          heading: 'Lease',
          content: (
            <DescriptionList
              items={[
                { term: 'Unit', description: lease.unit },
                { term: 'Status', description: lease.status },
                { term: 'Starts', description: <DateText value={lease.starts_on} /> },
                { term: 'Rent', description: <Money amount={lease.rent} /> },
              ]}
            />
          ),
        },
        {
          id: 'charges',
          heading: 'Charges',
          content: (
            <DataTable
              caption={`Charges to ${lease.tenant}`}
              status="ready"
              columns={columns}
              rows={charges}
              rowKey={({ month }) => month}
            />
          ),
        },
      ]}
    />
  );
}
