import type { Approval } from '@rentsafe/domain/approval';
import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { formatMoney, toDecimal, toMinor } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { RecordLink } from '../../../text/RecordLink';
import { waitsForText } from '../../../todo/todoTexts';
import { approvalHref, purposeTexts, sumText, takenOf } from './approvalTexts';

const what: Column<Approval>[] = [
  {
    id: 'number',
    header: 'Number',
    kind: 'reference',
    cell: (approval) => <RecordLink href={approvalHref(approval)}>{approval.number}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'purpose',
    header: 'For',
    cell: ({ purpose, detail }) => (
      <div>
        {purposeTexts[purpose]}
        <Text size="sm" tone="muted">
          {detail}
        </Text>
      </div>
    ),
  },
  { id: 'party', header: 'Payee or Account', cell: ({ party }) => party?.name },
  { id: 'amount', header: 'Amount', kind: 'money', cell: sumText },
];

const history: Column<Approval>[] = [
  { id: 'made_by', header: 'Prepared By', kind: 'person', cell: ({ made_by }) => made_by?.name },
  { id: 'since', header: 'Since', kind: 'date', cell: ({ since }) => <DateText value={since} /> },
];

/** What the account holds after this one alone: for the others. */
function LeftAfter({ approval, accounts }: { approval: Approval; accounts: readonly BankAccount[] }) {
  const account = accounts.find(({ id }) => id === approval.bank_account?.id);
  if (!account) return null;
  const left = toMinor(account.available) - takenOf(approval);
  return (
    <div>
      <Text {...(left < 0n && { tone: 'danger' })}>{formatMoney(toDecimal(left), account.currency)}</Text>
      <Text size="sm" tone="muted">
        {account.name}
      </Text>
    </div>
  );
}

export const columnsToApprove = (accounts: readonly BankAccount[]): Column<Approval>[] => [
  ...what,
  {
    id: 'left',
    header: 'Left in Account',
    kind: 'money',
    cell: (approval) => <LeftAfter approval={approval} accounts={accounts} />,
  },
  ...history,
];

export const columnsOfOthers: Column<Approval>[] = [
  ...what,
  {
    id: 'waits_for',
    header: 'Waiting For',
    cell: ({ waits_for }) => waitsForText(waits_for) || 'The landlord',
  },
  ...history,
];
