import * as z from 'zod/mini';
import { bankMatchKinds } from '../bankStatement/schema.ts';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { amountText, currency, signedAmountText } from '../money/schema.ts';
import { maxLength, optionalText, recordId } from '../text/index.ts';

/** With what the book is compared: lines of a statement, a balance typed from one, a count, or that nothing moved. */
export const reconciliationBases = ['lines', 'typed', 'counted', 'nothing_moved'] as const;
export type ReconciliationBasis = (typeof reconciliationBases)[number];

const bases = ['statement', 'counted', 'nothing_moved'] as const;

/** An amount of 0 or more; a balance at the bank may be below 0. */
const counted = z.object({ amount: amountText, currency });
const balance = z.object({ amount: signedAmountText, currency });

/** At the end of a statement with lines; or of one of the others, without lines. */
export const reconciliationInput = z
  .object({
    /** Whose book; the caller's own when left out. */
    client: z.optional(recordId),
    bank_account: recordId,
    /** With lines, the last day of their statement. */
    on: plainDate,
    /** The balance that a statement shows, typed without its lines. */
    statement: z.optional(z.nullable(balance)),
    /** The numbers of entries that the typed statement does not show yet. */
    outstanding: z.optional(z.array(recordId).check(maxLength(200))),
    /** The cash in a till, or the balance of a wallet. */
    counted: z.optional(z.nullable(counted)),
    /** Why a count is not what the book has: the difference is posted. */
    difference_reason: optionalText(500),
    /** Nothing moved since it was last reconciled. */
    nothing_moved: z.optional(z.nullable(z.boolean())),
  })
  .check(z.refine((input) => bases.filter((basis) => input[basis]).length < 2, issue('not_valid')));
export type ReconciliationInput = z.input<typeof reconciliationInput>;

const amount = z.string();

const outstanding = z.object({
  kind: z.enum(bankMatchKinds),
  id: recordId,
  number: z.string(),
  name: z.string(),
  on: plainDate,
  amount,
  /** The number of its entry; those that were signed before it was recorded have none. */
  entry: z.optional(recordId),
});

/** A line of a statement that is not counted: why, and who imported it. */
const leftOut = z.object({
  id: recordId,
  on: plainDate,
  description: z.string(),
  amount,
  reason: z.string(),
  user: z.nullable(z.object({ id: recordId, name: z.string() })),
});

/** What the bank says on a day, and what the book says: they agree where the difference is 0. */
export const reconciliationPreview = z.object({
  client: clientRef,
  bank_account: z.object({ id: recordId, name: z.string() }),
  currency,
  on: plainDate,
  statement: amount,
  /** In the book, not yet at the bank. */
  outstanding_in: amount,
  /** Paid out by the book, not yet by the bank. */
  outstanding_out: amount,
  book: amount,
  /** The statement and what comes in, less what goes out and the book. */
  difference: amount,
  /** The ids of lines up to that day that are not matched. */
  lines: z.array(recordId),
  /** What is outstanding, oldest first; what goes out is negative. */
  outstanding: z.array(outstanding),
  /** Without lines: what the bank may not have shown yet, oldest first, of which `outstanding` is chosen. */
  unseen: z.array(outstanding),
  /** Lines that were left out of statements since the last signature of an earlier month, oldest first. */
  left_out: z.array(leftOut),
  basis: z.enum(reconciliationBases),
  /** The last entry of the book that it saw. */
  known_seq: z.int(),
});
export type ReconciliationPreview = z.output<typeof reconciliationPreview>;

export const reconciliation = z.extend(reconciliationPreview, {
  id: recordId,
  /** What a count was more than the book, or less, as it was posted; why, and the number of the entry. */
  adjustment: amount,
  difference_reason: z.nullable(z.string()),
  entry: z.nullable(recordId),
  signed_by: z.object({ id: recordId, name: z.string() }),
  signed_at: z.string(),
});
export type Reconciliation = z.output<typeof reconciliation>;
