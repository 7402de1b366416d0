import { decimalOrText } from '@rentsafe/domain/form';
import type { ReconciliationPreview } from '@rentsafe/domain/reconciliation';
import { isPlainDate } from '@rentsafe/format/date';
import { formatMoney, toMinor } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { Link } from '@rentsafe/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../calls/ApiError';
import { countedQuery } from '../../../../calls/bankStatements';
import { Notice } from '../../../../forms/Fields';
import { useDebounced } from '../../../../forms/useDebounced';
import { bankPath } from '../../../../paths';
import { day } from '../../../../text/day';
import { dotted } from '../../../../text/dotted';
import { renderLink } from '../../../../text/renderLink';
import { reconcileDay } from './reconcileDay';
import { type ReconcileDialogProps, SignDialog } from './SignDialog';

const isAmount = (typed: string) => /^-?\d{1,12}(\.\d{1,2})?$/.test(typed);

function Difference({ compared: { difference, book, currency } }: { compared: ReconciliationPreview }) {
  const of = `The accounts have ${formatMoney(book, currency)}.`;
  return toMinor(difference) === 0n ? (
    <Callout tone="success" title="The statement and the accounts agree">
      {of}
    </Callout>
  ) : (
    <Callout tone="warning" title={`The difference is ${formatMoney(difference, currency)}`}>
      {of} Tick what the statement does not show yet; look for bank costs and receipts that are not recorded.
    </Callout>
  );
}

/** The balance that a statement shows, without its lines, against the accounts. */
export function BalanceDialog({ account, onClose }: ReconcileDialogProps) {
  const { id, name, currency, reconciled_on } = account;
  const [typed, setTyped] = useState('');
  const [on, setOn] = useState<string>(reconcileDay(reconciled_on));
  const [outstanding, setOutstanding] = useState<readonly number[]>([]);
  const amount = useDebounced(decimalOrText(typed));
  const compared = useQuery({
    ...countedQuery({
      ...{ bank_account: id, on, statement: { amount, currency } },
      outstanding: [...outstanding],
    }),
    enabled: isAmount(amount) && isPlainDate(on),
    placeholderData: (before) => before,
  });
  const unseen = compared.data?.unseen ?? [];
  return (
    <SignDialog
      account={account}
      title={`Balance of ${name} from the statement`}
      description="Without importing the statement. The account is closed to entries up to that day."
      failure="Failed to sign the reconciliation"
      on={on}
      date={{
        label: 'Statement Date',
        onValueChange: ({ value }) => {
          setOn(value);
          setOutstanding([]);
        },
      }}
      amount={{
        ...{ label: 'Balance per Bank Statement', name: 'statement', min: -999_999_999_999, value: typed },
        onValueChange: ({ value }) => setTyped(value),
      }}
      onClose={onClose}
    >
      <Notice>
        {compared.error ? (
          <Callout tone="warning" title={errorSentence(compared.error)}>
            <Link asChild>
              {renderLink({ href: bankPath('reconcile', id), children: 'Reconcile statements' })}
            </Link>
          </Callout>
        ) : (
          compared.data && isAmount(amount) && <Difference compared={compared.data} />
        )}
      </Notice>
      {unseen.length > 0 && (
        <Fieldset label="Not on the Statement Yet">
          {unseen.map(({ entry = 0, number, name: payer, on: moved, amount: own }) => (
            <Checkbox
              key={entry}
              name={`outstanding_${entry}`}
              label={`${number}, ${formatMoney(own, currency)}`}
              hint={dotted(payer, day(moved))}
              checked={outstanding.includes(entry)}
              onCheckedChange={({ checked }) =>
                setOutstanding((before) =>
                  checked ? [...before, entry] : before.filter((other) => other !== entry),
                )
              }
            />
          ))}
        </Fieldset>
      )}
    </SignDialog>
  );
}
