import type { Party } from '@rentsafe/domain/party';
import { type PayeeAccount, payeeForm } from '@rentsafe/domain/payee';
import { Callout } from '@rentsafe/ui/Callout';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { savePayee, showPayee } from '../calls/payees';
import { ActionDialog } from '../forms/ActionDialog';

export interface PayeeDialogProps {
  party: Party;
  /** The account as it was read. */
  account: PayeeAccount | null;
  /** Whose payee; the reader's own when left out. */
  client?: number;
  onClose: () => void;
}

/** The bank details of a payee: what is drafted for them takes these, and another Admin approves it. */
export function PayeeDialog({ party, account, client, onClose }: PayeeDialogProps) {
  const queryClient = useQueryClient();
  const text = (name: 'bank_name' | 'bank_branch' | 'account_number') => ({
    name,
    autoComplete: 'off',
    defaultValue: account?.[name] ?? '',
  });
  return (
    <ActionDialog
      title={`Bank details of ${party.name}`}
      form={payeeForm({ type: party.type, id: party.id })}
      send={async (body) => {
        showPayee(queryClient, await savePayee({ ...body, ...(client && { client }) }));
      }}
      submitLabel="Save bank details"
      pendingLabel="Saving bank details..."
      done="Bank details saved"
      failure="Failed to save bank details"
      onClose={onClose}
    >
      <Callout tone="warning" title="Another Admin must then approve payments to this account.">
        All drafts for this payee will use the new details. Confirm them with the payee by telephone, never by
        replying to an email.
      </Callout>
      <TextField label="Bank" {...text('bank_name')} />
      <TextField label="Branch" {...text('bank_branch')} />
      <TextField label="Account Number" {...text('account_number')} />
    </ActionDialog>
  );
}
