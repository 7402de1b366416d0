import { type DeliveryWays, messageChannels, messageKinds, messageStates } from '@rentsafe/domain/message';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { messageList } from '../../../../calls/messages';
import type { Reference } from '../../../../calls/referenceNames';
import { oneOf } from '../../../../forms/options';
import { CreateButton } from '../../../../lists/CreateButton';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { useReferenceFilters } from '../../../../lists/useReferenceFilters';
import { channelTexts, kindTexts, messageStateTexts } from '../../../../message/messageTexts';
import { recipientName } from '../../../../message/recipient';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { messagePath } from '../../../../paths';
import { HeldNotice } from './HeldNotice';
import { KeptNotice } from './KeptNotice';
import { messageColumns } from './messageColumns';

const own = [
  oneOf('state', 'State', messageStates, (state) => messageStateTexts[state].label),
  oneOf('channel', 'Channel', messageChannels, (channel) => channelTexts[channel]),
  oneOf('kind', 'Kind', messageKinds, (kind) => kindTexts[kind]),
];
const references: readonly Reference[] = ['lease'];
const load = async () => (await import('../../../../message/ComposeDialog')).ComposeDialog;

/** What was written to tenants and landlords, and how far each message has come. */
export function OutboxPanel() {
  const narrowed = useReferenceFilters(references);
  const place: ListPlace = useMemo(
    () => ({ name: 'messages', prefix: '', filters: [...own, ...narrowed] }),
    [narrowed],
  );
  const list = useListScreen({ place, queries: messageList });
  const { trigger, opened, onClose } = useLazyDialog<string, { onClose: () => void }>(
    load,
    'The form could not be opened',
  );
  const delivery = (list.page as { delivery?: DeliveryWays } | undefined)?.delivery;
  return (
    <Stack gap={4}>
      {delivery?.held && <HeldNotice {...delivery.held} />}
      {delivery && <KeptNotice {...delivery} />}
      <RecordList
        {...list}
        records="messages"
        placeholder="By recipient, address or subject"
        columns={messageColumns}
        rowKey={({ id }) => id}
        rowName={(message) => `message ${message.id} to ${recipientName(message)}`}
        canSelect={false}
        hrefOf={({ id }) => messagePath(id)}
        actions={<CreateButton label="New Message" creation={trigger} />}
        emptyHelp="Write your first message: choose the recipients, check the preview, then send."
      />
      {opened && <opened.Dialog onClose={onClose} />}
    </Stack>
  );
}
