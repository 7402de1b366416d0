import type { CollectionPage, CollectionRow } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import { firstDayOf, lastDayOf, type Month } from '@rentsafe/format/date';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { leasePath } from '../../../paths';
import { RecordLink } from '../../../text/RecordLink';

type Amount = keyof CollectionPage['totals'];

const headers: Readonly<Record<Amount, string>> = {
  balance_brought_forward: 'Balance Brought Forward',
  amount_charged_excl_vat: 'Amount Charged (Excl VAT)',
  vat: 'VAT',
  amount_charged_incl_vat: 'Amount Charged (Incl VAT)',
  amount_paid: 'Amount Paid',
  adjustments: 'Adjustments',
  end_balance: 'End Balance',
};

/** The statement of a lease in a month. */
export const statementOf = (lease: number, month: Month) =>
  `${leasePath(lease)}?tab=statement&from=${firstDayOf(month)}&to=${lastDayOf(month)}`;

/** The columns of the specification, with the totals of all leases of the month. */
export function collectionColumns(
  page: CollectionPage | undefined,
  currency: Currency,
  month: Month,
): Column<CollectionRow>[] {
  const totals = page?.totals;
  return [
    {
      id: 'lease',
      header: 'Lease ID',
      kind: 'reference',
      value: ({ lease }) => lease.number,
      cell: ({ lease }) => <RecordLink href={statementOf(lease.id, month)}>{lease.number}</RecordLink>,
      footer: totals && 'Total',
    },
    {
      id: 'tenant',
      header: 'Tenant',
      value: ({ tenant }) => tenant?.name,
      cell: ({ tenant }) => tenant?.name,
      rowHeader: true,
    },
    ...(Object.entries(headers) as [Amount, string][]).map(
      ([id, header]): Column<CollectionRow> => ({
        id,
        header,
        kind: 'money',
        value: (row) => row[id],
        cell: (row) => <Money amount={row[id]} currency={currency} />,
        footer: totals && <Money amount={totals[id]} currency={currency} />,
      }),
    ),
  ];
}
