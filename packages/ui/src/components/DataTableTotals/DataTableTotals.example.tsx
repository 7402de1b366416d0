import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { totals } from '@rentsafe/ui/DataTableTotals';
import { Money } from '@rentsafe/ui/Money';

interface Charge {
  id: number;
  lease: string;
  currency: 'USD' | 'ZIG';
  /** Cents. */
  minor: number;
}

const charges: Charge[] = [
  { id: 1, lease: 'L-1', currency: 'USD', minor: 45_000 },
  { id: 2, lease: 'L-2', currency: 'USD', minor: 38_050 },
];

const columns: Column<Charge>[] = [
  { id: 'lease', header: 'Lease', cell: 'lease', rowHeader: true },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ minor, currency }) => <Money amount={(minor / 100).toFixed(2)} currency={currency} />,
  },
];

export function ChargesWithTotals() {
  const table = useDataTable({
    columns,
    rows: charges,
    rowKey: ({ id }) => id,
    features: [totals<Charge>({ columns: { amount: ({ currency, minor }) => ({ currency, minor }) } })],
  });
  return <DataTable {...table} caption="Charges" title="Charges" status="ready" />;
}
