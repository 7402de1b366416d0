import type { Disbursement } from '@rentsafe/domain/disbursement';
import { Callout } from '@rentsafe/ui/Callout';
import { ApprovalBanner } from '@rentsafe/ui/rent';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { RecordTable } from '../../../../frame/RecordTable';
import { useLogin } from '../../../../login/useLogin';
import { partyPath } from '../../../../paths';
import { Section } from '../../../../record/Section';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { disbursementKindTexts, disbursementStateTexts } from '../list/disbursementTexts';
import { lineColumns } from './disbursementLines';
import { Entries } from './Entries';
import { isOwnWork } from './ownWork';
import { PayeeAccount } from './PayeeAccount';

/** Who prepared and approved it. */
function Approval({ disbursement }: { disbursement: Disbursement }) {
  const { state, made_by, approved_by, approved_on, alone } = disbursement;
  const reader = useLogin()?.id;
  if (state === 'cancelled') return null;
  return (
    <ApprovalBanner
      preparedBy={made_by.name}
      preparedByReader={isOwnWork(disbursement, reader)}
      approver="another Admin"
      approval={approved_by && approved_on ? { by: approved_by.name, on: approved_on, alone } : undefined}
    />
  );
}

/** All that is known of a disbursement: what it pays, who stands for it, and what failed. */
export function DisbursementDetails({ disbursement }: { disbursement: Disbursement }) {
  const { party, lines, failures, entries, client } = disbursement;
  const columns = useMemo(() => lineColumns(disbursement, true), [disbursement]);
  return (
    <Stack gap="section">
      <Approval disbursement={disbursement} />
      {failures.map(({ on, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it may fail twice on a day for the same reason
        <Callout key={index} tone="warning" title={`Failed on ${day(on)}`}>
          {reason}
        </Callout>
      ))}
      <Section
        title="Payment"
        items={[
          { term: 'Payee', description: <RecordLink href={partyPath(party)}>{party.name}</RecordLink> },
          { term: 'Bank Details', description: <PayeeAccount disbursement={disbursement} /> },
          { term: 'Edited By', description: disbursement.edited_by.map(({ name }) => name).join(', ') },
          { term: 'Kind', description: disbursementKindTexts[disbursement.kind] },
          { term: 'Amount', description: amountText(disbursement) },
          { term: 'Bank Account', description: disbursement.bank_account.name },
          { term: 'State', description: <StateBadge {...disbursementStateTexts[disbursement.state]} /> },
          { term: 'In Payment File', description: day(disbursement.in_file_on) },
          { term: 'Paid On', description: day(disbursement.paid_on) },
          { term: 'Reference', description: disbursement.reference },
          {
            term: 'Entries',
            description: entries.length > 0 && <Entries client={client.id} entries={entries} />,
          },
        ]}
      />
      <RecordTable title="Amounts Paid" columns={columns} rows={lines} />
    </Stack>
  );
}
