import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { isPlainDate } from '@rentsafe/format/date';
import { formatMoney, toMinor } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { TextField } from '@rentsafe/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { countedQuery } from '../../../../calls/bankStatements';
import { Notice } from '../../../../forms/Fields';
import { useDebounced } from '../../../../forms/useDebounced';

interface CountDifferenceProps {
  account: BankAccount;
  on: string;
  counted: string;
}

const isAmount = (typed: string) => /^\d{1,12}(\.\d{1,2})?$/.test(typed);

/** What a count is off by, once it is typed, and why. */
export function CountDifference({ account: { id, currency }, on, counted }: CountDifferenceProps) {
  const rested = useDebounced(counted);
  const isReady = rested === counted && isAmount(counted) && isPlainDate(on);
  const { data } = useQuery({
    ...countedQuery({ bank_account: id, on, counted: { amount: rested, currency } }),
    enabled: isReady,
  });
  const difference = isReady && data ? data.difference : '0.00';
  const isShort = difference.startsWith('-');
  const isOff = toMinor(difference) !== 0n;
  return (
    <>
      <Notice>
        {isReady && data && !isOff && (
          <Callout tone="success" title={`The accounts have ${formatMoney(data.book, currency)}, too.`} />
        )}
        {isOff && data && (
          <Callout
            tone="warning"
            title={`${formatMoney(difference.replace('-', ''), currency)} ${isShort ? 'short' : 'over'}: the accounts have ${formatMoney(data.book, currency)}`}
          >
            Look for receipts and payments that are not recorded first.{' '}
            {isShort
              ? 'What is still missing is a cost of the agency.'
              : 'What is still over is credited to the agency.'}
          </Callout>
        )}
      </Notice>
      {isOff && (
        <TextField
          label="Reason for the Difference"
          name="difference_reason"
          required
          maxLength={500}
          autoComplete="off"
        />
      )}
    </>
  );
}
