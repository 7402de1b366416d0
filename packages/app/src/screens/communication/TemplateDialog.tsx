import {
  type MessageKind,
  type MessageTemplate,
  messageChannels,
  messageKinds,
  messageTemplateForm,
  messageTemplatePatchForm,
  SMS_LENGTH,
} from '@rentsafe/domain/message';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Heading } from '@rentsafe/ui/Heading';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addTemplate, messageFieldsQuery, saveTemplate, templateList } from '../../api/messages';
import { readAgainOnConflict } from '../../api/readAgainOnConflict';
import { ActionDialog } from '../../forms/ActionDialog';
import { CreationDialog } from '../../forms/CreationDialog';
import { Fields } from '../../forms/Fields';
import { optionsOf } from '../../forms/options';
import { channelTexts, kindTexts } from './communicationTexts';

/** What the text may say of the recipient. */
function KnownFields({ kind }: { kind: MessageKind }) {
  const { data } = useQuery(messageFieldsQuery);
  const fields = data?.results.find((known) => known.kind === kind)?.fields ?? [];
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        Fields of this kind
      </Heading>
      <DescriptionList
        items={fields.map(({ name, label }) => ({ term: label, description: `{{${name}}}` }))}
      />
    </Stack>
  );
}

function TemplateFields({ template }: { template?: MessageTemplate }) {
  const [kind, setKind] = useState<MessageKind>(template?.kind ?? 'free');
  const [channel, setChannel] = useState(template?.channel ?? 'email');
  return (
    <Stack gap="field">
      <TextField label="Name" name="name" required maxLength={150} defaultValue={template?.name} />
      <Fields>
        <Select
          label="Kind"
          name="kind"
          required
          options={optionsOf(messageKinds, (one) => kindTexts[one])}
          value={kind}
          onValueChange={({ value }) => value && setKind(value)}
        />
        <Select
          label="Channel"
          name="channel"
          required
          options={optionsOf(messageChannels, (one) => channelTexts[one])}
          value={channel}
          onValueChange={({ value }) => value && setChannel(value)}
        />
      </Fields>
      {channel !== 'sms' && (
        <TextField label="Subject" name="subject" maxLength={200} defaultValue={template?.subject ?? ''} />
      )}
      <TextArea
        label="Text"
        name="body"
        required
        rows={10}
        maxLength={channel === 'sms' ? SMS_LENGTH : 20_000}
        defaultValue={template?.body}
        hint="A field in double braces is filled in for each recipient."
      />
      {template && <Checkbox label="Active" name="is_active" defaultChecked={template.is_active} />}
      <KnownFields kind={kind} />
    </Stack>
  );
}

export function AddTemplateDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <CreationDialog
      title="New Template"
      creation={{
        record: 'template',
        form: messageTemplateForm,
        add: addTemplate,
        lists: templateList.key,
        onCreated: () => void queryClient.invalidateQueries({ queryKey: templateList.key }),
        recordOf: ({ name }) => ({ description: name }),
      }}
      onClose={onClose}
    >
      <TemplateFields />
    </CreationDialog>
  );
}

export function EditTemplateDialog({
  template,
  onClose,
}: {
  template: MessageTemplate;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { id, name, version } = template;
  return (
    <ActionDialog
      title={`Edit ${name}`}
      description="Messages that were written stay as they are."
      form={messageTemplatePatchForm(version)}
      send={(body) =>
        readAgainOnConflict(queryClient, { queryKey: templateList.key }, async () => {
          await saveTemplate(id, body);
          await queryClient.invalidateQueries({ queryKey: templateList.key });
        })
      }
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Template saved"
      failure="Failed to save template"
      onClose={onClose}
    >
      <TemplateFields template={template} />
    </ActionDialog>
  );
}
