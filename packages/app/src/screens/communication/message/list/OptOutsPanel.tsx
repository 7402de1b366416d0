import { messageChannels, type OptOut } from '@rentsafe/domain/message';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { optOutList } from '../../../../calls/messages';
import { optionsOf } from '../../../../forms/options';
import { CreateButton } from '../../../../lists/CreateButton';
import type { ListPlace } from '../../../../lists/listUrl';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { channelTexts } from '../../../../message/messageTexts';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { partyPath } from '../../../../paths';
import { RecordLink } from '../../../../text/RecordLink';

const place: ListPlace = {
  name: 'opt-outs',
  tab: 'opt-outs',
  prefix: '',
  filters: [
    {
      id: 'channel',
      label: 'Channel',
      type: 'oneOf',
      options: optionsOf(messageChannels, (channel) => channelTexts[channel]),
    },
  ],
};

const columns: Column<OptOut>[] = [
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
    value: ({ channel }) => channelTexts[channel],
    cell: ({ channel }) => channelTexts[channel],
    width: '10rem',
  },
  {
    id: 'from',
    header: 'From',
    value: ({ from_on }) => from_on,
    cell: ({ from_on }) => <DateText value={from_on} />,
    width: '9rem',
  },
  {
    id: 'until',
    header: 'Until',
    value: ({ until_on }) => until_on,
    cell: ({ until_on }) => (until_on ? <DateText value={until_on} /> : 'No end date'),
    width: '9rem',
  },
];

const load = async () => (await import('./AddOptOutDialog')).AddOptOutDialog;

/** Who wants no messages but those that the law or the lease requires. */
export function OptOutsPanel() {
  const list = useListScreen({ place, queries: optOutList });
  const { trigger, opened, onClose } = useLazyDialog<string, { onClose: () => void }>(
    load,
    'The form could not be opened',
  );
  return (
    <>
      <RecordList
        {...list}
        records="opt-outs"
        placeholder="By name"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ party, channel }) => `${party.name}, ${channelTexts[channel]}`}
        canSelect={false}
        actions={<CreateButton label="Add Opt-out" creation={trigger} />}
        emptyHelp="Record people who have asked not to receive messages. Invoices, demands and notices are still sent."
      />
      {opened && <opened.Dialog onClose={onClose} />}
    </>
  );
}
