import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { optionalText, recordId } from '../text/index.ts';

const text = z.nullable(z.string());

/** The account of a payee, and the day since which it is so. */
export const payeeAccount = z.object({
  bank_name: text,
  bank_branch: text,
  account_number: text,
  since: z.nullable(plainDate),
});
export type PayeeAccount = z.output<typeof payeeAccount>;

/** A payee of a book with their account. */
export const payee = z.extend(payeeAccount, { client: clientRef, party });
export type Payee = z.output<typeof payee>;

export const payeeInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  party: partyInput,
  bank_name: optionalText(150),
  bank_branch: optionalText(150),
  account_number: optionalText(50),
});
export type PayeeInput = z.input<typeof payeeInput>;
