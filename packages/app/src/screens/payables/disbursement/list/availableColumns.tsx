import type { AvailableRow } from '@rentsafe/domain/disbursement';
import type { Currency } from '@rentsafe/domain/money';
import { formatMoney } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { partyPath, propertyPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';

/** Whose money it is, and how much of it can be paid: what is held less what stays. */
export function availableColumns(rows: readonly AvailableRow[], currency: Currency): Column<AvailableRow>[] {
  const money = (
    id: 'held' | 'reserve' | 'shortfall' | 'bills' | 'available',
    header: string,
  ): Column<AvailableRow> => {
    const text = (row: AvailableRow) => formatMoney(row[id], currency);
    return { id, header, kind: 'money', value: text, cell: text };
  };
  return [
    {
      id: 'landlord',
      header: 'Landlord',
      value: ({ landlord }) => landlord.name,
      cell: ({ landlord }) => <RecordLink href={partyPath(landlord)}>{landlord.name}</RecordLink>,
      rowHeader: true,
    },
    {
      id: 'property',
      header: 'Property',
      value: ({ property }) => property.name,
      cell: ({ property }) => <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink>,
    },
    money('held', 'Held'),
    money('reserve', 'Reserve'),
    // Few landlords owe anything.
    ...(rows.some(({ shortfall }) => shortfall !== '0.00') ? [money('shortfall', 'Owed')] : []),
    money('bills', 'Bills'),
    money('available', 'Available'),
  ];
}
