import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../calls/ApiError';
import {
  disbursementQuery,
  disbursementVerbs,
  showDisbursementChange,
} from '../../../../calls/disbursements';
import { readAgainOnConflict } from '../../../../calls/readAgainOnConflict';
import { reportFailure } from '../../../../forms/refusal';
import { useCloseOnBack } from '../../../../overlays/useCloseOnBack';
import type { DisbursementDialogProps } from './DisbursementVerbDialog';

/** Asks before a draft is given up; a refusal is shown in the question. */
export function CancelDialog({ record: { id, number }, onClose }: DisbursementDialogProps) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  useCloseOnBack(() => !pending && onClose());

  async function cancel() {
    setPending(true);
    try {
      await readAgainOnConflict(queryClient, { queryKey: disbursementQuery(id).queryKey }, async () =>
        showDisbursementChange(queryClient, await disbursementVerbs.cancel(id)),
      );
      toast.success('Draft cancelled');
      onClose();
    } catch (refusal) {
      reportFailure('Failed to cancel draft', refusal);
      setError(refusal);
      setPending(false);
    }
  }

  return (
    <AlertDialog
      open
      title={`Cancel draft ${number}?`}
      description={
        <Stack gap={3}>
          <Text>It stays in the list as cancelled and cannot be restored.</Text>
          {error !== undefined && (
            <Callout tone="danger" role="alert">
              {errorSentence(error)}
            </Callout>
          )}
        </Stack>
      }
      confirmLabel="Cancel draft"
      cancelLabel="Keep draft"
      tone="danger"
      pending={pending}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    />
  );
}
