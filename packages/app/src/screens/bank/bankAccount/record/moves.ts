import type { BankAccount } from '@rentsafe/domain/bankAccount';
import type { Money } from '@rentsafe/domain/money';
import { typedMinor } from '../../../../forms/typedMinor';

/** Money that leaves an account for another one in the same currency, or in the other. */
export interface MoneyMove {
  account: BankAccount;
  between: 'same' | 'other';
}

export interface MoveMoneyDialogProps extends MoneyMove {
  onClose: () => void;
}

/** Money goes to a bank rather than into a till. */
const kinds: readonly BankAccount['kind'][] = ['bank', 'mobile', 'cash'];

/** The accounts that it can go to, the likeliest first. */
export const accountsFor = (
  { account, between }: MoneyMove,
  accounts: readonly BankAccount[],
): BankAccount[] =>
  accounts
    .filter(
      ({ id, currency, is_active }) =>
        id !== account.id && is_active && (currency === account.currency) === (between === 'same'),
    )
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));

/** ZiG for a dollar, as far as the typed amounts tell it; undefined for what is no amount yet. */
export function rateBetween(left: Money, received: string): string | undefined {
  const amounts = [typedMinor(left.amount), typedMinor(received)];
  const [usd = 0n, zig = 0n] = left.currency === 'USD' ? amounts : amounts.toReversed();
  if (usd <= 0n || zig <= 0n) return undefined;
  const millionths = (zig * 1_000_000n + usd / 2n) / usd;
  const text = String(millionths).padStart(7, '0');
  return `${text.slice(0, -6)}.${text.slice(-6)}`.replace(/0{1,4}$/, '');
}
