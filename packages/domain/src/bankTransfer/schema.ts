import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { moneyInput } from '../money/schema.ts';
import { recordId, text } from '../text/index.ts';

/** Money that goes from one bank account of a book to another. */
export const bankTransferInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  from: recordId,
  to: recordId,
  /** In the currency of the account that it leaves. */
  amount: moneyInput,
  /** What arrives, where the other account is in the other currency. */
  received: z.optional(z.nullable(moneyInput)),
  /** Today when left out. */
  on: z.optional(z.nullable(plainDate)),
  reason: text(500),
});
export type BankTransferInput = z.input<typeof bankTransferInput>;

/** The number of its entry in the book. */
export const bankTransfer = z.object({ entry: recordId });
export type BankTransfer = z.output<typeof bankTransfer>;
