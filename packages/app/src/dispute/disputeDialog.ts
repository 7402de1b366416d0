import type { Dispute } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';
import type { StepDialogProps } from '../record/VerbActions';

export type DisputeDialogProps = StepDialogProps<{ lease: Lease; dispute: Dispute }>;
