import { toMinor } from '@rentsafe/domain/money';
import { type StatementSelection, statementDays } from '@rentsafe/domain/statement';
import type { LandlordStatementLine, LandlordStatementRow } from '@rentsafe/domain/trustReport';
import { Statement, type StatementAccount } from '@rentsafe/ui/Statement';

export type StatementLines = ReadonlyMap<LandlordStatementRow, readonly LandlordStatementLine[]>;

interface StatementAccountsProps {
  rows: readonly LandlordStatementRow[];
  lines: StatementLines;
  selection: StatementSelection;
  /** In lines of the first sheet. */
  above?: number;
}

const without = (amount: string) => amount.replace('-', '');

function accountOf(
  row: LandlordStatementRow,
  lines: readonly LandlordStatementLine[],
  { year, month }: StatementSelection,
): StatementAccount {
  return {
    id: row.property.id,
    title: row.property.name,
    ...statementDays({ year, month }),
    opening: row.opening,
    lines: lines.map(({ entry, date, description, amount, balance }, index) => ({
      id: `${entry} ${index}`,
      date,
      description,
      [toMinor(amount) < 0n ? 'debit' : 'credit']: without(amount),
      balance,
    })),
    closing: row.closing,
  };
}

/** Every line of the properties of a landlord. */
export const StatementAccounts = ({ rows, lines, selection, above = 0 }: StatementAccountsProps) => (
  <Statement
    currency={selection.currency}
    accounts={rows.map((row) => accountOf(row, lines.get(row) ?? [], selection))}
    above={above}
  />
);
