import { today } from '@rentsafe/domain/date';
import { disputeAnswerForm } from '@rentsafe/domain/dispute';
import { DateField } from '@rentsafe/ui/DateField';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { disputeVerbs, showDispute } from '../calls/disputes';
import { ActionDialog } from '../forms/ActionDialog';
import type { DisputeDialogProps } from './disputeDialog';

/** What the landlord says to a dispute. */
export function AnswerDialog({ record: { lease, dispute }, onClose }: DisputeDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Answer dispute: ${dispute.reason}`}
      form={disputeAnswerForm}
      send={async (body, key) =>
        showDispute(queryClient, lease, await disputeVerbs.answer(dispute.id, body, key))
      }
      submitLabel="Save answer"
      pendingLabel="Saving answer..."
      done="Dispute answered"
      failure="Failed to answer dispute"
      onClose={onClose}
    >
      <Stack gap="field">
        <TextArea label="Answer" name="text" required maxLength={2000} defaultValue={dispute.answer ?? ''} />
        <DateField label="Answered On" name="on" required max={today()} defaultValue={today()} />
      </Stack>
    </ActionDialog>
  );
}
