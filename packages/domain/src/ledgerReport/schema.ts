import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { accountKinds, entryKinds, halves } from '../entry/schema.ts';
import { ageingBuckets } from '../money/currency.ts';
import { currency } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party } from '../party/index.ts';
import { recordId } from '../text/index.ts';

/** The end of a day, and the entries up to a number of the book: the same two give the same figures for ever. */
const asKnown = { as_at: plainDate, known_seq: z.int() };

/** The accounts of each kind added up, debit positive; those at 0 are left out. */
export const trialBalance = z.object({
  ...asKnown,
  rows: z.array(z.object({ half: z.enum(halves), kind: z.enum(accountKinds), balance: z.string() })),
});
export type TrialBalance = z.output<typeof trialBalance>;

const numbered = z.object({ id: recordId, number: z.string() });
const named = z.object({ id: recordId, name: z.string() });

/** One account of a kind, by the records that it is of; debit positive. */
export const accountBalance = z.object({
  id: recordId,
  bank_account: z.nullable(named),
  lease: z.nullable(numbered),
  landlord: z.nullable(named),
  property: z.nullable(named),
  /** The tenant of the lease, or whose account it is. */
  party: z.nullable(party),
  balance: z.string(),
});
export type AccountBalance = z.output<typeof accountBalance>;

export const accountBalancePage = z.object({
  ...paginated(accountBalance).shape,
  ...asKnown,
  total: z.string(),
});
export type AccountBalancePage = z.output<typeof accountBalancePage>;
/** Amounts in one currency as text, each with the balance after it: debit what is charged, credit what is received or credited. */
export const customerStatement = z.object({
  lease: numbered,
  tenant: z.nullable(party),
  currency,
  from: plainDate,
  to: plainDate,
  known_seq: asKnown.known_seq,
  opening: z.string(),
  lines: z.array(
    z.object({
      date: plainDate,
      kind: z.enum(entryKinds),
      /** Of the invoice, the receipt or the credit note. */
      number: z.nullable(z.string()),
      description: z.string(),
      debit: z.string(),
      credit: z.string(),
      balance: z.string(),
      entry: recordId,
      /** The entries that this one takes back. */
      corrects: z.array(recordId),
    }),
  ),
  closing: z.string(),
});
export type CustomerStatement = z.output<typeof customerStatement>;

/** Current, 1 to 30 days past the due date, 31 to 60, 61 to 90, more than 90; the labels are `ageingBuckets`. */
const aged = {
  buckets: z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]),
  total: z.string(),
};

export const ageingRow = z.object({
  lease: numbered,
  tenant: z.nullable(party),
  property: z.object({ id: recordId, name: z.string() }),
  ...aged,
  oldest_due_on: z.nullable(plainDate),
});
export type AgeingRow = z.output<typeof ageingRow>;

export const ageingPage = z.object({ ...paginated(ageingRow).shape, ...asKnown, totals: z.object(aged) });
export type AgeingPage = z.output<typeof ageingPage>;

/** Each amount in one currency, as text. */
const collection = z.object({
  balance_brought_forward: z.string(),
  amount_charged_excl_vat: z.string(),
  vat: z.string(),
  amount_charged_incl_vat: z.string(),
  amount_paid: z.string(),
  adjustments: z.string(),
  end_balance: z.string(),
});

/** What is paid is negative, so that a row adds up to its end balance. */
export const collectionRow = z.object({
  lease_id: recordId,
  lease: numbered,
  tenant: z.nullable(party),
  ...collection.shape,
});
export type CollectionRow = z.output<typeof collectionRow>;

export const collectionPage = z.object({ ...paginated(collectionRow).shape, totals: collection });
export type CollectionPage = z.output<typeof collectionPage>;

const credit = z.array(
  z.object({
    currency,
    total: z.string(),
    buckets: z.array(z.object({ label: z.enum(ageingBuckets), amount: z.string(), percentage: z.string() })),
  }),
);

/** What tenants owe the client, and what its company owes, by age. */
export const overview = z.object({
  ...asKnown,
  classification: z.nullable(z.string()),
  oldest_creditor: z.nullable(z.object({ name: z.string(), outstanding_since: plainDate })),
  credit_given: credit,
  credit_taken: credit,
});
export type Overview = z.output<typeof overview>;
