import { today } from '@rentsafe/domain/date';
import {
  type Dispute,
  disputeAnswerForm,
  disputeDecisionForm,
  disputeOutcomes,
} from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { DateField } from '@rentsafe/ui/DateField';
import { Dialog } from '@rentsafe/ui/Dialog';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { Stack } from '@rentsafe/ui/Stack';
import { TextArea } from '@rentsafe/ui/TextArea';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../api/ApiError';
import { disputeVerbs, showDispute } from '../../api/disputes';
import { ActionDialog } from '../../forms/ActionDialog';
import { useCloseOnBack } from '../../overlays/useCloseOnBack';
import { RecordFiles } from '../files/RecordFiles';
import type { DisputeTask } from './disputeTask';
import { disputeStateTexts } from './disputeTexts';
import { NewDispute } from './NewDispute';

interface TaskProps {
  lease: Lease;
  dispute: Dispute;
  onClose: () => void;
}

/** The form of what is to be done about a dispute. */
export function DisputeDialog({ task, onClose }: { task: DisputeTask; onClose: () => void }) {
  switch (task.verb) {
    case 'open':
      return <NewDispute {...task} onClose={onClose} />;
    case 'answer':
      return <AnswerDialog {...task} onClose={onClose} />;
    case 'decide':
      return <DecideDialog {...task} onClose={onClose} />;
    case 'files':
      return (
        <Dialog open size="lg" title={`Files of dispute: ${task.dispute.reason}`} onClose={onClose}>
          <RecordFiles subject={{ type: 'dispute', id: task.dispute.id }} name="the dispute" />
        </Dialog>
      );
    case 'withdraw':
      return <WithdrawQuestion {...task} onClose={onClose} />;
  }
}

function AnswerDialog({ lease, dispute, onClose }: TaskProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Answer dispute: ${dispute.reason}`}
      form={disputeAnswerForm}
      send={async (body) => showDispute(queryClient, lease, await disputeVerbs.answer(dispute.id, body))}
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

const outcomeOptions = disputeOutcomes.map((value) => ({ value, label: disputeStateTexts[value].label }));

function DecideDialog({ lease, dispute, onClose }: TaskProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Decide dispute: ${dispute.reason}`}
      description="Upheld, it is left out of the rating for good. Rejected, it counts again from this day."
      form={disputeDecisionForm}
      send={async (body) => showDispute(queryClient, lease, await disputeVerbs.decide(dispute.id, body))}
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

function WithdrawQuestion({ lease, dispute, onClose }: TaskProps) {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  useCloseOnBack(onClose, !pending);
  async function withdraw() {
    setPending(true);
    try {
      showDispute(queryClient, lease, await disputeVerbs.withdraw(dispute.id));
      toast.success('Dispute withdrawn');
    } catch (error) {
      toast.error('Failed to withdraw dispute', { description: errorSentence(error) });
    }
    onClose();
  }
  return (
    <AlertDialog
      open
      title="Withdraw this dispute?"
      description={`${dispute.party.name} no longer disputes it. It counts again from today.`}
      confirmLabel="Withdraw"
      pending={pending}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    />
  );
}
