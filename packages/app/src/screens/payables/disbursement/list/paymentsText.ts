import type { Disbursement } from '@rentsafe/domain/disbursement';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { amountText } from '../../../../text/Amounts';

/** Payments of one account: '3 payments, $1,250.00 in all.' */
export function paymentsText(payments: readonly Pick<Disbursement, 'amount' | 'currency'>[]): string {
  const [first] = payments;
  if (!first) return 'No payment of this account can be in the file.';
  const sum = payments.reduce((total, { amount }) => total + toMinor(amount), 0n);
  const total = amountText({ amount: toDecimal(sum), currency: first.currency });
  return payments.length === 1 ? `1 payment, ${total}.` : `${payments.length} payments, ${total} in all.`;
}
