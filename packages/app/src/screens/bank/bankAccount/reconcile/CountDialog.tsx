import { toDecimal } from '@rentsafe/format/money';
import { Accordion } from '@rentsafe/ui/Accordion';
import { useState } from 'react';
import { CountDifference } from './CountDifference';
import { Denominations } from './Denominations';
import { reconcileDay } from './reconcileDay';
import { type ReconcileDialogProps, SignDialog } from './SignDialog';

/** The cash in a till, or the balance of a wallet, against the accounts; what it is off by is posted with a reason. */
export function CountDialog({ account, onClose }: ReconcileDialogProps) {
  const { name, kind, currency, reconciled_on } = account;
  const [counted, setCounted] = useState('');
  const [on, setOn] = useState<string>(reconcileDay(reconciled_on));
  const isCash = kind === 'cash';
  return (
    <SignDialog
      account={account}
      title={isCash ? `Count the cash in ${name}` : `Balance of ${name}`}
      description="The account is closed to entries up to that day; mistakes are reversed on a later day."
      failure="Failed to sign the count"
      on={on}
      date={{
        ...{ label: 'Date', hint: 'The end of the day that is counted.' },
        onValueChange: ({ value }) => setOn(value),
      }}
      amount={{
        ...{ label: isCash ? 'Cash Counted' : 'Balance', name: 'counted', value: counted },
        onValueChange: ({ value }) => setCounted(value),
      }}
      onClose={onClose}
    >
      {isCash && (
        <Accordion
          items={[
            {
              value: 'pieces',
              label: 'Count by denomination',
              content: (
                <Denominations
                  currency={currency}
                  onTotal={(total) => setCounted(total > 0n ? toDecimal(total) : '')}
                />
              ),
            },
          ]}
        />
      )}
      <CountDifference account={account} on={on} counted={counted} />
    </SignDialog>
  );
}
