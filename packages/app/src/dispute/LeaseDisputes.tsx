import type { LeaseClaim } from '@rentsafe/domain/claim';
import type { Dispute } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { MenuItem } from '@rentsafe/ui/Menu';
import { Paperclip, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { disputesOf } from '../calls/disputes';
import { totalOf } from '../calls/toPage';
import { useListPage } from '../lists/useListPage';
import { OpeningButton } from '../overlays/OpeningButton';
import { useLazyDialog } from '../overlays/useLazyDialog';
import { claimPath, partyPath } from '../paths';
import { RecordPager } from '../record/RecordPager';
import { StepActions } from '../record/StepActions';
import { RecordLink } from '../text/RecordLink';
import { StateBadge } from '../text/StateBadge';
import { disputeKind } from './disputeKind';
import { disputeStateTexts, progressOf } from './disputeTexts';
import type { FilesDialogProps } from './FilesDialog';
import type { NewDisputeProps } from './NewDispute';

const places = { lease: { name: 'disputes', tab: 'disputes' }, claim: { name: 'disputes' } };

export const disputeColumns: Column<Dispute>[] = [
  {
    id: 'opened_on',
    header: 'Opened',
    kind: 'date',
    cell: ({ opened_on }) => <DateText value={opened_on} />,
  },
  { id: 'reason', header: 'Reason', cell: 'reason', rowHeader: true },
  {
    id: 'subject',
    header: 'Applies To',
    value: ({ claim }) => (claim ? 'Claim' : 'Charge'),
    cell: ({ claim }) => (claim ? <RecordLink href={claimPath(claim)}>Claim</RecordLink> : 'Charge'),
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
    kind: 'state',
    cell: ({ state }) => <StateBadge {...disputeStateTexts[state]} />,
  },
  { id: 'progress', header: 'Progress', cell: progressOf },
];

const claimDisputeColumns = disputeColumns.filter(({ id }) => id !== 'subject');

const none: readonly Dispute[] = [];
const features = [stackedRows()];
const loadFiles = async () => (await import('./FilesDialog')).FilesDialog;
const loadNew = async () => (await import('./NewDispute')).NewDispute;

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
    total: page && totalOf(page),
    features,
  });
  const files = useLazyDialog<Dispute, FilesDialogProps>(loadFiles, 'The files could not be opened');
  const creation = useLazyDialog<Lease, NewDisputeProps>(loadNew, 'The form could not be opened');
  return (
    <>
      <DataTable
        {...table}
        title="Disputes"
        caption={claim ? 'Disputes of the claim' : 'Disputes of the lease'}
        status={status}
        actions={
          claim?.ended_on ? undefined : (
            <OpeningButton trigger={creation.trigger} subject={lease}>
              <Plus aria-hidden="true" />
              Open Dispute
            </OpeningButton>
          )
        }
        emptyHelp="A disputed charge or claim is left out of the rating until a RentSafe Admin decides."
        rowActions={(dispute: Dispute) => (
          <StepActions
            kind={disputeKind}
            record={dispute}
            row={dispute.reason}
            menuItems={
              <MenuItem icon={<Paperclip />} onSelect={() => files.trigger.onOpen(dispute)}>
                Files…
              </MenuItem>
            }
          />
        )}
        error={{ title: 'Could not fetch the disputes', help: error }}
        onRetry={onRefresh}
        pagination={
          <RecordPager name="disputes" records="disputes" list={list} page={page} search={search} />
        }
      />
      {files.opened && <files.opened.Dialog dispute={files.opened.subject} onClose={files.onClose} />}
      {creation.opened && <creation.opened.Dialog lease={lease} claim={claim} onClose={creation.onClose} />}
    </>
  );
}
