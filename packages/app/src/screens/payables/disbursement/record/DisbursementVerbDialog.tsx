import type { Disbursement } from '@rentsafe/domain/disbursement';
import { disbursementQuery, showDisbursementChange } from '../../../../calls/disbursements';
import type { StepDialogProps } from '../../../../record/StepActions';
import { StepForm, type StepFormOf } from '../../../../record/StepForm';

export type DisbursementDialogProps = StepDialogProps<Disbursement>;

export const DisbursementVerbDialog = <Body,>(props: StepFormOf<Disbursement, Body>) => (
  <StepForm {...props} queryOf={disbursementQuery} show={showDisbursementChange} />
);
