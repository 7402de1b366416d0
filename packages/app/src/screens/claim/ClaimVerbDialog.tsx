import type { LeaseClaim } from '@rentsafe/domain/claim';
import { claimQuery, showClaimChange } from '../../api/claims';
import type { StepDialogProps } from '../record/StepActions';
import { stepDialog } from '../record/stepDialog';

export type ClaimDialogProps = StepDialogProps<LeaseClaim>;

export const ClaimVerbDialog = stepDialog(claimQuery, showClaimChange);
