import { documentWithdrawalForm } from '@rentsafe/domain/document';
import { TextArea } from '@rentsafe/ui/TextArea';
import { withdraw } from '../../../calls/documents';
import { type DocumentDialogProps, DocumentVerbDialog } from './DocumentVerbDialog';

/** Withdraws a document: it stays readable, and says why. */
export const WithdrawDialog = (props: DocumentDialogProps) => (
  <DocumentVerbDialog
    {...props}
    title={`Withdraw ${props.record.number}`}
    description="The document stays readable, marked as withdrawn. This cannot be undone."
    form={documentWithdrawalForm}
    send={withdraw}
    submitLabel="Withdraw document"
    pendingLabel="Withdrawing..."
    done="Document withdrawn"
    failure="Failed to withdraw document"
  >
    <TextArea label="Reason" name="reason" required maxLength={500} />
  </DocumentVerbDialog>
);
