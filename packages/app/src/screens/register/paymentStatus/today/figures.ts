import type { Overview } from '@rentsafe/domain/ledgerReport';
import { currencies } from '@rentsafe/domain/money';
import type { AccountToday, CurrencyToday, Today } from '@rentsafe/domain/today';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import {
  ageingPath,
  approvalsPath,
  bankAccountPath,
  bankPath,
  collectionPath,
  todoPath,
  trustPath,
} from '../../../../paths';
import { day } from '../../../../text/day';
import { dotted } from '../../../../text/dotted';
import type { Figure } from './FigureCard';

/** ' USD' where there are two currencies. */
const inCurrency = ({ currency }: CurrencyToday, { currencies }: Today) =>
  currencies.length > 1 ? ` ${currency === 'ZIG' ? 'ZiG' : currency}` : '';

function comparedText({ kind, unmatched, statement_until }: AccountToday): string | null {
  if (kind === 'cash') return null;
  if (statement_until === null) return 'no statement yet';
  return unmatched === 0 ? `statement to ${day(statement_until)}` : `${unmatched} to match`;
}

/** What could be paid from each account, and why that is less than what is in it. */
export const inTheBank = ({ accounts }: Today): Figure[] =>
  currencies
    .flatMap((of) => accounts.filter(({ currency }) => currency === of))
    .map((account) => {
      const { id, name, currency, balance, set_aside, available } = account;
      const isAside = toMinor(set_aside) !== 0n;
      return {
        label: name,
        value: formatMoney(available, currency),
        href: bankAccountPath(id),
        hint: dotted(
          isAside ? `book ${formatMoney(balance, currency)}` : null,
          isAside ? `set aside ${formatMoney(set_aside, currency)}` : null,
          comparedText(account),
        ),
        isBad: toMinor(available) < 0n,
      };
    });

/** Funds held and owed, and what is short or over. */
export const whoseItIs = (today: Today): Figure[] =>
  today.currencies.flatMap((row) => {
    const { currency, bank, owed, short, exchanged } = row;
    const href = `${trustPath}?currency=${currency}`;
    const missing = toMinor(short);
    const suffix = inCurrency(row, today);
    const other = currency === 'USD' ? 'ZiG' : 'USD';
    return [
      { label: `Funds held${suffix}`, value: formatMoney(bank, currency), href },
      { label: `Funds owed${suffix}`, value: formatMoney(owed, currency), href },
      {
        label: `${missing > 0n ? 'Short' : 'Over'}${suffix}`,
        value: formatMoney(toDecimal(missing > 0n ? missing : -missing), currency),
        href,
        isBad: missing > 0n,
        ...(toMinor(exchanged) > 0n && {
          hint: `${formatMoney(exchanged, currency)} was received in ${other} and has not been exchanged`,
        }),
      },
    ];
  });

/** Approvals, bank lines, and tasks that are due. */
export function waitsForYou({ approvals, accounts }: Today, due: number, mayApprove: boolean): Figure[] {
  const open = accounts.filter(({ unmatched }) => unmatched > 0);
  const lines = open.reduce((sum, { unmatched }) => sum + unmatched, 0);
  return [
    ...(mayApprove ? [{ label: 'Approvals', value: String(approvals), href: approvalsPath }] : []),
    { label: 'Bank lines to match', value: String(lines), href: bankPath('match', open[0]?.id) },
    { label: 'Tasks due', value: String(due), href: todoPath },
  ];
}

/** What was charged and came in this month, and what is past due. */
export const monthAndArrears = (today: Today, overview: Overview | undefined): Figure[] =>
  today.currencies.flatMap((row) => {
    const { currency, charged, collected } = row;
    const suffix = inCurrency(row, today);
    const href = collectionPath(today.month, currency);
    const given = overview?.credit_given.find((credit) => credit.currency === currency);
    const late = (given?.buckets ?? [])
      .filter(({ label }) => label !== 'Current')
      .reduce((sum, { amount }) => sum + toMinor(amount), 0n);
    return [
      { label: `Charged${suffix}`, value: formatMoney(charged, currency), href },
      { label: `Collected${suffix}`, value: formatMoney(collected, currency), href },
      {
        label: `Arrears${suffix}`,
        value: overview ? formatMoney(toDecimal(late), currency) : '–',
        href: `${ageingPath}?currency=${currency}`,
        isBad: late > 0n,
      },
    ];
  });
