import { type Dispute, disputeStates } from '@rentsafe/domain/dispute';
import type { Column } from '@rentsafe/ui/DataTable';
import { MenuItem } from '@rentsafe/ui/Menu';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import { allClientsQuery } from '../../../calls/clients';
import { disputeList } from '../../../calls/disputes';
import { disputeKind } from '../../../dispute/disputeKind';
import { disputeStateTexts, progressOf } from '../../../dispute/disputeTexts';
import type { FilesDialogProps } from '../../../dispute/FilesDialog';
import { optionsOf } from '../../../forms/options';
import type { ListPlace } from '../../../lists/listPlace';
import { RecordList } from '../../../lists/RecordList';
import { useListScreen } from '../../../lists/useListScreen';
import { useLazyDialog } from '../../../overlays/useLazyDialog';
import { claimPath, leasePath, partyPath } from '../../../paths';
import { StepActions } from '../../../record/StepActions';
import { useMay, useRole } from '../../../session/useMay';
import { RecordLink } from '../../../text/RecordLink';
import { StateBadge } from '../../../text/StateBadge';

const filters: NonNullable<ListPlace['filters']> = [
  {
    id: 'state',
    label: 'State',
    type: 'oneOf',
    options: optionsOf(disputeStates, (state) => disputeStateTexts[state].label),
  },
  {
    id: 'days_left',
    label: 'Days Left',
    type: 'oneOf',
    options: ['3', '7', '14'].map((value) => ({ value, label: `${value} or less` })),
  },
];
const noClients: readonly Dispute['client'][] = [];
const loadFiles = async () => (await import('../../../dispute/FilesDialog')).FilesDialog;

/** 'DP-000001' of one of a report; else the lease. */
function Subject({ dispute: { number, lease, claim } }: { dispute: Dispute }) {
  if (!lease) {
    return (
      <div>
        {number}
        <div>Own report</div>
      </div>
    );
  }
  return (
    <div>
      <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>
      <div>{claim ? <RecordLink href={claimPath(claim)}>Claim</RecordLink> : 'Charge'}</div>
    </div>
  );
}

const columns: Column<Dispute>[] = [
  {
    id: 'days_left',
    header: 'Days Left',
    kind: 'money',
    cell: ({ days_left }) => (days_left === null ? '' : String(days_left)),
  },
  {
    id: 'subject',
    header: 'Applies To',
    width: { min: '6rem' },
    value: ({ number, lease }) => lease?.number ?? number,
    cell: (dispute) => <Subject dispute={dispute} />,
    rowHeader: true,
  },
  {
    id: 'party',
    header: 'Disputed By',
    kind: 'person',
    width: { min: '7rem' },
    value: ({ party }) => party.name,
    cell: ({ party }) => <RecordLink href={`${partyPath(party)}?tab=report`}>{party.name}</RecordLink>,
  },
  {
    id: 'client',
    header: 'Client',
    kind: 'person',
    width: { min: '7rem' },
    cell: ({ client }) => client.name,
  },
  {
    id: 'reason',
    header: 'Reason and Progress',
    width: { min: '14rem' },
    value: ({ reason }) => reason,
    cell: (dispute) => (
      <div>
        {dispute.reason}
        <Text size="sm" tone="muted">
          {progressOf(dispute)}
        </Text>
      </div>
    ),
  },
  {
    id: 'state',
    header: 'State',
    kind: 'state',
    value: ({ state }) => disputeStateTexts[state].label,
    cell: ({ state }) => <StateBadge {...disputeStateTexts[state]} />,
  },
];

/** Of the provider: the clients among whom one can be chosen. */
function usePlace(isOfAll: boolean) {
  const { data: clients = noClients } = useQuery({ ...allClientsQuery, enabled: isOfAll });
  return useMemo(() => {
    const options = clients.map(({ id, name }) => ({ value: String(id), label: name }));
    const ofClient = { id: 'client', label: 'Client', type: 'oneOf' as const, options };
    return { name: 'disputes', filters: isOfAll ? [...filters, ofClient] : filters };
  }, [clients, isOfAll]);
}

/** What is disputed: in the own accounts; for the provider, which decides, in those of every client. */
export function DisputesScreen() {
  const isProvider = !useRole().startsWith('client');
  const place = usePlace(useMay()('listClients'));
  const disputes = useListScreen({ place, queries: disputeList });
  const files = useLazyDialog<Dispute, FilesDialogProps>(loadFiles, 'The files could not be opened');
  return (
    <Stack gap={4}>
      <PageHeader
        title="Disputes"
        description={
          isProvider
            ? 'Disputes of all clients. An open dispute that is not decided in time is upheld.'
            : 'Disputed charges and claims, and disputes of your own report.'
        }
      />
      <RecordList
        {...disputes}
        records="disputes"
        title="Disputes"
        placeholder="Search by lease, name or case number..."
        columns={isProvider ? columns : ownColumns}
        emptyHelp="Nothing is disputed. A dispute is opened on the lease it concerns."
        rowKey={({ id }) => id}
        rowName={({ number, reason }) => number ?? reason}
        canSelect={false}
        rowActions={(dispute: Dispute) => (
          <StepActions
            kind={disputeKind}
            record={dispute}
            row={dispute.number ?? dispute.reason}
            menuItems={
              <MenuItem icon={<Paperclip />} onSelect={() => files.trigger.onOpen(dispute)}>
                Files…
              </MenuItem>
            }
          />
        )}
      />
      {files.opened && <files.opened.Dialog dispute={files.opened.subject} onClose={files.onClose} />}
    </Stack>
  );
}

const ownColumns = columns.filter(({ id }) => id !== 'client');
