import { type MessageTemplate, messageChannels, messageKinds } from '@rentsafe/domain/message';
import { Badge } from '@rentsafe/ui/Badge';
import type { Column } from '@rentsafe/ui/DataTable';
import { templateList } from '../../../../calls/messages';
import { oneOf } from '../../../../forms/options';
import { CreateButton } from '../../../../lists/CreateButton';
import type { ListPlace } from '../../../../lists/listUrl';
import { RecordList } from '../../../../lists/RecordList';
import { useListScreen } from '../../../../lists/useListScreen';
import { channelTexts, kindTexts } from '../../../../message/messageTexts';
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
    cell: 'name',
    rowHeader: true,
    width: '14rem',
  },
  {
    id: 'kind',
    header: 'Kind',
    value: ({ kind }) => kindTexts[kind],
    cell: ({ kind }) => kindTexts[kind],
    width: '9rem',
  },
  {
    id: 'channel',
    header: 'Channel',
    value: ({ channel }) => channelTexts[channel],
    cell: ({ channel }) => channelTexts[channel],
    width: '8rem',
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
    value: ({ is_active }) => (is_active ? 'Active' : 'Inactive'),
    cell: ({ is_active }) => (
      <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? 'Active' : 'Inactive'}</Badge>
    ),
    width: '6rem',
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
          may('createMessageTemplate') && <CreateButton label="New Template" creation={creation.trigger} />
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
        emptyHelp="An Admin adds templates: texts with fields that are filled in for each recipient."
      />
      {creation.opened && <creation.opened.Dialog onClose={creation.onClose} />}
      {edit.opened && <edit.opened.Dialog template={edit.opened.subject} onClose={edit.onClose} />}
    </>
  );
}
