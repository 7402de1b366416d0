import type { Charge } from '@rentsafe/domain/charge';
import { type ChargePayment, planCredit } from '@rentsafe/domain/ledger';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { amountText } from '../text/Amounts';
import { paidBy } from './chargeTexts';

interface FreedPaymentsProps {
  charge: Charge;
  /** Of the credit, in minor units; at most what may be credited. */
  amount: bigint;
}

/** What a credit frees of what has been paid, and what becomes of it, before it is posted. */
export function FreedPayments({ charge, amount }: FreedPaymentsProps) {
  const { open } = charge;
  const { freed, again, left } = planCredit(toMinor(open.amount), paidBy(charge), amount);
  if (freed.length === 0) return null;
  const text = (minor: bigint) => amountText({ ...open, amount: toDecimal(minor) });
  const sumOf = (list: readonly ChargePayment<string>[], number: string) =>
    list.reduce((sum, { receipt, amount: part }) => (receipt === number ? sum + part : sum), 0n);
  const numbers = [...new Set(freed.map(({ receipt }) => receipt))];
  return (
    <Callout tone="info" title={`${text(left)} becomes the tenant’s credit.`}>
      <Stack gap={1}>
        {numbers.map((number) => {
          const [all, used] = [sumOf(freed, number), sumOf(again, number)];
          return (
            <Text key={number}>
              {number}: {text(all)} is freed
              {used > 0n &&
                (used === all ? ', and pays this charge again' : `; ${text(used)} pays this charge again`)}
              .
            </Text>
          );
        })}
        <Text tone="muted">If the landlord was paid with this money, the next rent collected repays it.</Text>
      </Stack>
    </Callout>
  );
}
