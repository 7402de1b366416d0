import { formatDateTime } from '@rentsafe/domain/date';
import type { MessageRow } from '@rentsafe/domain/message';
import type { Column } from '@rentsafe/ui/DataTable';
import { Text } from '@rentsafe/ui/Text';
import { channelTexts, kindTexts, messageStateTexts } from '../../../../message/messageTexts';
import { leasePath, messagePath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';

/** To whom and where, what about, and how far it has come. */
export const messageColumns: Column<MessageRow>[] = [
  {
    id: 'party',
    header: 'Recipient',
    value: ({ party }) => party.name,
    cell: ({ id, party, address, channel }) => (
      <div>
        <RecordLink href={messagePath(id)}>{party.name}</RecordLink>
        {channel !== 'letter' && (
          <Text size="sm" tone="muted">
            {address}
          </Text>
        )}
      </div>
    ),
    rowHeader: true,
    width: '13rem',
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
    value: ({ channel }) => channelTexts[channel],
    cell: ({ channel }) => channelTexts[channel],
    width: '7.5rem',
  },
  {
    id: 'lease',
    header: 'Lease',
    value: ({ lease }) => lease?.number,
    cell: ({ lease }) => lease && <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
    width: '6rem',
  },
  {
    id: 'created_at',
    header: 'Created',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => formatDateTime(created_at),
    width: '10rem',
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
    width: '11rem',
  },
];
