import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { Callout } from '@rentsafe/ui/Callout';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { Notice } from '../../../../forms/Fields';

interface ReceivedFieldProps {
  /** Where it arrives. */
  account: BankAccount;
  received: string;
  onReceived: (received: string) => void;
  /** What both amounts come to. */
  rate: string | undefined;
}

/** What arrives in the other currency, and at which rate. */
export const ReceivedField = ({ account, received, onReceived, rate }: ReceivedFieldProps) => (
  <MoneyField
    label="Received"
    name="received"
    currency={account.currency}
    required
    value={received}
    onValueChange={({ value }) => onReceived(value)}
    hint={rate ? `${rate} ZiG per US dollar.` : `Amount received into ${account.name}.`}
  />
);

/** A question where a rate is far from the last one. */
export const RateNotice = ({ warning }: { warning: string | undefined }) => (
  <Notice>
    {warning && (
      <Callout tone="warning" title={warning}>
        <Checkbox label="Both amounts are right" name="checked" />
      </Callout>
    )}
  </Notice>
);
