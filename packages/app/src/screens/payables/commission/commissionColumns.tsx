import type { Currency } from '@rentsafe/domain/money';
import type { CommissionPage, CommissionRow } from '@rentsafe/domain/trustReport';
import type { Column } from '@rentsafe/ui/DataTable';
import { amountColumn } from '../../../lists/amountColumn';
import { rateText } from '../../../text/rateText';

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
  const amountOf = (id: Amount): Column<CommissionRow> =>
    amountColumn(id, { header: headers[id], currency, total: totals?.[id] });
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
      kind: 'number',
      value: ({ rate }) => rate,
      cell: ({ rate }) => rateText(rate),
    },
    amountOf('commission'),
    amountOf('vat'),
    amountOf('total'),
  ];
}
