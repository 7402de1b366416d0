import { today } from '@rentsafe/domain/date';
import { workOrderCompletionForm, type workOrderSteps } from '@rentsafe/domain/workOrder';
import { DateField } from '@rentsafe/ui/DateField';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { CurrencyField } from '../../../../forms/CurrencyField';
import { Fields } from '../../../../forms/Fields';
import { StepDialog } from '../../../../record/StepDialog';
import type { StepDialogProps } from '../../../../record/stepKind';
import { CompletionLines } from './CompletionLines';

/** Records that the work is done, and what it came to, in which currency. */
export function CompleteDialog(props: StepDialogProps<typeof workOrderSteps, 'complete'>) {
  // As it was when it was opened.
  const [order] = useState(props.record);
  const [currency, setCurrency] = useState(order.currency);
  return (
    <StepDialog {...props} record={order} size="lg" form={workOrderCompletionForm}>
      <Fields columns={3}>
        <DateField label="Completed On" name="on" required max={today()} defaultValue={today()} />
        <TextField
          label="Invoice Number"
          name="invoice_number"
          maxLength={50}
          autoComplete="off"
          defaultValue={order.invoice_number ?? ''}
          hint="The contractor’s. Leave blank to use the order number."
        />
        <CurrencyField required value={currency} onCurrency={setCurrency} />
      </Fields>
      <CompletionLines kind={props.kind} order={order} current={props.record} currency={currency} />
      <TextArea label="Notes" name="notes" maxLength={2000} defaultValue={order.notes ?? ''} />
    </StepDialog>
  );
}
