import type { LeaseClaim } from '@rentsafe/domain/claim';
import type { Dispute } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { disputesOf } from '../../api/disputes';
import { useListPage } from '../../lists/useListPage';
import { OpeningButton } from '../../overlays/OpeningButton';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { RecordLink } from '../../page/RecordLink';
import { claimPath, partyPath } from '../../page/recordPaths';
import { StateBadge } from '../../page/StateBadge';
import { useMay } from '../../session/useMay';
import { RecordPager } from '../record/RecordPager';
import type { DisputeTask } from './disputeTask';
import { disputeStateTexts, progressOf } from './disputeTexts';

const places = { lease: { name: 'disputes', tab: 'disputes' }, claim: { name: 'disputes' } };

export const disputeColumns: Column<Dispute>[] = [
  {
    id: 'opened_on',
    header: 'Opened',
    cell: ({ opened_on }) => <DateText value={opened_on} />,
    width: '7rem',
  },
  { id: 'reason', header: 'Reason', cell: 'reason', rowHeader: true },
  {
    id: 'subject',
    header: 'Of',
    value: ({ claim }) => (claim ? 'Claim' : 'Charge'),
    cell: ({ claim }) => (claim ? <RecordLink href={claimPath(claim)}>Claim</RecordLink> : 'Charge'),
    width: '6rem',
  },
  {
    id: 'party',
    header: 'Disputed By',
    value: ({ party }) => party.name,
    cell: ({ party }) => <RecordLink href={`${partyPath(party)}?tab=report`}>{party.name}</RecordLink>,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <StateBadge {...disputeStateTexts[state]} />,
    width: '7rem',
  },
  { id: 'progress', header: 'Progress', cell: progressOf },
];

const claimDisputeColumns = disputeColumns.filter(({ id }) => id !== 'subject');

interface TaskDialogProps {
  task: DisputeTask;
  onClose: () => void;
}

const none: readonly Dispute[] = [];
const features = [stackedRows()];
const loadDialog = async () => (await import('./DisputeDialog')).DisputeDialog;

interface LeaseDisputesProps {
  lease: Lease;
  /** Only the disputes of this claim. */
  claim?: LeaseClaim;
}

/** What the parties of a lease dispute, newest first. */
export function LeaseDisputes({ lease, claim }: LeaseDisputesProps) {
  const queries = useMemo(() => disputesOf(lease, claim?.id), [lease, claim?.id]);
  const place = claim ? places.claim : places.lease;
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns: claim ? claimDisputeColumns : disputeColumns,
    rows,
    rowKey: ({ id }) => id,
    total: page,
    features,
  });
  const { trigger, opened, onClose } = useLazyDialog<DisputeTask, TaskDialogProps>(
    loadDialog,
    'The form could not be opened',
  );
  const may = useMay();
  const button = (label: string, task: DisputeTask) => (
    <OpeningButton size="sm" trigger={trigger} subject={task}>
      {label}
    </OpeningButton>
  );
  return (
    <>
      <DataTable
        {...table}
        title="Disputes"
        caption={claim ? 'Disputes of the claim' : 'Disputes of the lease'}
        status={status}
        actions={
          claim?.ended_on ? undefined : (
            <OpeningButton trigger={trigger} subject={{ lease, verb: 'open', claim }}>
              <Plus aria-hidden="true" />
              Open Dispute
            </OpeningButton>
          )
        }
        emptyHelp="What a tenant disputes is left out of the rating until an Admin of the provider decides."
        rowActions={(dispute: Dispute) => (
          <Inline gap={2}>
            {dispute.state === 'open' && (
              <>
                {button('Answer', { lease, dispute, verb: 'answer' })}
                {may('decideDispute') && button('Decide', { lease, dispute, verb: 'decide' })}
                {button('Withdraw', { lease, dispute, verb: 'withdraw' })}
              </>
            )}
            {button('Files', { lease, dispute, verb: 'files' })}
          </Inline>
        )}
        error={{ title: 'Could not fetch the disputes', help: error }}
        onRetry={onRefresh}
        pagination={
          <RecordPager name="disputes" records="disputes" list={list} page={page} search={search} />
        }
      />
      {opened && <opened.Dialog task={opened.subject} onClose={onClose} />}
    </>
  );
}
