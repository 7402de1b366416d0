import {
  type MessageKind,
  type MessageTemplate,
  type MessageTemplatePatch,
  messageChannels,
  messageKinds,
  messageTemplateForm,
  messageTemplatePatchForm,
  SMS_LENGTH,
} from '@rentsafe/domain/message';
import { Checkbox } from '@rentsafe/ui/Checkbox';
import type { Values } from '@rentsafe/ui/Edition';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addTemplate, readTemplate, saveTemplate, templateList } from '../../../../calls/messages';
import { CreationDialog } from '../../../../forms/CreationDialog';
import { EditDialog } from '../../../../forms/EditDialog';
import { FieldPicker } from '../../../../forms/FieldPicker';
import { Fields } from '../../../../forms/Fields';
import { optionsOf } from '../../../../forms/options';
import { fieldGroupsOf } from '../../../../message/fieldGroups';
import { channelTexts, kindTexts } from '../../../../message/messageTexts';
import { SAMPLE } from '../../../../message/SampleBadge';

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
      <FieldPicker groups={fieldGroupsOf(kind)} takes={(name) => name === 'body' || name === 'subject'}>
        <Stack gap="field">
          {channel !== 'sms' && (
            <TextField
              label="Subject"
              name="subject"
              maxLength={200}
              defaultValue={template?.subject ?? ''}
            />
          )}
          <TextArea
            label="Text"
            name="body"
            required
            rows={14}
            maxLength={channel === 'sms' ? SMS_LENGTH : 20_000}
            defaultValue={template?.body}
            hint="A field in double braces is filled in for each recipient."
          />
        </Stack>
      </FieldPicker>
      {template && <Checkbox label="Active" name="is_active" defaultChecked={template.is_active} />}
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

const valuesOf = ({
  name,
  kind,
  channel,
  subject,
  body,
  is_active,
}: Omit<MessageTemplatePatch, 'version'>): Values => ({ name, kind, channel, subject, body, is_active });

interface EditTemplateProps {
  template: MessageTemplate;
  onClose: () => void;
}

/** A template on record: the form of a new one, filled in. */
export function EditTemplateDialog({ template, onClose }: EditTemplateProps) {
  const queryClient = useQueryClient();
  // A change that arrives while the form is open is none of its own.
  const [before] = useState(template);
  const [form] = useState(() => messageTemplatePatchForm(before.version));
  const { id, name } = before;
  return (
    <EditDialog
      title={`Edit ${name}`}
      description={`${before.is_sample ? `${SAMPLE} ` : ''}Existing messages are not affected.`}
      edit={{
        record: 'template',
        before,
        form,
        valuesOf,
        typedValues: valuesOf,
        save: (changes, version) => saveTemplate(id, { ...changes, version } as MessageTemplatePatch),
        read: () => readTemplate(id),
        onSaved: () => void queryClient.invalidateQueries({ queryKey: templateList.key }),
      }}
      onClose={onClose}
    >
      <TemplateFields template={before} />
    </EditDialog>
  );
}
