import type { Receipt } from '@rentsafe/domain/receipt';
import { receiptQuery, showReceiptChange } from '../../../../calls/receipts';
import type { StepDialogProps } from '../../../../record/StepActions';
import { StepForm, type StepFormOf } from '../../../../record/StepForm';

export type ReceiptDialogProps = StepDialogProps<Receipt>;

export const ReceiptVerbDialog = <Body,>(props: StepFormOf<Receipt, Body>) => (
  <StepForm {...props} queryOf={receiptQuery} show={showReceiptChange} />
);
