import type { Currency } from '@rentsafe/domain/money';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { NumberField } from '@rentsafe/ui/NumberField';
import { useFarRate } from '../../../../forms/useFarRate';
import { day } from '../../../../text/day';
import type { Exchange } from './useExchange';

interface ExchangedFieldsProps {
  exchange: Exchange;
  /** What it comes to, in the currency in which it counts. */
  amount: string;
  currency: Currency;
  receivedOn: string;
}

/** What came into an account of the other currency, at which rate, and what it comes to. */
export function ExchangedFields({ exchange, amount, currency, receivedOn }: ExchangedFieldsProps) {
  const { account, paid, rate, rateOn, setPaid, setRate } = exchange;
  const farRate = useFarRate();
  return (
    <>
      <MoneyField
        label="Paid"
        name="paid"
        currency={account.currency}
        required
        hint={`Amount received into ${account.name}.`}
        value={paid}
        onValueChange={({ value }) => setPaid(value)}
      />
      <NumberField
        label="Rate"
        name="rate"
        decimals={6}
        required
        hint={rateOn ? `ZiG per US dollar, of ${day(rateOn)}.` : 'ZiG per US dollar.'}
        error={farRate(receivedOn, rate)}
        value={rate}
        onValueChange={({ value }) => setRate(value)}
      />
      <MoneyField
        label="Amount"
        name="amount"
        currency={currency}
        required
        readOnly
        value={amount}
        hint="Paid at the rate."
      />
    </>
  );
}
