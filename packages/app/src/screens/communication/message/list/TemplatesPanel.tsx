import { type MessageTemplate, messageChannels, messageKinds } from '@rentsafe/domain/message';
import { Badge } from '@rentsafe/ui/Badge';
import type { Column } from '@rentsafe/ui/DataTable';
import { Inline } from '@rentsafe/ui/Inline';
import { addMessageStarters, templateList } from '../../../../calls/messages';
import { oneOf } from '../../../../forms/options';
import { CreateButton } from '../../../../lists/CreateButton';
import type { ListPlace } from '../../../../lists/listPlace';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { AddStarters } from '../../../../message/AddStarters';
import { channelTexts, kindTexts } from '../../../../message/messageTexts';
import { SampleBadge } from '../../../../message/SampleBadge';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { useMay } from '../../../../session/useMay';

const place: ListPlace = {
  name: 'templates',
  tab: 'templates',
  prefix: '',
  filters: [
    oneOf('kind', 'Kind', messageKinds, (kind) => kindTexts[kind]),
    oneOf('channel', 'Channel', messageChannels, (channel) => channelTexts[channel]),
  ],
};

const columns: Column<MessageTemplate>[] = [
  {
    id: 'name',
    header: 'Template',
    value: ({ name }) => name,
    cell: ({ name, is_sample }) => (
      <Inline gap={2}>
        {name}
        {is_sample && <SampleBadge />}
      </Inline>
    ),
    rowHeader: true,
  },
  {
    id: 'kind',
    header: 'Kind',
    value: ({ kind }) => kindTexts[kind],
    cell: ({ kind }) => kindTexts[kind],
  },
  {
    id: 'channel',
    header: 'Channel',
    value: ({ channel }) => channelTexts[channel],
    cell: ({ channel }) => channelTexts[channel],
  },
  {
    id: 'subject',
    header: 'Subject',
    value: ({ subject, body }) => subject ?? body,
    cell: ({ subject, body }) => subject ?? body,
  },
  {
    id: 'is_active',
    header: 'State',
    kind: 'state',
    value: ({ is_active }) => (is_active ? 'Active' : 'Inactive'),
    cell: ({ is_active }) => (
      <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? 'Active' : 'Inactive'}</Badge>
    ),
  },
];

interface Closing {
  onClose: () => void;
}

const FAILURE = 'The form could not be opened';
const loadNew = async () => (await import('./TemplateDialog')).AddTemplateDialog;
const loadEdit = async () => (await import('./TemplateDialog')).EditTemplateDialog;

/** The texts that messages are written from. */
export function TemplatesPanel() {
  const may = useMay();
  const list = useListScreen({ place, queries: templateList });
  const creation = useLazyDialog<string, Closing>(loadNew, FAILURE);
  const edit = useLazyDialog<MessageTemplate, Closing & { template: MessageTemplate }>(loadEdit, FAILURE);
  return (
    <>
      <RecordList
        {...list}
        records="message templates"
        placeholder="By name"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        canSelect={false}
        actions={
          may('createMessageTemplate') && (
            <>
              {list.page?.count === 0 && <AddStarters add={addMessageStarters} list={templateList.key} />}
              <CreateButton label="New Template" creation={creation.trigger} />
            </>
          )
        }
        rowActions={(template) =>
          may('updateMessageTemplate') && (
            <OpeningButton
              size="sm"
              aria-label={`Edit ${template.name}`}
              trigger={edit.trigger}
              pending={edit.trigger.opening === template}
              subject={template}
            >
              Edit…
            </OpeningButton>
          )
        }
        emptyHelp="Texts with fields that are filled in for each recipient. An Admin adds them, or begins with ten starter templates."
      />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
      {edit.opened && <edit.opened.Dialog template={edit.opened.subject} onClose={edit.onClose} />}
    </>
  );
}
