import type { LeaseClaim } from '@rentsafe/domain/claim';
import { claimQuery, showClaimChange } from '../../../../calls/claims';
import type { StepDialogProps } from '../../../../record/VerbActions';
import { VerbForm, type VerbFormOf } from '../../../../record/VerbForm';

export type ClaimDialogProps = StepDialogProps<LeaseClaim>;

export const ClaimVerbDialog = <Body,>(props: VerbFormOf<LeaseClaim, Body>) => (
  <VerbForm {...props} queryOf={claimQuery} show={showClaimChange} />
);
