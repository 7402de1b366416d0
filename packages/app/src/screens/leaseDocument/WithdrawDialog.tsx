import { documentWithdrawalForm, type LeaseDocument } from '@rentsafe/domain/document';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { documentQuery, showDocumentChange, withdraw } from '../../api/documents';
import { readAgainOnConflict } from '../../api/readAgainOnConflict';
import { ActionDialog } from '../../forms/ActionDialog';
import type { StepDialogProps } from '../record/StepActions';

/** Withdraws a document: it stays readable, and says why. */
export function WithdrawDialog({ record: { id, number }, onClose }: StepDialogProps<LeaseDocument>) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Withdraw ${number}`}
      description="It stays readable, marked as withdrawn. This cannot be undone."
      form={documentWithdrawalForm}
      send={(body) =>
        readAgainOnConflict(queryClient, { queryKey: documentQuery(id).queryKey }, async () =>
          showDocumentChange(queryClient, await withdraw(id, body)),
        )
      }
      submitLabel="Withdraw document"
      pendingLabel="Withdrawing..."
      done="Document withdrawn"
      failure="Failed to withdraw document"
      onClose={onClose}
    >
      <TextArea label="Reason" name="reason" required maxLength={500} />
    </ActionDialog>
  );
}
