import type { FileStatement, LastStatement } from '@rentsafe/domain/bankStatement';
import { today } from '@rentsafe/domain/date';
import { type Currency, formatMoney, toDecimal, toMinor } from '@rentsafe/domain/money';
import { day } from '../../../text/day';

/** The statement as it would be sent: what the file says, and what was typed instead. */
export type Draft = Pick<FileStatement, 'lines' | 'from_on' | 'to_on' | 'opening' | 'closing'>;

const SHOWN = 3;

const rowsText = (rows: readonly number[]) => {
  const shown = rows.slice(0, SHOWN).join(', ');
  const others = rows.length > SHOWN ? ` and ${rows.length - SHOWN} more` : '';
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${shown}${others}`;
};

/** Why a statement cannot be imported as it is, in the order of its fields: each says what does not fit. */
export function statementProblems(
  { lines, from_on, to_on, opening, closing }: Draft,
  { breaks }: Pick<FileStatement, 'breaks'>,
  last: LastStatement | null,
  currency: Currency,
): string[] {
  const money = (amount: string) => formatMoney(amount, currency);
  const outside = lines.filter(({ on }) => on < from_on || on > to_on).length;
  const sum =
    opening && toDecimal(lines.reduce((total, { amount }) => total + toMinor(amount), toMinor(opening)));
  const found: (string | false)[] = [
    (!from_on || !to_on) && 'Enter the first and the last day of the statement.',
    Boolean(from_on && to_on) && from_on > to_on && 'The last day is before the first.',
    to_on > today() && 'The last day may not be in the future.',
    Boolean(last && from_on) &&
      from_on <= (last?.to_on ?? '') &&
      `The last statement ends on ${day(last?.to_on)}.`,
    Boolean(from_on && to_on) &&
      outside > 0 &&
      `${outside === 1 ? '1 line is' : `${outside} lines are`} outside these days.`,
    !opening && 'Enter the opening balance of the statement.',
    Boolean(last && opening) &&
      toMinor(opening) !== toMinor(last?.closing ?? '0') &&
      `The last statement closed with ${money(last?.closing ?? '0')}.`,
    breaks.length > 0 &&
      `${rowsText(breaks.map(({ line }) => line))}: the balance does not follow from the row before. In row ${breaks[0]?.line} it would be ${money(breaks[0]?.expected ?? '0')}.`,
    Boolean(opening) && !closing && 'Enter the closing balance of the statement.',
    Boolean(sum && closing) && toMinor(sum) !== toMinor(closing) && `Opening and lines give ${money(sum)}.`,
  ];
  return found.filter((problem) => problem !== false);
}

/** What the bank may have written twice; it is imported as it is. */
export const repeatedText = (repeated: readonly number[]): string =>
  repeated.length === 0
    ? ''
    : `${rowsText(repeated)} ${repeated.length === 1 ? 'is' : 'are'} like an earlier row. Keep ${repeated.length === 1 ? 'it' : 'them'} if the bank statement shows both.`;
