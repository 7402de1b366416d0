import { type FileStatement, type LastStatement, sumOf } from '@rentsafe/domain/bankStatement';
import { today } from '@rentsafe/domain/date';
import type { Currency } from '@rentsafe/domain/money';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import type { CsvRow } from '@rentsafe/ui/CsvImport';
import { day } from '../../../text/day';
import type { FileOfOther } from './fileAccount';

/** The statement as it would be sent: what the file says, and what was typed instead. */
export type Draft = Pick<FileStatement, 'lines' | 'from_on' | 'to_on' | 'opening' | 'closing'>;

const SHOWN = 3;

const rowsText = (rows: readonly number[]) => {
  const shown = rows.slice(0, SHOWN).join(', ');
  const others = rows.length > SHOWN ? ` and ${rows.length - SHOWN} more` : '';
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${shown}${others}`;
};

type Break = FileStatement['breaks'][number];

const breaksText = ([first, ...others]: readonly Break[], money: (amount: string) => string) =>
  first &&
  `${rowsText([first, ...others].map(({ line }) => line))}: the balance does not follow from the row before. In row ${first.line} it would be ${money(first.expected)}: a line of ${money(first.missing)} may be missing, or a row be repeated. Leave the row out, or export these days again.`;

const otherText = ({ account, currency: code }: FileOfOther, own: string | null, currency: Currency) =>
  code
    ? `The file is in ${code}, and this account is in ${currency}. Choose the file of this account.`
    : account &&
      `The file is of account ${account}, and this account is ${own}. Choose another file, or confirm that it belongs here.`;

/** Why a statement cannot be imported as it is, in the order of its fields: each says what does not fit. */
export function statementProblems(
  { lines, from_on, to_on, opening, closing }: Draft,
  { breaks }: Pick<FileStatement, 'breaks'>,
  last: LastStatement | null,
  {
    currency,
    number = null,
    other = {},
  }: { currency: Currency; number?: string | null; other?: FileOfOther },
): string[] {
  const money = (amount: string) => formatMoney(amount, currency);
  const outside = lines.filter(({ on }) => on < from_on || on > to_on).length;
  const sum = opening && toDecimal(sumOf(lines, opening));
  const found: (string | false | undefined)[] = [
    otherText(other, number, currency),
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
    breaksText(breaks, money),
    Boolean(opening) && !closing && 'Enter the closing balance of the statement.',
    Boolean(sum && closing) && toMinor(sum) !== toMinor(closing) && `Opening and lines give ${money(sum)}.`,
  ];
  return found.filter((problem): problem is string => typeof problem === 'string' && problem !== '');
}

/** What is worth knowing before a statement is imported, and does not stop it. */
export function statementNotes(
  rows: readonly CsvRow[],
  { hasOtherBalances, isTurned }: Pick<FileStatement, 'hasOtherBalances' | 'isTurned'>,
): string[] {
  const alike = rows.filter(({ like, leftOut }) => like && leftOut === undefined).map(({ line }) => line);
  const [is, it] = alike.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return [
    ...(alike.length > 0
      ? [
          `${rowsText(alike)} ${is} like an earlier row. Leave ${it} out unless the bank statement shows both.`,
        ]
      : []),
    ...(hasOtherBalances
      ? [
          'The balances of the file do not follow its lines and were not used. Compare the closing balance with the statement.',
        ]
      : []),
    ...(isTurned ? ['The balance rises with debits, so debits were read as money in.'] : []),
  ];
}
