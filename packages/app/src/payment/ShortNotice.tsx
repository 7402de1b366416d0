import type { Currency } from '@rentsafe/domain/money';
import { formatMoney, toMinor } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';

export interface ShortNoticeProps {
  currency: Currency;
  /** Funds owed less funds held, and what of the funds owed is held in the other currency. */
  short: string;
  exchanged: string;
}

export const otherCurrency = (currency: Currency) => (currency === 'USD' ? 'ZiG' : 'USD');

/** That the bank accounts hold less than is owed in a currency, and where the rest is. */
export function ShortNotice({ currency, short, exchanged }: ShortNoticeProps) {
  if (toMinor(short) <= 0n) return null;
  return (
    <Callout tone="danger" title={`Funds are short by ${formatMoney(short, currency)}`}>
      {toMinor(exchanged) > 0n
        ? `${formatMoney(exchanged, currency)} of the funds owed was received in ${otherCurrency(currency)} and has not been exchanged.`
        : 'The bank accounts hold less than is owed. Look for shortfalls of landlords and opening balances that were not banked.'}
    </Callout>
  );
}
