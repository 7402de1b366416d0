import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { currency } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { recordId } from '../text/index.ts';

/** Who owes whom, and where money is and whose it is. No transfer goes from one to the other. */
export const halves = ['claim', 'money'] as const;

/** Accounts by what they are of, the claim half first. */
export const accountKinds = [
  'tenant',
  'creditor',
  'contra',
  'bank',
  'credit',
  'unidentified',
  'deposit',
  'landlord',
  'rent_tax',
  'commission',
  'paying',
  'shortfall',
  'exchange',
  'opening',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Why something was posted. */
export const entryKinds = [
  'charge',
  'charge_run',
  'credit_note',
  'write_off',
  'receipt',
  'identification',
  'allocation',
  'unallocation',
  'receipt_reversal',
  'opening',
  'opening_reversal',
  'bill',
  'disbursement_approval',
  'disbursement_payment',
  'disbursement_failure',
  'deposit_deduction',
  'bank_transfer',
  'bank_cost',
  'bank_cost_reversal',
  'journal',
  'journal_reversal',
  'shortfall',
] as const;
export type EntryKind = (typeof entryKinds)[number];

const reference = z.nullable(recordId);

/** An account by the records it is of: their ids, null where there is none. */
export const account = z.object({
  kind: z.enum(accountKinds),
  lease: reference,
  landlord: reference,
  property: reference,
  party: reference,
  bank_account: reference,
});
export type Account = z.output<typeof account>;

/** What was posted at once: one amount or more, each from one account to another. */
export const entry = z.object({
  /** Its number in the book: 1 to n, in the order in which they were recorded. */
  seq: recordId,
  kind: z.enum(entryKinds),
  /** The day from which it counts. */
  effective_on: plainDate,
  recorded_at: z.string(),
  user: z.object({ id: recordId, name: z.string() }),
  reason: z.nullable(z.string()),
  /** The number of the entry that it takes back. */
  reverses: reference,
  reversed_by: reference,
  transfers: z.array(
    z.object({
      half: z.enum(halves),
      currency,
      debit: account,
      credit: account,
      amount: z.string(),
    }),
  ),
});
export type Entry = z.output<typeof entry>;

export const entryPage = paginated(entry);

/** The days of a journal, both included. */
export const journalPeriod = z
  .object({ from: plainDate, until: plainDate })
  .check(z.refine(({ from, until }) => from <= until, { path: ['until'], ...issue('before_start') }));
export type JournalPeriod = z.output<typeof journalPeriod>;
