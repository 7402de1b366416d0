import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { party, partyInput } from '../party/index.ts';
import { recordId, text } from '../text/index.ts';

export const disputeStates = ['open', 'upheld', 'rejected', 'withdrawn'] as const;
export type DisputeState = (typeof disputeStates)[number];
export const disputeOutcomes = ['upheld', 'rejected'] as const;
/** Business days after which a dispute that nobody decided is upheld. */
export const DISPUTE_DAYS = 20;

/** Today when left out. */
const on = z.optional(z.nullable(plainDate));
const disputed = z.optional(z.nullable(recordId));

/** A party of the lease disputes a charge, or a claim. */
export const disputeInput = z
  .object({ charge: disputed, claim: disputed, party: partyInput, reason: text(500), opened_on: on })
  .check(
    z.refine(({ charge, claim }) => Boolean(charge ?? claim), { ...issue('required'), path: ['charge'] }),
    z.refine(({ charge, claim }) => !(charge && claim), { ...issue('not_valid'), path: ['claim'] }),
  );
export type DisputeInput = z.input<typeof disputeInput>;

/** What the landlord or the agency says to it. */
export const disputeAnswer = z.object({ text: text(2000), on });
export type DisputeAnswer = z.input<typeof disputeAnswer>;

export const disputeWithdrawal = z.object({ on });

export const disputeDecision = z.object({ outcome: z.enum(disputeOutcomes), reason: text(500), on });
export type DisputeDecision = z.input<typeof disputeDecision>;

export const dispute = z.object({
  id: recordId,
  lease: z.object({ id: recordId, number: z.string() }),
  charge: z.nullable(recordId),
  claim: z.nullable(recordId),
  party,
  reason: z.string(),
  opened_on: plainDate,
  state: z.enum(disputeStates),
  /** The day on which it is upheld without a decision. */
  decide_by: plainDate,
  answer: z.nullable(z.string()),
  answered_on: z.nullable(plainDate),
  outcome: z.nullable(z.enum(disputeOutcomes)),
  /** The reason of who decided; null where nobody did in time. */
  decision: z.nullable(z.string()),
  decided_on: z.nullable(plainDate),
  withdrawn_on: z.nullable(plainDate),
});
export type Dispute = z.output<typeof dispute>;
