import type { Reconciliation, ReconciliationPreview } from '@rentsafe/domain/reconciliation';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { formatMoney, toMinor } from '@rentsafe/format/money';

/** Why bank, cash book and ledgers do not agree, each in a sentence; none where all three do. */
export function findingsOf(
  { currency, difference }: Pick<ReconciliationPreview | Reconciliation, 'currency' | 'difference'>,
  { short, exchange, shortfall, opening }: TrustBalance,
): string[] {
  const money = (amount: string) => formatMoney(amount.replace('-', ''), currency);
  const other = currency === 'USD' ? 'ZiG' : 'USD';
  const isPositive = (amount: string) => toMinor(amount) > 0n;
  const found: (string | false)[] = [
    toMinor(difference) !== 0n && `Bank and cash book differ by ${money(difference)}.`,
    isPositive(short) && `The cash books hold ${money(short)} less than the ledgers.`,
    short.startsWith('-') && `The cash books hold ${money(short)} more than the ledgers.`,
    isPositive(exchange) &&
      `${money(exchange)} owed in ${currency} was received in ${other} and has not been exchanged.`,
    exchange.startsWith('-') && `${money(exchange)} held in ${currency} is owed in ${other}.`,
    isPositive(shortfall) && `Landlords must return ${money(shortfall)}.`,
    toMinor(opening) !== 0n && `Opening balances of ${money(opening)} were not banked.`,
  ];
  return found.filter((finding) => finding !== false);
}
