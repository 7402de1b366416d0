import * as z from 'zod/mini';
import { bankAccountKinds } from '../bankAccount/schema.ts';
import { plainDate } from '../date/schema.ts';
import { currency } from '../money/schema.ts';
import { recordId } from '../text/index.ts';

const amount = z.string();

/** An account in use: what is in it, and how far the bank and the book were compared. */
export const accountToday = z.object({
  id: recordId,
  name: z.string(),
  kind: z.enum(bankAccountKinds),
  currency,
  balance: amount,
  set_aside: amount,
  available: amount,
  /** Lines of its statements that are not matched. */
  unmatched: z.int(),
  /** The last day of its last statement; null before the first. */
  statement_until: z.nullable(plainDate),
});
export type AccountToday = z.output<typeof accountToday>;

/** What is held and owed in a currency, as the trust report has it; and what was charged and paid this month, as rent collection has it. */
export const currencyToday = z.object({
  currency,
  bank: amount,
  owed: amount,
  short: amount,
  exchanged: amount,
  charged: amount,
  collected: amount,
});
export type CurrencyToday = z.output<typeof currencyToday>;

export const todayReply = z.object({
  month: z.string(),
  accounts: z.array(accountToday),
  currencies: z.array(currencyToday),
  /** How many payments and journals the caller may approve. */
  approvals: z.int(),
  /** How many parts of the samples are in, while they are being added to a new database. */
  samples: z.optional(z.object({ done: z.int(), total: z.int() })),
});
export type Today = z.output<typeof todayReply>;
