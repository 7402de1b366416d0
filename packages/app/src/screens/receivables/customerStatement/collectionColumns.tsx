import { firstDayOf, lastDayOf, type Month } from '@rentsafe/domain/date';
import type { CollectionPage, CollectionRow } from '@rentsafe/domain/ledgerReport';
import { type Currency, formatMoney } from '@rentsafe/domain/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { figureWidth, tightPadding } from '../../../lists/figureWidth';
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
  const figures = page ? [page.totals, ...page.results] : [];
  return [
    {
      id: 'lease_id',
      header: 'Lease ID',
      value: ({ lease_id }) => lease_id,
      cell: ({ lease_id }) => <RecordLink href={statementOf(lease_id, month)}>{lease_id}</RecordLink>,
      footer: totals && 'Total',
      width: '4.5rem',
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
        align: 'end',
        width: figureWidth(
          header,
          figures.map((row) => formatMoney(row[id], currency)),
          4.75,
          tightPadding,
        ),
        value: (row) => row[id],
        cell: (row) => <Money amount={row[id]} currency={currency} />,
        footer: totals && <Money amount={totals[id]} currency={currency} />,
      }),
    ),
  ];
}
