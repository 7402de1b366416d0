import type { LeaseClaim } from '@rentsafe/domain/claim';
import type { Dispute } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';

/** What is to be done about a dispute of a lease; opened of a charge, or of the claim. */
export type DisputeTask = { lease: Lease } & (
  | { verb: 'open'; claim: LeaseClaim | undefined }
  | { verb: 'answer' | 'decide' | 'withdraw' | 'files'; dispute: Dispute }
);
