import type { Dispute } from '@rentsafe/domain/dispute';
import type { Lease } from '@rentsafe/domain/lease';

/** What is to be done about a dispute of a lease. */
export type DisputeTask = { lease: Lease } & (
  | { verb: 'open' }
  | { verb: 'answer' | 'decide' | 'withdraw'; dispute: Dispute }
);
