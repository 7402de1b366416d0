import { fullName, type Individual } from '@rentsafe/domain/individual';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Callout } from '@rentsafe/ui/Callout';
import type { FormIssues, FormSubmitEvent } from '@rentsafe/ui/Form';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../calls/ApiError';
import { showDataRequestsOf } from '../../../calls/dataRequests';
import { anonymise, showIndividualChange } from '../../../calls/individualRecord';
import { refusalIssues } from '../../../forms/refusal';
import { showWait } from '../../../forms/showWait';
import { CloseOnBack } from '../../../overlays/CloseOnBack';
import { useCloseOnBack } from '../../../overlays/useCloseOnBack';

export interface AnonymiseProps {
  individual: Individual;
  onClose: () => void;
}

/** Removes what identifies a person, for good: after a question, and then a reason. */
export function AnonymiseDialog(props: AnonymiseProps) {
  const [isSure, setSure] = useState(false);
  return isSure ? <ReasonForm {...props} /> : <Question {...props} onConfirm={() => setSure(true)} />;
}

function Question({ individual, onClose, onConfirm }: AnonymiseProps & { onConfirm: () => void }) {
  useCloseOnBack(onClose);
  return (
    <AlertDialog
      open
      title={`Anonymise ${fullName(individual)}?`}
      description="Name, number, date of birth, contacts, addresses and employment are permanently removed, as is anything that identifies the person in the messages, documents, payments, notes and files of all clients. Amounts, dates and the log of readings stay. Earlier backups keep everything: delete them, or anonymise again after restoring one."
      confirmLabel="Continue"
      onConfirm={onConfirm}
      onOpenChange={onClose}
    />
  );
}

function ReasonForm({ individual, onClose }: AnonymiseProps) {
  const queryClient = useQueryClient();
  const [reasons, setReasons] = useState<readonly string[]>([]);

  async function submit({ entries }: FormSubmitEvent): Promise<FormIssues | undefined> {
    const reason = String(entries.get('reason')).trim();
    try {
      const anonymised = await anonymise(individual.id, { reason, version: individual.version ?? 1 });
      showIndividualChange(queryClient, anonymised);
      showDataRequestsOf(queryClient, individual.id);
    } catch (error) {
      if (error instanceof ApiError && error.reasons.length > 0) {
        setReasons(error.reasons);
        return { form: 'This person cannot be anonymised yet.' };
      }
      return refusalIssues('Failed to anonymise individual', error, { controlOf: (path) => path[0] ?? '' });
    }
    toast.success('Individual anonymised');
    return undefined;
  }

  return (
    <FormDialog
      open
      size="md"
      title={`Anonymise ${fullName(individual)}`}
      onSubmit={submit}
      onOpenChange={onClose}
      onCloseBlocked={showWait}
      submitLabel="Anonymise permanently"
      pendingLabel="Anonymising..."
      tone="danger"
    >
      <CloseOnBack />
      <Stack gap="field">
        {reasons.length > 0 ? (
          <Callout tone="warning" title="To do first">
            <ul style={{ margin: 0, paddingInlineStart: '1rem' }}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Callout>
        ) : (
          <Callout tone="danger" title="This cannot be undone." />
        )}
        <TextArea
          label="Reason"
          name="reason"
          required
          maxLength={500}
          hint="Kept in the history of the record. Do not enter anything that identifies the person."
        />
      </Stack>
    </FormDialog>
  );
}
