import type { Disbursement } from '@rentsafe/domain/disbursement';
import { disbursementQuery, showDisbursementChange } from '../../api/disbursements';
import type { StepDialogProps } from '../record/StepActions';
import { stepDialog } from '../record/stepDialog';

export type DisbursementDialogProps = StepDialogProps<Disbursement>;

export const DisbursementVerbDialog = stepDialog(disbursementQuery, showDisbursementChange);
