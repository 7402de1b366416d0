import type { Dispute } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import { Button } from '@rentsafe/ui/Button';
import { type Column, DataTable, useDataTable } from '@rentsafe/ui/DataTable';
import { stackedRows } from '@rentsafe/ui/DataTableLayout';
import { DateText } from '@rentsafe/ui/DateText';
import { Inline } from '@rentsafe/ui/Inline';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { disputesOf } from '../../api/disputes';
import { useListPage } from '../../lists/useListPage';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import { RecordLink } from '../../page/RecordLink';
import { partyPath } from '../../page/recordPaths';
import { StateBadge } from '../../page/StateBadge';
import { useIsAdmin } from '../../session/useIsAdmin';
import { RecordPager } from '../record/RecordPager';
import type { DisputeTask } from './disputeTask';
import { disputeStateTexts, progressOf } from './disputeTexts';

const place = { name: 'disputes', tab: 'disputes' };

export const disputeColumns: Column<Dispute>[] = [
  {
    id: 'opened_on',
    header: 'Opened',
    cell: ({ opened_on }) => <DateText value={opened_on} />,
    width: '7rem',
  },
  { id: 'reason', header: 'Reason', cell: 'reason', rowHeader: true },
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

interface TaskDialogProps {
  task: DisputeTask;
  onClose: () => void;
}

const none: readonly Dispute[] = [];
const features = [stackedRows()];
const loadDialog = async () => (await import('./DisputeDialog')).DisputeDialog;

/** What the parties of a lease dispute, newest first. */
export function LeaseDisputes({ lease }: { lease: Lease }) {
  const queries = useMemo(() => disputesOf(lease), [lease]);
  const { list, status, page, search, error, onRefresh } = useListPage({ place, queries });
  const rows = page?.results ?? none;
  const table = useDataTable({
    columns: disputeColumns,
    rows,
    rowKey: ({ id }) => id,
    total: page,
    features,
  });
  const { trigger, opened, onClose } = useLazyDialog<DisputeTask, TaskDialogProps>(
    loadDialog,
    'The form could not be opened',
  );
  const isAdmin = useIsAdmin();
  const button = (label: string, task: DisputeTask) => (
    <Button
      size="sm"
      onPointerEnter={trigger.onIntent}
      onFocus={trigger.onIntent}
      onClick={() => trigger.onOpen(task)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <DataTable
        {...table}
        title="Disputes"
        caption="Disputes of the lease"
        status={status}
        actions={
          <Button
            onPointerEnter={trigger.onIntent}
            onFocus={trigger.onIntent}
            onClick={() => trigger.onOpen({ lease, verb: 'open' })}
          >
            <Plus aria-hidden="true" />
            Open Dispute
          </Button>
        }
        emptyHelp="A charge that a tenant disputes is left out of reports until an Admin of the provider decides."
        {...(rows.some(({ state }) => state === 'open') && {
          rowActions: (dispute: Dispute) =>
            dispute.state === 'open' && (
              <Inline gap={2}>
                {button('Answer', { lease, dispute, verb: 'answer' })}
                {isAdmin && button('Decide', { lease, dispute, verb: 'decide' })}
                {button('Withdraw', { lease, dispute, verb: 'withdraw' })}
              </Inline>
            ),
        })}
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
