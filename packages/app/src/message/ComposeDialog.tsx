import {
  composeForm,
  type MessageChannel,
  type MessageKind,
  type MessagePreview,
  type MessagePreviewInput,
  type MessageTemplate,
} from '@rentsafe/domain/message';
import type { FormSubmitEvent } from '@rentsafe/ui/Form';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Fetched } from '../calls/Fetched';
import { activeTemplatesQuery, previewOf, waysQuery } from '../calls/messages';
import { refusalIssues } from '../forms/refusal';
import { showWait } from '../forms/showWait';
import { CloseOnBack } from '../overlays/CloseOnBack';
import { AudienceFields, type Chosen, OnePartyField, TextFields, type Typed } from './ComposeFields';
import { PreviewDialog } from './PreviewDialog';

interface Checked {
  body: MessagePreviewInput;
  preview: MessagePreview;
}

interface ComposeDialogProps {
  /** A message to one person or company, with what stands in its form at first. @default a new one to whoever is chosen */
  toOne?: { title: string; typed: Typed; chosen: Chosen };
  /** The first template of this kind is chosen at first. */
  kind?: MessageKind;
  onClose: () => void;
}

const channelOf = (
  { template, channel }: MessagePreviewInput,
  templates: readonly MessageTemplate[] = [],
): MessageChannel => channel ?? templates.find(({ id }) => id === template)?.channel ?? 'email';

/** The field of the template, with the first of a kind. */
function templateOf(kind: MessageKind | undefined, templates: readonly MessageTemplate[]): Typed {
  const first = templates.find((template) => template.kind === kind);
  return first ? { template: String(first.id) } : {};
}

/** Writes to many at once: to whom and what, then each message as it would be sent. Nothing is sent before that. */
export function ComposeDialog({ toOne, kind, onClose }: ComposeDialogProps) {
  const templates = useQuery(activeTemplatesQuery);
  const ways = useQuery(waysQuery);
  const [typed, setTyped] = useState<Typed>({ ...toOne?.typed });
  const [chosen] = useState<Chosen>({ ...toOne?.chosen });
  const [checked, setChecked] = useState<Checked>();
  const isChecked = useRef(false);

  async function preview({ entries, value }: FormSubmitEvent<MessagePreviewInput>) {
    try {
      const found = await previewOf(value);
      isChecked.current = true;
      setTyped(Object.fromEntries([...entries].map(([name, text]) => [name, String(text)])));
      setChecked({ body: value, preview: found });
      return undefined;
    } catch (error) {
      return refusalIssues('Failed to prepare messages', error, {
        controlOf: (path) => composeForm.controlOf(entries, path),
      });
    }
  }

  if (checked) {
    return (
      <PreviewDialog
        {...checked}
        channel={channelOf(checked.body, templates.data)}
        onBack={() => {
          isChecked.current = false;
          setChecked(undefined);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      open
      title={toOne?.title ?? 'New Message'}
      description="You can check the messages before they are sent."
      schema={composeForm}
      onSubmit={preview}
      onCloseBlocked={showWait}
      submitLabel="Preview"
      pendingLabel="Preparing..."
      ready={templates.data !== undefined && ways.data !== undefined}
      onOpenChange={() => !isChecked.current && onClose()}
    >
      <CloseOnBack />
      <Fetched query={templates} subject="the templates">
        {(all) => (
          <Fetched query={ways} subject="the channels">
            {(by) => (
              <Stack gap="section">
                {toOne ? <OnePartyField chosen={chosen} /> : <AudienceFields typed={typed} chosen={chosen} />}
                <TextFields
                  typed={{ ...templateOf(kind, all), ...typed }}
                  chosen={chosen}
                  templates={all}
                  ways={by}
                />
              </Stack>
            )}
          </Fetched>
        )}
      </Fetched>
    </FormDialog>
  );
}
