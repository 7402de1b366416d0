import * as z from 'zod/mini';
import { bankMatchKinds } from '../bankStatement/schema.ts';
import { plainDate } from '../date/schema.ts';
import { entryKinds } from '../entry/schema.ts';
import { currency } from '../money/schema.ts';
import { optionalText, readVersion, recordId, text } from '../text/index.ts';
import { paymentColumn, paymentColumns } from './paymentColumns.ts';

export const bankAccountKinds = ['bank', 'cash', 'mobile'] as const;
export type BankAccountKind = (typeof bankAccountKinds)[number];

const name = text(200);
const details = { bank_name: optionalText(150), number: optionalText(50) };

/** What of an account can be changed by a person who edits it: its kind and currency stay. */
export const bankAccountDetails = z.object({ name, ...details });
export type BankAccountDetails = z.output<typeof bankAccountDetails>;

/** An account that holds other people's money: at a bank, in a till or in a mobile wallet. */
export const bankAccountInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  name,
  kind: z.enum(bankAccountKinds),
  ...details,
  currency,
});
export type BankAccountInput = z.input<typeof bankAccountInput>;

export const bankAccountPatch = z.object({
  name: z.optional(name),
  ...details,
  is_active: z.optional(z.boolean()),
  /** Replaced as a whole. */
  payment_columns: z.optional(paymentColumns),
  version: readVersion,
});
export type BankAccountPatch = z.input<typeof bankAccountPatch>;

const shown = z.nullable(z.string());

export const bankAccount = z.object({
  id: recordId,
  name: z.string(),
  kind: z.enum(bankAccountKinds),
  bank_name: shown,
  number: shown,
  currency,
  is_active: z.boolean(),
  /** What the book has in it, in its currency. */
  balance: z.string(),
  /** Approved to be paid from it, and not paid yet. */
  set_aside: z.string(),
  /** The balance less what is set aside. */
  available: z.string(),
  /** Days up to this one are closed: the bank and the book were signed to agree; null where they never were. */
  reconciled_on: z.nullable(plainDate),
  /** Of its payment file, in their order. */
  payment_columns: z.array(paymentColumn),
  version: readVersion,
});
export type BankAccount = z.output<typeof bankAccount>;

/** A row of the cash book: what one entry brought into an account or took out of it. */
export const bankTransaction = z.object({
  on: plainDate,
  kind: z.enum(entryKinds),
  number: z.string(),
  description: z.string(),
  in: z.string(),
  out: z.string(),
  /** After it. */
  balance: z.string(),
  /** Its number in the book. */
  entry: recordId,
  record: z.object({ kind: z.enum(bankMatchKinds), id: recordId }),
  /** The line of a bank statement that it is matched with. */
  line: z.nullable(recordId),
  /** It was reversed, or is the reversal of another. */
  reversed: z.boolean(),
});
export type BankTransaction = z.output<typeof bankTransaction>;

/** The cash book of an account for some days, oldest first, in its currency. */
export const cashBook = z.object({
  currency,
  /** Null from the beginning on. */
  from: z.nullable(plainDate),
  to: plainDate,
  opening: z.string(),
  rows: z.array(bankTransaction),
  closing: z.string(),
});
export type CashBook = z.output<typeof cashBook>;
