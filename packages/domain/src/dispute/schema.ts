import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { party, partyInput } from '../party/index.ts';
import { maxLength, recordId, text } from '../text/index.ts';

export const disputeStates = ['open', 'upheld', 'rejected', 'withdrawn'] as const;
export type DisputeState = (typeof disputeStates)[number];
export const disputeOutcomes = ['upheld', 'rejected'] as const;
/** Business days after which a dispute that nobody decided is upheld. */
export const DISPUTE_DAYS = 20;

/** Today when left out. */
const on = z.optional(z.nullable(plainDate));
const disputed = z.optional(z.nullable(recordId));

/** A party of the lease disputes a charge, or a claim; or a client what its own report says. */
export const disputeInput = z
  .object({
    charge: disputed,
    claim: disputed,
    /** Who disputes a charge or a claim. */
    party: z.optional(z.nullable(partyInput)),
    /** Of the report on the caller's own company. */
    report: z.optional(z.nullable(z.boolean())),
    reason: text(2000),
    /** Ids of files of the own book. */
    files: z.optional(z.nullable(z.array(recordId).check(maxLength(20)))),
    opened_on: on,
  })
  .check(
    z.refine(({ charge, claim, report }) => Boolean(charge ?? claim ?? report), {
      ...issue('required'),
      path: ['charge'],
    }),
    z.refine(({ charge, claim }) => !(charge && claim), { ...issue('not_valid'), path: ['claim'] }),
    z.refine(({ charge, claim, report }) => !(report && (charge ?? claim)), {
      ...issue('not_valid'),
      path: ['report'],
    }),
    z.refine(({ report, party }) => Boolean(report) || Boolean(party), {
      ...issue('required'),
      path: ['party'],
    }),
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
  client: clientRef,
  /** Of one of a report: its case number; else null. */
  number: z.nullable(z.string()),
  /** Null of one of a report. */
  lease: z.nullable(z.object({ id: recordId, number: z.string() })),
  charge: z.nullable(recordId),
  claim: z.nullable(recordId),
  party,
  reason: z.string(),
  opened_on: plainDate,
  state: z.enum(disputeStates),
  /** The day on which it is upheld without a decision. */
  decide_by: plainDate,
  /** Until then, of one that is open. */
  days_left: z.nullable(z.int()),
  /** Files of the book that were handed in with it. */
  files: z.array(recordId),
  answer: z.nullable(z.string()),
  answered_on: z.nullable(plainDate),
  outcome: z.nullable(z.enum(disputeOutcomes)),
  /** The reason of who decided; null where nobody did in time. */
  decision: z.nullable(z.string()),
  decided_on: z.nullable(plainDate),
  withdrawn_on: z.nullable(plainDate),
});
export type Dispute = z.output<typeof dispute>;
