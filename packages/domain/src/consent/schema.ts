import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { recordId, text } from '../text/index.ts';

export const consentStates = ['valid', 'expired', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];

/** A valid consent is expiring when it ends within as many days. */
export const EXPIRING_DAYS = 14;

/** By which a list can be narrowed; those that are expiring are valid too. */
export const consentFilters = [...consentStates, 'expiring'] as const;

export const consentInput = z.object({
  /** Who may read; the caller's own client when left out. */
  client: z.optional(recordId),
  party: partyInput,
  given_on: plainDate,
  /** The last day. */
  until_on: plainDate,
  /** Where the consent can be seen: a signed form, an email. */
  evidence: text(500),
});
export type ConsentInput = z.input<typeof consentInput>;

export const consentWithdrawal = z.object({
  /** Today when left out. */
  on: z.optional(z.nullable(plainDate)),
});
export type ConsentWithdrawal = z.input<typeof consentWithdrawal>;

/** That a client may read what all books report of a person or a company. */
export const consent = z.object({
  id: recordId,
  party,
  given_on: plainDate,
  until_on: plainDate,
  evidence: z.string(),
  withdrawn_on: z.nullable(plainDate),
  /** Today. */
  state: z.enum(consentStates),
});
export type Consent = z.output<typeof consent>;

export const consentPage = paginated(consent);
