import type { Dispute } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import type { StepDialogProps } from '../record/StepActions';

export type DisputeDialogProps = StepDialogProps<{ lease: Lease; dispute: Dispute }>;
