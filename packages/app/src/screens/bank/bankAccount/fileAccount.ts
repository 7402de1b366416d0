import type { BankAccount } from '@rentsafe/domain/bankAccount';
import type { CsvRow } from '@rentsafe/ui/CsvImport';

const named = /\b(?:account|acct|acc|a\/c|konto(?:nummer)?|iban|wallet|card)\b/i;
/** A number of five digits or more; banks put x or * in the place of some, and spaces between. */
const number = /(?<![\d.,/-])[A-Z]{0,2}[\dx*][\dx* -]{3,}\d(?![\d.,/-])/gi;
const isDay = (text: string) => /^\d{1,4}[- ]\d{1,2}[- ]\d{1,4}$/.test(text.trim());

/** A number without signs: of one that is masked, what stands behind the mask. */
const plain = (text: string) =>
  text
    .replace(/[\s-]/g, '')
    .replace(/^.*[x*]/i, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '');

const LEAST_DIGITS = 4;

/** Whether two ways to write a number may be the same account: one may be masked, or have the branch or the country before it. */
function areSame(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a.length >= LEAST_DIGITS && b.length >= LEAST_DIGITS && (a.endsWith(b) || b.endsWith(a));
}

/** The values of a column that says the same in all rows; one that changes is of somebody else. */
function sameInAll(rows: readonly CsvRow[], id: string): string | undefined {
  const values = new Set(rows.map(({ values }) => values[id] ?? '').filter(Boolean));
  return values.size === 1 ? [...values][0] : undefined;
}

/** So many rows tell that a column is of the account, and not of whoever paid. */
const ENOUGH_ROWS = 3;

/** The numbers of accounts that a file names as its own. */
export function accountsOf(above: readonly (readonly string[])[], rows: readonly CsvRow[]): string[] {
  const head = above
    .map((cells) => cells.join(' '))
    .filter((row) => named.test(row))
    .flatMap((row) => row.match(number) ?? [])
    .filter((found) => !isDay(found) && plain(found).length >= LEAST_DIGITS);
  const column = rows.length >= ENOUGH_ROWS ? sameInAll(rows, 'account') : undefined;
  return [...head, ...(column && plain(column).length >= LEAST_DIGITS ? [column] : [])].map((found) =>
    found.trim(),
  );
}

const localCodes = new Set(['ZWG', 'ZWL', 'ZIG', 'RTGS']);

/** The file is of another account, which may be asked about, or in another currency. */
export interface FileOfOther {
  account?: string;
  currency?: string;
}

/** What of a file says that it is of another account. */
export function otherAccount(
  { number: own, currency }: Pick<BankAccount, 'number' | 'currency'>,
  above: readonly (readonly string[])[],
  rows: readonly CsvRow[],
): FileOfOther {
  const found = accountsOf(above, rows);
  const code = (sameInAll(rows, 'currency') ?? '').toUpperCase();
  const isOtherCode =
    /^[A-Z]{3,4}$/.test(code) && code !== currency && !(currency === 'ZIG' && localCodes.has(code));
  const isOther = own && plain(own).length >= LEAST_DIGITS && found.length > 0;
  return {
    ...(isOther && !found.some((one) => areSame(one, own)) && { account: found[0] ?? '' }),
    ...(isOtherCode && { currency: code }),
  };
}
