import { foldCorrections, withoutCorrections } from '@rentsafe/domain/entry';
import { type StatementSelection, statementDays } from '@rentsafe/domain/statement';
import type { LandlordStatementLine, LandlordStatementRow } from '@rentsafe/domain/trustReport';
import { toMinor } from '@rentsafe/format/money';
import { joinParts } from '@rentsafe/format/text';
import { Statement, type StatementAccount } from '@rentsafe/ui/rent';

export type StatementLines = ReadonlyMap<LandlordStatementRow, readonly LandlordStatementLine[]>;

interface StatementAccountsProps {
  rows: readonly LandlordStatementRow[];
  lines: StatementLines;
  selection: StatementSelection;
  /** In lines of the first sheet. */
  above?: number;
  /** Shows what was posted by mistake and taken back. @default false */
  corrections?: boolean;
}

const without = (amount: string) => amount.replace('-', '');

const minorOf = ({ amount }: LandlordStatementLine) => toMinor(amount);

/** How many lines are mistakes that were put right. */
export const correctionsIn = (lines: StatementLines): number =>
  [...lines.values()].reduce((sum, of) => sum + of.length - withoutCorrections(of, minorOf).length, 0);

/** 'Rudo Moyo, unit 4: L-0007, Rent, January 2026' */
const textOf = ({ tenant, unit, description }: LandlordStatementLine) =>
  joinParts([joinParts([tenant?.name, unit && `unit ${unit.unit_number}`], ', '), description], ': ');

function accountOf(
  row: LandlordStatementRow,
  lines: readonly LandlordStatementLine[],
  { year, month }: StatementSelection,
  corrections: boolean,
): StatementAccount {
  const shown = corrections ? lines : foldCorrections(row.opening, lines, minorOf);
  return {
    id: row.property.id,
    title: row.property.name,
    ...statementDays({ year, month }),
    opening: row.opening,
    lines: shown.map((line, index) => ({
      id: `${line.entry} ${index}`,
      date: line.date,
      description: textOf(line),
      [minorOf(line) < 0n ? 'debit' : 'credit']: without(line.amount),
      balance: line.balance,
    })),
    closing: row.closing,
  };
}

/** Every line of the properties of a landlord. */
export const StatementAccounts = ({
  rows,
  lines,
  selection,
  above = 0,
  corrections = false,
}: StatementAccountsProps) => (
  <Statement
    currency={selection.currency}
    accounts={rows.map((row) => accountOf(row, lines.get(row) ?? [], selection, corrections))}
    above={above}
  />
);
