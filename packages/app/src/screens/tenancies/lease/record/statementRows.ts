import { foldCorrections } from '@rentsafe/domain/entry';
import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { entryTypes } from '../../../../text/entryTexts';

/** A line as it is shown, printed and saved: a movement, or the balance before the first or after the last. */
export interface StatementRow {
  key: string;
  /** The number of what was posted. */
  entry: number | null;
  currency: Currency;
  date: PlainDate;
  type: string | null;
  number: string | null;
  description: string;
  debit: string | null;
  credit: string | null;
  balance: string;
}

const orNothing = (amount: string) => (toMinor(amount) === 0n ? null : amount);

type Line = CustomerStatement['lines'][number];
const total = (lines: readonly Line[], side: 'debit' | 'credit') =>
  toDecimal(lines.reduce((sum, line) => sum + toMinor(line[side]), 0n));

/** Nothing moved, and nothing was owed before. */
export const isBlank = ({ opening, lines }: CustomerStatement) =>
  lines.length === 0 && toMinor(opening) === 0n;

/** Without mistakes that were put right. */
export const foldedStatement = (statement: CustomerStatement): CustomerStatement => ({
  ...statement,
  lines: foldCorrections(
    statement.opening,
    statement.lines,
    ({ debit, credit }) => toMinor(debit) - toMinor(credit),
  ),
});

/** The opening balance, each movement, and the closing balance beside the totals of what moved. */
export function statementRows({
  currency,
  from,
  to,
  opening,
  lines,
  closing,
}: CustomerStatement): StatementRow[] {
  const end = { currency, entry: null, type: null, number: null };
  return [
    {
      ...end,
      key: 'opening',
      date: from,
      description: 'Opening balance',
      debit: null,
      credit: null,
      balance: opening,
    },
    ...lines.map(({ entry, kind, debit, credit, corrects: _, ...line }) => ({
      key: String(entry),
      entry,
      ...line,
      currency,
      type: entryTypes[kind],
      debit: orNothing(debit),
      credit: orNothing(credit),
    })),
    {
      ...end,
      key: 'closing',
      date: to,
      description: 'Closing balance',
      debit: total(lines, 'debit'),
      credit: total(lines, 'credit'),
      balance: closing,
    },
  ];
}
