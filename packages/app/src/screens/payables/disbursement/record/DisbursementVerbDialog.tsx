import type { Disbursement } from '@rentsafe/domain/disbursement';
import { disbursementQuery, showDisbursementChange } from '../../../../calls/disbursements';
import type { StepDialogProps } from '../../../../record/VerbActions';
import { VerbForm, type VerbFormOf } from '../../../../record/VerbForm';

export type DisbursementDialogProps = StepDialogProps<Disbursement>;

export const DisbursementVerbDialog = <Body,>(props: VerbFormOf<Disbursement, Body>) => (
  <VerbForm {...props} queryOf={disbursementQuery} show={showDisbursementChange} />
);
