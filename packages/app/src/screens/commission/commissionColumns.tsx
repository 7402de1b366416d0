import { type Currency, formatMoney } from '@rentsafe/domain/money';
import type { CommissionPage, CommissionRow } from '@rentsafe/domain/trustReport';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { figureWidth } from '../../lists/figureWidth';
import { rateText } from '../../page/rateText';

type Amount = keyof CommissionPage['totals'];

const headers: Readonly<Record<Amount, string>> = {
  collected: 'Collected',
  commission: 'Commission',
  vat: 'VAT',
  total: 'Total',
};

/** What was collected of each property and earned of it, with the totals of the period. */
export function commissionColumns(
  page: CommissionPage | undefined,
  currency: Currency,
): Column<CommissionRow>[] {
  const totals = page?.totals;
  const figures = page ? [page.totals, ...page.results] : [];
  const amountOf = (id: Amount): Column<CommissionRow> => ({
    id,
    header: headers[id],
    align: 'end',
    width: figureWidth(
      headers[id],
      figures.map((row) => formatMoney(row[id], currency)),
      7,
    ),
    value: (row) => row[id],
    cell: (row) => <Money amount={row[id]} currency={currency} />,
    footer: totals && <Money amount={totals[id]} currency={currency} />,
  });
  return [
    {
      id: 'landlord',
      header: 'Landlord',
      value: ({ landlord }) => landlord.name,
      cell: ({ landlord }) => landlord.name,
      footer: totals && 'Total',
      rowHeader: true,
    },
    {
      id: 'property',
      header: 'Property',
      value: ({ property }) => property.name,
      cell: ({ property }) => property.name,
    },
    amountOf('collected'),
    {
      id: 'rate',
      header: 'Rate',
      align: 'end',
      width: '6rem',
      value: ({ rate }) => rate,
      cell: ({ rate }) => rateText(rate),
    },
    amountOf('commission'),
    amountOf('vat'),
    amountOf('total'),
  ];
}
