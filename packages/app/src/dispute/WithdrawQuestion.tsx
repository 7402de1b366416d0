import { AlertDialog } from '@rentsafe/ui/AlertDialog';
import { toast } from '@rentsafe/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../calls/ApiError';
import { disputeVerbs, showDispute } from '../calls/disputes';
import { useCloseOnBack } from '../overlays/useCloseOnBack';
import type { DisputeDialogProps } from './disputeDialog';

/** Asks whether a dispute is withdrawn by who opened it. */
export function WithdrawQuestion({ record: { lease, dispute }, onClose }: DisputeDialogProps) {
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
