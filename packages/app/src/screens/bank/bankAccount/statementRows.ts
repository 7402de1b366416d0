import { type BankRow, movedBy } from '@rentsafe/domain/bankStatement';
import type { PlainDate } from '@rentsafe/format/date';
import type { CsvRow, CsvRowResult } from '@rentsafe/ui/CsvImport';

/** The value of a cell that could be read. */
const text = ({ values }: CsvRow, id: string) => values[id] ?? '';
const amount = (row: CsvRow, id: string) => (/^-?\d+(\.\d{1,2})?$/.test(text(row, id)) ? text(row, id) : '');

export const bankRowOf = (row: CsvRow): BankRow => ({
  line: row.line,
  on: text(row, 'on'),
  description: text(row, 'description'),
  reference: text(row, 'reference'),
  amount: amount(row, 'amount'),
  side: text(row, 'side'),
  paid_in: amount(row, 'paid_in'),
  paid_out: amount(row, 'paid_out'),
  balance: amount(row, 'balance'),
  ...(row.leftOut && { left_out: row.leftOut }),
});

const written = (row: CsvRow) => ['amount', 'paid_in', 'paid_out'].some((id) => /[1-9]/.test(text(row, id)));

/** How banks call a sum, or what was there before and is there after, in English and German. */
const totals =
  /\b(?:sub)?totals?\b|\bsum(?:me)?\b|\bbrought f|\bcarried f|\b[bc]\/f\b|\b(?:opening|closing|available|ledger|current) balance\b|\bend of statement\b|\b(?:anfangs|end)saldo\b|\bkontostand\b/i;
const unfinished =
  /\b(?:pending|failed|declined|reverted|cancell?ed|rejected|expired|vorgemerkt|storniert)\b/i;

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Why a row is no line of the statement; '' where it is one. */
function skipNote(row: CsvRow): string {
  const on = text(row, 'on');
  const words = ['on', 'description', 'reference'].map((id) => text(row, id)).join(' ');
  const moved = movedBy(bankRowOf(row));
  if (totals.test(words) && (!isDay(on) || moved === 'both')) return 'A total or a balance, not a payment.';
  if (unfinished.test(text(row, 'status'))) return 'The bank has not carried it out.';
  // An amount that cannot be read is a mistake, none at all is no line.
  return moved === undefined && !written(row) ? 'No amount.' : '';
}

/** What a row is: a line of the statement, one of an earlier statement, or something else that banks write, such as a total. */
export function rowResult(row: CsvRow, lastOn: PlainDate | undefined): CsvRowResult {
  const { line } = row;
  const note = skipNote(row);
  if (note) return { line, result: 'skipped', note };
  const on = text(row, 'on');
  if (movedBy(bankRowOf(row)) === 'both') {
    // A row of sums has both columns, and no day.
    if (on === '') return { line, result: 'skipped', note: 'A total or a balance, not a payment.' };
    const error = 'The row has money in and money out. Keep one of them.';
    return { line, result: 'error', errors: { paid_out: [error] } };
  }
  if (lastOn && isDay(on) && on <= lastOn) {
    return { line, result: 'duplicate', note: 'Its day is in the last statement.' };
  }
  return { line, result: 'new' };
}
