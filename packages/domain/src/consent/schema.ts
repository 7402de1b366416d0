import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
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

/** A consent lasts at most so many days after the one on which it was given. */
export const CONSENT_DAYS = 366;

export const consentInput = z.object({
  /** Who may read; the caller's own client when left out. */
  client: z.optional(recordId),
  party: partyInput,
  given_on: plainDate,
  /** The last day, at most `CONSENT_DAYS` later. */
  until_on: plainDate,
  /** Where the signed paper is kept; a scan of it is a file of `consent:7`. */
  evidence: text(500),
});
export type ConsentInput = z.input<typeof consentInput>;

export const consentWithdrawal = z.object({
  /** Today when left out. */
  on: z.optional(z.nullable(plainDate)),
});
export type ConsentWithdrawal = z.input<typeof consentWithdrawal>;

/** Why the provider ends a consent. */
export const consentEnd = z.object({ reason: text(500) });
export type ConsentEnd = z.input<typeof consentEnd>;

/** That a client may read what all books report of a person or a company. */
export const consent = z.object({
  id: recordId,
  client: clientRef,
  party,
  given_on: plainDate,
  until_on: plainDate,
  evidence: z.string(),
  withdrawn_on: z.nullable(plainDate),
  /** Who recorded it. */
  created_by: z.nullable(z.object({ id: recordId, name: z.string() })),
  /** How and when the person was told of it; null where no address is known. */
  told: z.nullable(z.object({ channel: z.enum(['email', 'sms']), at: z.string() })),
  /** Why the provider ended it. */
  end_reason: z.nullable(z.string()),
  /** Today. */
  state: z.enum(consentStates),
});
export type Consent = z.output<typeof consent>;

export const consentPage = paginated(consent);
