import type { OptOut, OptOutState } from '@rentsafe/domain/message';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Text } from '@rentsafe/ui/Text';
import { partyPath } from '../paths';
import { day } from '../text/day';
import { dotted } from '../text/dotted';
import { RecordLink } from '../text/RecordLink';
import { StateBadge, type StateTexts } from '../text/StateBadge';
import { channelTexts } from './messageTexts';

export const optOutStateTexts: StateTexts<OptOutState> = {
  active: { label: 'Active', tone: 'info' },
  ended: { label: 'Ended', tone: 'neutral' },
};

/** Who wants no messages by what, since when, and how it ended. */
export const optOutColumns: Column<OptOut>[] = [
  {
    id: 'party',
    header: 'Recipient',
    value: ({ party }) => party.name,
    cell: ({ party }) => <RecordLink href={partyPath(party)}>{party.name}</RecordLink>,
    rowHeader: true,
  },
  {
    id: 'channel',
    header: 'Channel',
    kind: 'state',
    value: ({ channel }) => channelTexts[channel],
    cell: ({ channel }) => channelTexts[channel],
  },
  {
    id: 'from',
    header: 'From',
    value: ({ from_on }) => from_on,
    cell: ({ from_on, created_by }) => (
      <div>
        <DateText value={from_on} />
        {created_by && (
          <Text size="sm" tone="muted">
            {created_by.name}
          </Text>
        )}
      </div>
    ),
  },
  {
    id: 'until',
    header: 'Until',
    kind: 'date',
    value: ({ until_on }) => until_on,
    cell: ({ until_on }) => (until_on ? <DateText value={until_on} /> : 'No end date'),
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => optOutStateTexts[state].label,
    cell: ({ state, ended }) => (
      <div>
        <StateBadge {...optOutStateTexts[state]} />
        {ended && (
          <Text size="sm" tone="muted">
            {dotted(day(ended.on), ended.by?.name ?? '', ended.reason)}
          </Text>
        )}
      </div>
    ),
  },
];
