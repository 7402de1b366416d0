import { today } from '@rentsafe/domain/date';
import { disputeDecisionForm, disputeOutcomes } from '@rentsafe/domain/dispute';
import { DateField } from '@rentsafe/ui/DateField';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { disputeVerbs, showDispute } from '../calls/disputes';
import { ActionDialog } from '../forms/ActionDialog';
import type { DisputeDialogProps } from './disputeDialog';
import { disputeStateTexts } from './disputeTexts';

const outcomeOptions = disputeOutcomes.map((value) => ({ value, label: disputeStateTexts[value].label }));

/** Upholds or rejects a dispute. */
export function DecideDialog({ record: { lease, dispute }, onClose }: DisputeDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Decide dispute: ${dispute.reason}`}
      description="If upheld, it is left out of the rating permanently. If rejected, it counts again from this day."
      form={disputeDecisionForm}
      send={async (body, key) =>
        showDispute(queryClient, lease, await disputeVerbs.decide(dispute.id, body, key))
      }
      submitLabel="Decide"
      pendingLabel="Deciding..."
      done="Dispute decided"
      failure="Failed to decide dispute"
      onClose={onClose}
    >
      <Stack gap="field">
        <RadioGroup label="Outcome" name="outcome" required options={outcomeOptions} />
        <TextArea label="Reason" name="reason" required maxLength={500} />
        <DateField label="Decided On" name="on" required max={today()} defaultValue={today()} />
      </Stack>
    </ActionDialog>
  );
}
