import type { Currency } from '@rentsafe/domain/money';
import type { Receipt, ReceiptMethod } from '@rentsafe/domain/receipt';
import { toDecimal, toMinor } from '@rentsafe/format/money';

/** What came in, in each currency. */
export interface MethodTotal {
  method: ReceiptMethod | 'total';
  count: number;
  /** '' where nothing came in. */
  totals: Readonly<Record<Currency, string>>;
}

function totalOf(method: MethodTotal['method'], receipts: readonly Receipt[]): MethodTotal {
  const totalIn = (currency: Currency) => {
    const amounts = receipts.map(({ paid, amount }) => paid ?? amount);
    const own = amounts.filter((money) => money.currency === currency);
    return own.length === 0 ? '' : toDecimal(own.reduce((sum, { amount }) => sum + toMinor(amount), 0n));
  };
  return { method, count: receipts.length, totals: { USD: totalIn('USD'), ZIG: totalIn('ZIG') } };
}

/** In the currency in which the money came: that of the account. What was reversed, or taken from a deposit, did not come in. */
export function totalsByMethod(receipts: readonly Receipt[]) {
  const received = receipts.filter(({ state, bank_account }) => state !== 'reversed' && bank_account);
  const methods = [...new Set(received.map(({ method }) => method))].toSorted().map((method) =>
    totalOf(
      method,
      received.filter((receipt) => receipt.method === method),
    ),
  );
  return { methods, total: totalOf('total', received) };
}
