import { messageChannels, optOutStates } from '@rentsafe/domain/message';
import { optOutList } from '../../../../calls/messages';
import { oneOf } from '../../../../forms/options';
import { CreateButton } from '../../../../lists/CreateButton';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import type { AddOptOutProps } from '../../../../message/AddOptOutDialog';
import { channelTexts } from '../../../../message/messageTexts';
import { OptOutEnd } from '../../../../message/OptOutEnd';
import { optOutColumns, optOutStateTexts } from '../../../../message/optOutColumns';
import { optOutKind } from '../../../../message/optOutKind';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { useStepDialog } from '../../../../record/useStepDialog';

const place: ListPlace = {
  name: 'opt-outs',
  tab: 'opt-outs',
  prefix: '',
  filters: [
    oneOf('state', 'State', optOutStates, (state) => optOutStateTexts[state].label),
    oneOf('channel', 'Channel', messageChannels, (channel) => channelTexts[channel]),
  ],
};

const load = async () => (await import('../../../../message/AddOptOutDialog')).AddOptOutDialog;

/** Who wants no messages but those that the law or the lease requires. */
export function OptOutsPanel() {
  const list = useListScreen({ place, queries: optOutList });
  const { trigger, opened, onClose } = useLazyDialog<string, AddOptOutProps>(
    load,
    'The form could not be opened',
  );
  const removal = useStepDialog(optOutKind);
  return (
    <>
      <RecordList
        {...list}
        records="opt-outs"
        placeholder="By name"
        columns={optOutColumns}
        rowKey={({ id }) => id}
        rowName={({ party, channel }) => `${party.name}, ${channelTexts[channel]}`}
        canSelect={false}
        rowActions={(optOut) => <OptOutEnd optOut={optOut} trigger={removal.trigger} />}
        actions={<CreateButton label="Add Opt-out" creation={trigger} />}
        emptyHelp="Record people who have asked not to receive messages. Invoices, demands and notices are still sent."
      />
      {opened && <opened.Dialog onClose={onClose} />}
      {removal.dialog}
    </>
  );
}
