import { DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { virtualRows } from '@rentsafe/ui/DataTableVirtual';

interface Payment {
  reference: string;
  paidOn: string;
}

const columns = [
  { id: 'reference', header: 'Reference', cell: 'reference', rowHeader: true },
  { id: 'paidOn', header: 'Paid On', cell: 'paidOn' },
] as const;
// Sixty keep this page short; with 10,000 no more rows are rendered.
const payments: Payment[] = Array.from({ length: 60 }, (_, at) => ({
  reference: `R-${String(at + 1).padStart(5, '0')}`,
  paidOn: `${String((at % 28) + 1).padStart(2, '0')} Mar 2026`,
}));
const features = [virtualRows()];

export function AllPayments() {
  const table = useDataTable<Payment>({
    columns,
    rows: payments,
    rowKey: ({ reference }) => reference,
    features,
  });
  return <DataTable {...table} caption="Payments" status="ready" />;
}
