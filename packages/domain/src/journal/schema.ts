import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { money, moneyInput } from '../money/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { readVersion, recordId, text } from '../text/index.ts';

/** Whose account it is, and on which side. */
export const journalKinds = [
  'customer_debit',
  'customer_credit',
  'creditor_debit',
  'creditor_credit',
] as const;
export type JournalKind = (typeof journalKinds)[number];

export const journalStates = ['draft', 'posted', 'reversed', 'cancelled'] as const;
export type JournalState = (typeof journalStates)[number];

/** What is on the other side: claims, or of a landlord the agency's commission. */
export const journalContras = ['claims', 'commission'] as const;

const reference = z.optional(z.nullable(recordId));
/** Today when left out. */
const on = z.optional(z.nullable(plainDate));

/** A correction of what somebody owes or is owed, without money moving through a bank. */
export const journalInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  kind: z.enum(journalKinds),
  /** Of a customer. */
  lease: reference,
  /** A landlord of the book, with a property. */
  landlord: reference,
  property: reference,
  /** A supplier, with the property whose landlord pays: needed for a credit, which is a bill. */
  party: z.optional(z.nullable(partyInput)),
  amount: moneyInput,
  on,
  reason: text(500),
});
export type JournalInput = z.input<typeof journalInput>;

/** A change of a draft. A landlord who is named takes the place of a supplier, and a supplier that of a landlord. */
export const journalPatch = z.object({
  lease: reference,
  landlord: reference,
  property: reference,
  party: z.optional(z.nullable(partyInput)),
  amount: z.optional(moneyInput),
  on: z.optional(plainDate),
  reason: z.optional(text(500)),
  version: readVersion,
});
export type JournalPatch = z.input<typeof journalPatch>;

/** The version of the journal as it was read. */
export const journalPosting = z.object({ version: readVersion });
export type JournalPosting = z.input<typeof journalPosting>;

export const journalReversal = z.object({ on, reason: text(500) });
export type JournalReversal = z.input<typeof journalReversal>;

const named = z.object({ id: recordId, name: z.string() });

export const journal = z.object({
  id: recordId,
  client: clientRef,
  number: z.string(),
  kind: z.enum(journalKinds),
  lease: z.nullable(z.object({ id: recordId, number: z.string() })),
  /** Of the lease. */
  tenant: z.nullable(party),
  landlord: z.nullable(named),
  property: z.nullable(named),
  party: z.nullable(party),
  contra: z.enum(journalContras),
  amount: money,
  on: plainDate,
  reason: z.string(),
  state: z.enum(journalStates),
  made_by: named,
  /** Whoever else changed the draft: they may not post it. */
  edited_by: z.array(named),
  posted_by: z.nullable(named),
  /** Posted by its maker, the only Admin who could. */
  alone: z.boolean(),
  /** The number of its entry in the book. */
  entry: z.nullable(recordId),
  reversed: z.nullable(z.object({ on: plainDate, reason: z.string(), entry: recordId })),
  version: z.int(),
});
export type Journal = z.output<typeof journal>;
