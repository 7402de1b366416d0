import { fiscalReceiptForm, type Invoice } from '@rentsafe/domain/charge';
import { NumberField } from '@rentsafe/ui/NumberField';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { saveFiscalReceipt, showInvoice } from '../../../../calls/invoicing';
import { ActionDialog } from '../../../../forms/ActionDialog';
import { Fields } from '../../../../forms/Fields';

export interface FiscalDialogProps {
  invoice: Invoice;
  onClose: () => void;
}

/** What a fiscal device of ZIMRA answered to an invoice, as it is printed on it. */
export function FiscalDialog({ invoice, onClose }: FiscalDialogProps) {
  const queryClient = useQueryClient();
  const { id, number, fiscal } = invoice;
  return (
    <ActionDialog
      title="Fiscal Receipt"
      description={`Printed on ${number}. Copy it from the fiscal device.`}
      form={fiscalReceiptForm}
      send={async (body) => showInvoice(queryClient, await saveFiscalReceipt(id, body))}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Fiscal receipt saved"
      failure="Failed to save the fiscal receipt"
      onClose={onClose}
    >
      <Fields>
        <TextField label="Device" name="device" autoComplete="off" defaultValue={fiscal?.device ?? ''} />
        <NumberField
          label="Fiscal Day"
          name="fiscal_day"
          required
          min={1}
          defaultValue={fiscal ? String(fiscal.fiscal_day) : undefined}
        />
        <TextField
          label="Receipt Number"
          name="receipt_number"
          required
          autoComplete="off"
          defaultValue={fiscal?.receipt_number ?? ''}
        />
        <TextField
          label="Verification Code"
          name="verification_code"
          required
          autoComplete="off"
          defaultValue={fiscal?.verification_code ?? ''}
        />
      </Fields>
      <TextField
        label="QR Text"
        name="qr"
        autoComplete="off"
        defaultValue={fiscal?.qr ?? ''}
        hint="The address that the QR code holds. Leave blank for no code."
      />
    </ActionDialog>
  );
}
