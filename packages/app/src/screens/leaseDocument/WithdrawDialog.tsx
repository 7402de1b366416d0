import { documentWithdrawalForm, type LeaseDocument } from '@rentsafe/domain/document';
import { TextArea } from '@rentsafe/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { documentQuery, showDocumentChange, withdraw } from '../../api/documents';
import { readAgainOnConflict } from '../../api/readAgainOnConflict';
import { ActionDialog } from '../../forms/ActionDialog';

export interface WithdrawDialogProps {
  document: LeaseDocument;
  onClose: () => void;
}

/** Withdraws a document: it stays readable, and says why. */
export function WithdrawDialog({ document: { id, number }, onClose }: WithdrawDialogProps) {
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
