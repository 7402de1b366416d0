import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { type Disbursement, type PaymentFileChoice, paymentFileForm } from '@rentsafe/domain/disbursement';
import { fileSafeName } from '@rentsafe/format/text';
import { Callout } from '@rentsafe/ui/Callout';
import { downloadFile } from '@rentsafe/ui/DataTableCsv';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../calls/ApiError';
import { bankAccountsQuery } from '../../../../calls/bankAccounts';
import { approvedQuery, showDisbursements } from '../../../../calls/disbursements';
import { fetchPaymentFile } from '../../../../calls/paymentFile';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { amountText } from '../../../../text/Amounts';
import { day } from '../../../../text/day';
import { FileNotes } from './FileNotes';
import type { PaymentColumnsDialogProps } from './PaymentColumnsDialog';
import { paymentsText } from './paymentsText';
import { hasAccount, WithoutAccount } from './WithoutAccount';

export interface PaymentFileDialogProps {
  /** What is to be paid; all that is approved where there is none. */
  chosen: readonly Disbursement[];
  onClose: () => void;
}

const none: readonly BankAccount[] = [];
const noPayments: readonly Disbursement[] = [];

const loadColumns = async () => (await import('./PaymentColumnsDialog')).PaymentColumnsDialog;

/** Saves approved payments of an account as a file that its bank reads. They are paid when the bank has paid them: nothing is posted. */
export function PaymentFileDialog({ chosen, onClose }: PaymentFileDialogProps) {
  const queryClient = useQueryClient();
  const { data: all = none } = useQuery(bankAccountsQuery);
  const { data: waiting = noPayments } = useQuery(approvedQuery);
  // What was in a file before is in another only where it is chosen.
  const approved =
    chosen.length === 0
      ? waiting.filter(({ in_file_on: on }) => on === null)
      : chosen.filter(({ state }) => state === 'approved');
  const accounts =
    chosen.length === 0
      ? all.filter(({ is_active: isActive }) => isActive)
      : all.filter(({ id }) => approved.some(({ bank_account: account }) => account.id === id));
  const [accountId, setAccountId] = useState(String(accounts[0]?.id ?? ''));
  const account = accounts.find(({ id }) => String(id) === accountId);
  const ofAccount = approved.filter(({ bank_account: { id } }) => String(id) === accountId);
  const payments = ofAccount.filter(hasAccount);
  const repeated = waiting.filter(
    ({ in_file_on: on, bank_account: { id } }) =>
      chosen.length === 0 && on !== null && String(id) === accountId,
  );
  const columns = useLazyDialog<BankAccount, PaymentColumnsDialogProps>(
    loadColumns,
    'The form could not be opened',
  );

  async function send({ bank_account: id }: PaymentFileChoice) {
    try {
      const text = await fetchPaymentFile(
        id,
        payments.map((payment) => payment.id),
      );
      showDisbursements(queryClient);
      downloadFile(`payments ${fileSafeName(account?.name ?? '')}.csv`, text, 'text/csv');
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) showDisbursements(queryClient);
      throw error;
    }
  }

  return (
    <ActionDialog
      title="Payment file"
      description="A CSV file for the bank. Record each payment when the bank has made it."
      form={paymentFileForm}
      send={send}
      submitLabel="Save file"
      pendingLabel="Saving file..."
      done="Payment file saved"
      failure="Failed to make the payment file"
      ready={payments.length > 0}
      onClose={onClose}
    >
      <Stack gap="field">
        {chosen.length > approved.length && (
          <Callout tone="warning" title="Only approved, unpaid disbursements are in the file.">
            {chosen.length - approved.length} of the {chosen.length} you selected will be left out.
          </Callout>
        )}
        <Select
          label="Bank Account"
          name="bank_account"
          required
          options={accounts.map(({ id, name, balance, currency }) => ({
            value: String(id),
            label: `${name}, ${amountText({ amount: balance, currency })}`,
          }))}
          value={accountId}
          onValueChange={({ value }) => setAccountId(value)}
          hint={paymentsText(payments)}
        />
        {account && (
          <Stack gap={2} align="start">
            <Text size="sm">Columns: {account.payment_columns.map(({ header }) => header).join(', ')}</Text>
            <OpeningButton size="sm" trigger={columns.trigger} subject={account}>
              Edit columns…
            </OpeningButton>
          </Stack>
        )}
        <FileNotes payments={payments} />
        <WithoutAccount payments={ofAccount.filter((payment) => !hasAccount(payment))} />
        {repeated.length > 0 && (
          <Callout tone="info" title="Left out: in a file before.">
            {`${repeated.map(({ number, in_file_on: on }) => `${number} on ${day(on)}`).join(', ')}. Select a payment in the list to put it in another file.`}
          </Callout>
        )}
      </Stack>
      {columns.opened && <columns.opened.Dialog account={columns.opened.subject} onClose={columns.onClose} />}
    </ActionDialog>
  );
}
