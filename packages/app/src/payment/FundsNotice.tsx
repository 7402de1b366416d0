import type { DisbursementFunds } from '@rentsafe/domain/disbursement';
import type { Currency } from '@rentsafe/domain/money';
import { formatMoney, toMinor } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { otherCurrency, ShortNotice } from './ShortNotice';

interface FundsNoticeProps {
  currency: Currency;
  funds: Pick<DisbursementFunds, 'trust' | 'not_exchanged'>;
}

/** What an approver of payments in a currency must know of its funds: that they are short, or partly in the other currency. */
export function FundsNotice({ currency, funds: { trust, not_exchanged: exchanged } }: FundsNoticeProps) {
  if (toMinor(trust.short) > 0n)
    return <ShortNotice currency={currency} short={trust.short} exchanged={exchanged} />;
  if (toMinor(exchanged) === 0n) return null;
  return (
    <Callout
      tone="warning"
      title={`${formatMoney(exchanged, currency)} of the money held was received in ${otherCurrency(currency)} and has not been exchanged.`}
    />
  );
}
