import * as z from 'zod/mini';
import { bankMatchKinds } from '../bankStatement/schema.ts';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { currency } from '../money/schema.ts';
import { recordId } from '../text/index.ts';

export const reconciliationInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  bank_account: recordId,
  /** The last day of a statement. */
  on: plainDate,
});
export type ReconciliationInput = z.input<typeof reconciliationInput>;

const amount = z.string();

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
  outstanding: z.array(
    z.object({
      kind: z.enum(bankMatchKinds),
      id: recordId,
      number: z.string(),
      name: z.string(),
      on: plainDate,
      amount,
    }),
  ),
  /** The last entry of the book that it saw. */
  known_seq: z.int(),
});
export type ReconciliationPreview = z.output<typeof reconciliationPreview>;

export const reconciliation = z.extend(reconciliationPreview, {
  id: recordId,
  signed_by: z.object({ id: recordId, name: z.string() }),
  signed_at: z.string(),
});
export type Reconciliation = z.output<typeof reconciliation>;
