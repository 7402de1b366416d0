import type { Currency } from '@rentsafe/domain/money';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { Money } from '@rentsafe/ui/Money';

export interface BalanceRow {
  name: string;
  amounts: readonly (string | null)[];
}

const total = (rows: readonly BalanceRow[], index: number) =>
  toDecimal(rows.reduce((sum, { amounts }) => sum + toMinor(amounts[index] ?? '0'), 0n));

/** A name and its amounts under these headers, with the total of each. */
export function balanceColumns(
  rows: readonly BalanceRow[],
  currency: Currency,
  headers: readonly string[],
): Column<BalanceRow>[] {
  const totals = headers.map((_, index) => total(rows, index));
  return [
    { id: 'name', header: 'Account', cell: 'name', rowHeader: true, footer: 'Total' },
    ...headers.map(
      (header, index): Column<BalanceRow> => ({
        id: header,
        header,
        kind: 'money',
        value: ({ amounts }) => amounts[index] ?? null,
        cell: ({ amounts }) => amounts[index] && <Money amount={amounts[index]} currency={currency} />,
        footer: <Money amount={totals[index]} currency={currency} />,
      }),
    ),
  ];
}
