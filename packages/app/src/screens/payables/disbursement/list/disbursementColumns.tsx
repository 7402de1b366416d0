import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { disbursementPath } from '../../../../paths';
import { amountText } from '../../../../text/Amounts';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { disbursementKindTexts, disbursementStateTexts } from './disbursementTexts';

const approvalText = ({ approved_on, approved_by }: Disbursement) =>
  approved_on && `${approved_on} ${approved_by?.name ?? ''}`;

/** To whom and what for, how much, how far it has come and by whom. */
export const disbursementColumns: Column<Disbursement>[] = [
  {
    id: 'number',
    header: 'Number',
    kind: 'reference',
    value: ({ number }) => number,
    cell: ({ id, number }) => <RecordLink href={disbursementPath(id)}>{number}</RecordLink>,
    rowHeader: true,
  },
  { id: 'party', header: 'Payee', value: ({ party }) => party.name, cell: ({ party }) => party.name },
  {
    id: 'kind',
    header: 'Kind',
    kind: 'state',
    value: ({ kind }) => disbursementKindTexts[kind],
    cell: ({ kind }) => disbursementKindTexts[kind],
  },
  {
    id: 'bank_account',
    header: 'Account',
    value: ({ bank_account }) => bank_account.name,
    cell: ({ bank_account }) => bank_account.name,
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    value: amountText,
    cell: amountText,
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => disbursementStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...disbursementStateTexts[state]} />,
  },
  {
    id: 'made_by',
    header: 'Prepared By',
    kind: 'person',
    value: ({ made_by }) => made_by.name,
    cell: ({ made_by }) => made_by.name,
  },
  {
    id: 'approved_on',
    header: 'Approved',
    value: approvalText,
    cell: ({ approved_on, approved_by }) =>
      approved_on && (
        <div>
          <DateText value={approved_on} />
          <Text size="sm" tone="muted">
            {approved_by?.name}
          </Text>
        </div>
      ),
  },
];
