import { composeForm, type MessagePreview, type MessagePreviewInput } from '@rentsafe/domain/message';
import type { FormSubmitEvent } from '@rentsafe/ui/Form';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { activeTemplatesQuery, previewOf } from '../../api/messages';
import { refusalIssues } from '../../forms/refusal';
import { showWait } from '../../forms/showWait';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { AudienceFields, type Chosen, TextFields, type Typed } from './ComposeFields';
import { PreviewDialog } from './PreviewDialog';

interface Checked {
  body: MessagePreviewInput;
  preview: MessagePreview;
}

interface ComposeDialogProps {
  /** @default 'New Message' */
  title?: string;
  /** What stands in the form at first. */
  typed?: Typed;
  chosen?: Chosen;
  onClose: () => void;
}

/** Writes to many at once: to whom and what, then each message as it would be sent. Nothing is sent before that. */
export function ComposeDialog({
  title = 'New Message',
  typed: initial,
  chosen: known,
  onClose,
}: ComposeDialogProps) {
  const { data: templates } = useQuery(activeTemplatesQuery);
  const [typed, setTyped] = useState<Typed>({ ...initial });
  const [chosen] = useState<Chosen>({ ...known });
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
      title={title}
      description="You see each message before it is sent."
      schema={composeForm}
      onSubmit={preview}
      onCloseBlocked={showWait}
      submitLabel="Preview"
      pendingLabel="Preparing..."
      onClose={() => !isChecked.current && onClose()}
    >
      <CloseOnBack />
      {templates ? (
        <Stack gap="section">
          <AudienceFields typed={typed} chosen={chosen} />
          <TextFields typed={typed} chosen={chosen} templates={templates} />
        </Stack>
      ) : (
        <Spinner label="Loading the templates" />
      )}
    </FormDialog>
  );
}
