import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { paginated } from '../pagination/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { recordId, text } from '../text/index.ts';

/** The rights of a person under the Cyber and Data Protection Act [Chapter 12:07]. */
export const dataRights = ['access', 'correction', 'erasure', 'objection'] as const;
export type DataRight = (typeof dataRights)[number];

/** What a person may object to: being written to, and being found by companies that they have no dealings with. */
export const objectionPurposes = ['messages', 'register'] as const;
export type ObjectionPurpose = (typeof objectionPurposes)[number];

export const dataRequestStates = ['open', 'done', 'refused', 'withdrawn', 'ended'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

/** Days in which a request is answered. The Act names no number. */
export const DATA_REQUEST_DAYS = 30;

export const dataRequestInput = z
  .object({
    party: partyInput,
    right: z.enum(dataRights),
    /** Of an objection. */
    purpose: z.optional(z.nullable(z.enum(objectionPurposes))),
    /** The person, or who speaks for them. */
    requested_by: text(200),
    requested_on: pastDate,
    /** How it was made sure that it is them: 'National ID seen at the office'. */
    identity_check: text(500),
    details: text(2000),
  })
  .check(
    z.refine(({ party }) => party.type === 'individual', { ...issue('not_valid'), path: ['party'] }),
    z.refine(({ right, purpose }) => right !== 'objection' || Boolean(purpose), {
      ...issue('required'),
      path: ['purpose'],
    }),
    z.refine(({ right, purpose }) => right === 'objection' || !purpose, {
      ...issue('not_valid'),
      path: ['purpose'],
    }),
  );
export type DataRequestInput = z.input<typeof dataRequestInput>;

/** What was done, or why it was refused. */
export const dataRequestOutcome = z.object({ outcome: text(2000) });
export const dataRequestEnd = z.object({ reason: text(500) });

export const dataRequest = z.object({
  id: recordId,
  number: z.string(),
  party,
  /** Nothing identifies the person any more. */
  is_anonymised: z.boolean(),
  right: z.enum(dataRights),
  purpose: z.nullable(z.enum(objectionPurposes)),
  requested_by: z.string(),
  requested_on: plainDate,
  identity_check: z.string(),
  details: z.string(),
  due_on: plainDate,
  /** Until then, of one that is open; below zero once it is late. */
  days_left: z.nullable(z.int()),
  state: z.enum(dataRequestStates),
  outcome: z.nullable(z.string()),
  decided_on: z.nullable(plainDate),
  decided_by: z.nullable(z.object({ id: recordId, name: z.string() })),
  /** Of an objection that holds no longer. */
  ended_on: z.nullable(plainDate),
  end_reason: z.nullable(z.string()),
});
export type DataRequest = z.output<typeof dataRequest>;

export const dataRequestPage = paginated(dataRequest);

/** Kinds of what is held about a person. */
export const heldKinds = [
  'record',
  'leases',
  'accounts',
  'payments',
  'messages',
  'consents',
  'claims',
  'disputes',
  'documents',
  'reports',
  'reads',
] as const;
export type HeldKind = (typeof heldKinds)[number];

export const heldSummary = z.object({
  rows: z.array(
    z.object({
      kind: z.enum(heldKinds),
      /** The company that holds it. */
      client: z.object({ id: recordId, name: z.string() }),
      items: z.int(),
    }),
  ),
  /** What stands in the way of erasure, each with what ends it. */
  ties: z.array(z.string()),
});
export type HeldSummary = z.output<typeof heldSummary>;
