import { today } from '@rentsafe/domain/date';
import type { Disbursement, DisbursementFunds } from '@rentsafe/domain/disbursement';
import { isNewAccount } from '@rentsafe/domain/payee';
import { formatMoney } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { useMemo } from 'react';
import { RecordTable } from '../frame/RecordTable';
import { amountText } from '../text/Amounts';
import { day } from '../text/day';
import { accountText } from './accountText';
import { FundsNotice } from './FundsNotice';
import { heldColumns } from './heldColumns';
import { TakenNotice } from './TakenNotice';

interface ApprovalFactsProps {
  draft: Disbursement;
  funds: DisbursementFunds;
}

/** What stands after the payment: in its account, and in all of the currency against what is owed to others. */
function Left({ draft: { currency, bank_account: account }, funds: { left, bank } }: ApprovalFactsProps) {
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <DescriptionList
      items={[
        { term: account.name, description: money(bank.balance) },
        { term: 'Set Aside', description: money(bank.set_aside) },
        { term: `Left in ${account.name}`, description: money(left.account) },
        { term: `Left in All ${currency} Accounts`, description: money(left.bank) },
        { term: `Owed to Others in ${currency}`, description: money(left.owed) },
      ]}
    />
  );
}

/** Whose money it is and why it is held, what is left for the others, and what of all money is still in the other currency. */
export function PaymentFunds({ draft, funds }: ApprovalFactsProps) {
  const { currency, kind, amount } = draft;
  const columns = useMemo(() => heldColumns(currency), [currency]);
  return (
    <>
      {funds.held.length > 0 && <RecordTable title="Money held" columns={columns} rows={funds.held} />}
      {kind === 'bill' && <TakenNotice funds={funds} amount={amount} currency={currency} />}
      <Left draft={draft} funds={funds} />
      <FundsNotice currency={currency} funds={funds} />
    </>
  );
}

/** What an approver sees before they agree: who made it, where the money goes, and where it comes from. */
export function ApprovalFacts({ draft, funds }: ApprovalFactsProps) {
  const { payee, party, made_by, edited_by } = draft;
  const account = accountText(payee);
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Amount', description: `${amountText(draft)} to ${party.name}` },
          { term: 'Prepared By', description: made_by.name },
          ...(edited_by.length > 0
            ? [{ term: 'Edited By', description: edited_by.map(({ name }) => name).join(', ') }]
            : []),
          { term: 'Paid Into', description: account ?? 'No bank details on record: pay manually' },
          ...(payee.since ? [{ term: 'Bank Details Since', description: day(payee.since) }] : []),
        ]}
      />
      {isNewAccount(payee, today()) && (
        <Callout tone="warning" title="These bank details are new.">
          They were set on {day(payee.since)}. Confirm them with the payee before you approve.
        </Callout>
      )}
      <PaymentFunds draft={draft} funds={funds} />
    </>
  );
}
