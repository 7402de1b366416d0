import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { totals } from '@rentsafe/ui/DataTableTotals';
import { Money } from '@rentsafe/ui/Money';

interface Charge {
  id: number;
  lease: string;
  currency: 'USD' | 'ZIG';
  amount: string;
}

const charges: Charge[] = [
  { id: 1, lease: 'L-1', currency: 'USD', amount: '450.00' },
  { id: 2, lease: 'L-2', currency: 'USD', amount: '380.50' },
];

const columns: Column<Charge>[] = [
  { id: 'lease', header: 'Lease', cell: 'lease', rowHeader: true },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
];

export function ChargesWithTotals() {
  const table = useDataTable({
    columns,
    rows: charges,
    rowKey: ({ id }) => id,
    features: [totals<Charge>({ columns: { amount: ({ amount, currency }) => ({ amount, currency }) } })],
  });
  return <DataTable {...table} caption="Charges" title="Charges" status="ready" />;
}
