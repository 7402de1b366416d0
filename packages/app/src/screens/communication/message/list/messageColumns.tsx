import type { MessageRow } from '@rentsafe/domain/message';
import { formatDateTime } from '@rentsafe/format/date';
import type { Column } from '@rentsafe/ui/DataTable';
import { Text } from '@rentsafe/ui/Text';
import { channelTexts, kindTexts, messageStateTexts } from '../../../../message/messageTexts';
import { recipientName } from '../../../../message/recipient';
import { leasePath, messagePath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';

/** To whom and where, what about, and how far it has come. */
export const messageColumns: Column<MessageRow>[] = [
  {
    id: 'party',
    header: 'Recipient',
    value: recipientName,
    cell: ({ id, party, contractor, address, channel }) => (
      <div>
        <RecordLink href={messagePath(id)}>{recipientName({ party, contractor })}</RecordLink>
        {channel !== 'letter' && (
          <Text size="sm" tone="muted">
            {address}
          </Text>
        )}
      </div>
    ),
    rowHeader: true,
  },
  {
    id: 'subject',
    header: 'Subject',
    value: ({ subject, kind }) => subject ?? kindTexts[kind],
    cell: ({ subject, kind }) => subject ?? kindTexts[kind],
  },
  {
    id: 'channel',
    header: 'Channel',
    kind: 'state',
    value: ({ channel }) => channelTexts[channel],
    cell: ({ channel }) => channelTexts[channel],
  },
  {
    id: 'lease',
    header: 'Lease',
    kind: 'reference',
    value: ({ lease }) => lease?.number,
    cell: ({ lease }) => lease && <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
  },
  {
    id: 'created_at',
    header: 'Created',
    kind: 'date',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => formatDateTime(created_at),
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => messageStateTexts[state].label,
    cell: ({ state, error }) => (
      <div>
        <StateBadge {...messageStateTexts[state]} />
        {error && (
          <Text size="sm" tone="muted">
            {error}
          </Text>
        )}
      </div>
    ),
  },
];
