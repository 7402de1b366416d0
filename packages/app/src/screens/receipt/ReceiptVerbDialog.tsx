import type { Receipt } from '@rentsafe/domain/receipt';
import { receiptQuery, showReceiptChange } from '../../api/receipts';
import type { StepDialogProps } from '../record/StepActions';
import { stepDialog } from '../record/stepDialog';

export type ReceiptDialogProps = StepDialogProps<Receipt>;

export const ReceiptVerbDialog = stepDialog(receiptQuery, showReceiptChange);
