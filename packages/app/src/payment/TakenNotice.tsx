import type { BillFunds } from '@rentsafe/domain/disbursement';
import type { Currency } from '@rentsafe/domain/money';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { disbursementPath } from '../paths';
import { day } from '../text/day';
import { RecordLink } from '../text/RecordLink';

interface TakenNoticeProps {
  funds: BillFunds;
  /** What is to be paid of it. */
  amount: string;
  currency: Currency;
}

/** That too little is held to pay a bill, and where the money went. */
export function TakenNotice({ funds: { held, taken }, amount, currency }: TakenNoticeProps) {
  const there = held.reduce((sum, row) => sum + toMinor(row.held), 0n);
  if (there >= toMinor(amount)) return null;
  return (
    <Callout
      tone="warning"
      title={`Only ${formatMoney(toDecimal(there), currency)} is held for the landlord, and ${formatMoney(amount, currency)} is to be paid.`}
    >
      {taken.length === 0 ? (
        'Pay it once rent is received, or ask the landlord for the money.'
      ) : (
        <Stack gap={1}>
          <span>The money was paid out before. Pay this bill once rent is received.</span>
          {taken.map((payment) => (
            <span key={payment.id}>
              <RecordLink href={disbursementPath(payment.id)}>{payment.number}</RecordLink>
              {`, ${day(payment.on)}: ${formatMoney(payment.amount, currency)} to ${payment.party.name}`}
            </span>
          ))}
        </Stack>
      )}
    </Callout>
  );
}
