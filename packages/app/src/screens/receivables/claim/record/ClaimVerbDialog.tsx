import type { LeaseClaim } from '@rentsafe/domain/claim';
import { claimQuery, showClaimChange } from '../../../../calls/claims';
import type { StepDialogProps } from '../../../../record/StepActions';
import { StepForm, type StepFormOf } from '../../../../record/StepForm';

export type ClaimDialogProps = StepDialogProps<LeaseClaim>;

export const ClaimVerbDialog = <Body,>(props: StepFormOf<LeaseClaim, Body>) => (
  <StepForm {...props} queryOf={claimQuery} show={showClaimChange} />
);
