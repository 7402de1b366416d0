import type { AvailableRow } from '@rentsafe/domain/disbursement';
import type { Currency } from '@rentsafe/domain/money';
import { formatMoney } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';

/** What is held for the landlord of a property, why some of it stays, and what can be paid out. */
export const heldColumns = (currency: Currency): Column<AvailableRow>[] => {
  const amount = (id: 'held' | 'reserve' | 'shortfall' | 'bills' | 'available', header: string) =>
    ({
      id,
      header,
      kind: 'money',
      cell: (row: AvailableRow) => formatMoney(row[id], currency),
    }) as const;
  return [
    { id: 'property', header: 'Property', cell: ({ property }) => property.name, rowHeader: true },
    amount('held', 'Held'),
    amount('reserve', 'Reserve'),
    amount('shortfall', 'Shortfall'),
    amount('bills', 'For Bills'),
    amount('available', 'Available'),
  ];
};
