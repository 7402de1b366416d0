import type { Approval } from '@rentsafe/domain/approval';
import { today } from '@rentsafe/domain/date';
import { isNewAccount } from '@rentsafe/domain/payee';
import { Callout } from '@rentsafe/ui/Callout';
import type { Column } from '@rentsafe/ui/DataTable';
import { Text } from '@rentsafe/ui/Text';
import { useMemo } from 'react';
import { RecordTable } from '../../../frame/RecordTable';
import { accountText } from '../../../payment/accountText';
import { day } from '../../../text/day';
import { approvalKey, purposeTexts, sumText } from './approvalTexts';

interface ApprovedRowsProps {
  rows: readonly Approval[];
  /** Why one of them was refused, by its key. */
  refused: ReadonlyMap<string, string>;
}

const columnsWith = (refused: ReadonlyMap<string, string>): Column<Approval>[] => [
  { id: 'number', header: 'Number', kind: 'reference', cell: 'number', rowHeader: true },
  {
    id: 'party',
    header: 'Payee or Account',
    cell: (approval) => (
      <div>
        {approval.party?.name}
        <Text size="sm" tone="muted">
          {[purposeTexts[approval.purpose], approval.payee && accountText(approval.payee)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {refused.has(approvalKey(approval)) && (
          <Text size="sm" tone="danger">
            {refused.get(approvalKey(approval))}
          </Text>
        )}
      </div>
    ),
  },
  { id: 'made_by', header: 'Prepared By', kind: 'person', cell: ({ made_by }) => made_by?.name },
  { id: 'amount', header: 'Amount', kind: 'money', cell: sumText },
];

/** What is approved, one by one, and bank details that are new. */
export function ApprovedRows({ rows, refused }: ApprovedRowsProps) {
  const columns = useMemo(() => columnsWith(refused), [refused]);
  const fresh = rows.filter(({ payee }) => payee && isNewAccount(payee, today()));
  if (rows.length === 0) return <Callout tone="info" title="Nothing is left to approve here." />;
  return (
    <>
      <RecordTable title="To approve" columns={columns} rows={rows} />
      {fresh.length > 0 && (
        <Callout tone="warning" title="Some bank details are new.">
          {fresh.map((approval) => (
            <p key={approvalKey(approval)}>
              {approval.number}, {approval.party?.name}: set on {day(approval.payee?.since)}. Confirm them
              with the payee before you approve.
            </p>
          ))}
        </Callout>
      )}
    </>
  );
}
