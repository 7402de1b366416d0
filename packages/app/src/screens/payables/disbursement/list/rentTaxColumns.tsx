import type { Currency } from '@rentsafe/domain/money';
import type { RentTaxPage, RentTaxRow } from '@rentsafe/domain/trustReport';
import type { Column } from '@rentsafe/ui/DataTable';
import { amountColumn } from '../../../../lists/amountColumn';
import { landlordPath, propertyPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';

type Amount = keyof RentTaxPage['totals'];

const headers: Readonly<Record<Amount, string>> = { base: 'Rent', tax: 'Tax', paid: 'Paid', due: 'Due' };

/** From whose rent tax was withheld in a month, and how much of it is still to be paid, with the totals. */
export function rentTaxColumns(page: RentTaxPage | undefined, currency: Currency): Column<RentTaxRow>[] {
  const totals = page?.totals;
  const amountOf = (id: Amount): Column<RentTaxRow> =>
    amountColumn(id, { header: headers[id], currency, total: totals?.[id] });
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
