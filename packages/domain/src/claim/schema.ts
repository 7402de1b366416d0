import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { money, moneyInput } from '../money/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { readVersion, recordId, text } from '../text/index.ts';

export const claimTypes = ['rent', 'damage', 'other'] as const;
export const claimStates = ['draft', 'noticed', 'listed', 'settled', 'withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];
/** How a notice reached the tenant. */
export const noticeWays = ['email', 'post', 'hand', 'whatsapp'] as const;

const terms = { type: z.enum(claimTypes), amount: moneyInput, reason: text(500) };

/** A claim against a tenant or a guarantor of a lease, of what is overdue there. */
export const leaseClaimInput = z.object({ lease: recordId, party: partyInput, ...terms });
export type LeaseClaimInput = z.input<typeof leaseClaimInput>;

/** Only a draft may change. */
export const leaseClaimPatch = z.object({ ...z.partial(z.object(terms)).shape, version: readVersion });
export type LeaseClaimPatch = z.input<typeof leaseClaimPatch>;

export const claimNotice = z.object({ sent_on: plainDate, by: z.enum(noticeWays), text: text(2000) });
export type ClaimNotice = z.input<typeof claimNotice>;

/** Today when left out. */
const on = z.optional(z.nullable(plainDate));

/** The day from which on a claim is in reports, or from which on it no longer is. */
export const claimDay = z.object({ on });
export type ClaimDay = z.input<typeof claimDay>;

export const claimWithdrawal = z.object({ on, reason: text(500) });
export type ClaimWithdrawal = z.input<typeof claimWithdrawal>;

const shownDate = z.nullable(plainDate);

export const leaseClaim = z.object({
  id: recordId,
  lease: z.object({ id: recordId, number: z.string() }),
  party,
  type: z.enum(claimTypes),
  /** Once it is listed, what of it was overdue on that day. */
  amount: money,
  /** What of the debts that it is of is overdue today: so much reports show of it, and nothing where nothing is. */
  overdue: money,
  /** Notice may be given from that day on; null where nothing is overdue. */
  overdue_since: z.nullable(plainDate),
  reason: z.string(),
  state: z.enum(claimStates),
  noticed_on: shownDate,
  notice_by: z.nullable(z.enum(noticeWays)),
  notice_text: z.nullable(z.string()),
  /** The first day on which it may be listed. */
  listable_from: shownDate,
  listed_on: shownDate,
  /** Settled or withdrawn. */
  ended_on: shownDate,
  end_reason: z.nullable(z.string()),
  version: z.int(),
});
export type LeaseClaim = z.output<typeof leaseClaim>;
