import { today } from '@rentsafe/domain/date';
import type { AvailableRow, Disbursement, DisbursementFunds } from '@rentsafe/domain/disbursement';
import { type Currency, formatMoney, toMinor } from '@rentsafe/domain/money';
import { isNewAccount } from '@rentsafe/domain/payee';
import { Callout } from '@rentsafe/ui/Callout';
import type { Column } from '@rentsafe/ui/DataTable';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { useMemo } from 'react';
import { RecordTable } from '../../../../frame/RecordTable';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { accountText } from './accountText';

const columnsIn = (currency: Currency): Column<AvailableRow>[] => {
  const amount = (id: 'held' | 'reserve' | 'shortfall' | 'bills' | 'available', header: string) =>
    ({
      id,
      header,
      cell: (row: AvailableRow) => formatMoney(row[id], currency),
      align: 'end',
      width: '7rem',
    }) as const;
  return [
    { id: 'property', header: 'Property', cell: ({ property }) => property.name, rowHeader: true },
    amount('held', 'Held'),
    amount('reserve', 'Reserve'),
    amount('shortfall', 'Shortfall'),
    amount('bills', 'For Bills'),
    amount('available', 'Available'),
  ];
};

interface ApprovalFactsProps {
  draft: Disbursement;
  funds: DisbursementFunds;
}

/** Whose money it is and why it is held, what the bank account holds, and what of all money is still in the other currency. */
function Funds({ draft: { currency, bank_account: account }, funds }: ApprovalFactsProps) {
  const columns = useMemo(() => columnsIn(currency), [currency]);
  const { held, bank, not_exchanged: left } = funds;
  const other = currency === 'USD' ? 'ZiG' : 'USD';
  return (
    <>
      {held.length > 0 && <RecordTable title="Money held" columns={columns} rows={held} />}
      <DescriptionList
        items={[
          { term: account.name, description: formatMoney(bank.balance, currency) },
          { term: 'Set Aside', description: formatMoney(bank.set_aside, currency) },
          { term: 'Left', description: formatMoney(bank.free, currency) },
        ]}
      />
      {toMinor(left) > 0n && (
        <Callout
          tone="warning"
          title={`${formatMoney(left, currency)} of the money held was received in ${other} and has not been exchanged.`}
        >
          The bank holds less in this currency than is owed. Paying this leaves less for others.
        </Callout>
      )}
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
      <Funds draft={draft} funds={funds} />
    </>
  );
}
