import { type Currency, formatMoney } from '@rentsafe/domain/money';
import {
  type RentCollectionAmount,
  type RentCollectionRow,
  rentCollectionTotals,
} from '@rentsafe/domain/statement';
import { type Column, DataTable } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { figureWidth } from '../../lists/figureWidth';

interface SampleCollectionProps {
  rows: readonly RentCollectionRow[];
  currency: Currency;
}

const headers: Record<RentCollectionAmount, string> = {
  balance_brought_forward: 'Balance Brought Forward',
  amount_charged_excl_vat: 'Amount Charged (Excl VAT)',
  vat: 'VAT',
  amount_charged_incl_vat: 'Amount Charged (Incl VAT)',
  amount_paid: 'Amount Paid',
  adjustments: 'Adjustments',
  end_balance: 'End Balance',
};

/** What was charged and paid by lease, with the total of each column: sample figures. */
export function SampleCollection({ rows, currency }: SampleCollectionProps) {
  const totals = rentCollectionTotals(rows);
  const amounts = Object.entries(headers) as [RentCollectionAmount, string][];
  const columns: Column<RentCollectionRow>[] = [
    { id: 'lease_id', header: 'Lease ID', cell: 'lease_id', width: '5rem', footer: 'Total' },
    { id: 'tenant', header: 'Tenant', cell: 'tenant', rowHeader: true },
    ...amounts.map(
      ([id, header]): Column<RentCollectionRow> => ({
        id,
        header,
        align: 'end',
        width: figureWidth(
          header,
          [totals, ...rows].map((row) => formatMoney(row[id], currency)),
        ),
        cell: (row) => <Money amount={row[id]} currency={currency} />,
        footer: <Money amount={totals[id]} currency={currency} />,
      }),
    ),
  ];
  return (
    <DataTable
      columns={columns}
      rows={rows}
      rowKey={({ lease_id }) => lease_id}
      caption="Rent collection"
      status="ready"
    />
  );
}
