import { type Currency, formatMoney } from '@rentsafe/domain/money';
import type { RentTaxPage, RentTaxRow } from '@rentsafe/domain/trustReport';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';
import { figureWidth } from '../../lists/figureWidth';
import { RecordLink } from '../../page/RecordLink';
import { landlordPath, propertyPath } from '../../page/recordPaths';

type Amount = keyof RentTaxPage['totals'];

const headers: Readonly<Record<Amount, string>> = { base: 'Rent', tax: 'Tax', paid: 'Paid', due: 'Due' };

/** From whose rent tax was withheld in a month, and how much of it is still to be paid, with the totals. */
export function rentTaxColumns(page: RentTaxPage | undefined, currency: Currency): Column<RentTaxRow>[] {
  const totals = page?.totals;
  const figures = page ? [page.totals, ...page.results] : [];
  const amountOf = (id: Amount): Column<RentTaxRow> => ({
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
      cell: ({ landlord, landlord_id: id }) => (
        <RecordLink href={landlordPath(id)}>{landlord.name}</RecordLink>
      ),
      footer: totals && 'Total',
      rowHeader: true,
    },
    {
      id: 'property',
      header: 'Property',
      value: ({ property }) => property.name,
      cell: ({ property }) => <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink>,
    },
    amountOf('base'),
    amountOf('tax'),
    amountOf('paid'),
    amountOf('due'),
  ];
}
