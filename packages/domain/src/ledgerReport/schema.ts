import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { accountKinds, halves } from '../entry/schema.ts';

/** The end of a day, and the entries up to a number of the book: the same two give the same figures for ever. */
const asKnown = { as_at: plainDate, known_seq: z.int() };

/** The accounts of each kind added up, debit positive; those at 0 are left out. */
export const trialBalance = z.object({
  ...asKnown,
  rows: z.array(z.object({ half: z.enum(halves), kind: z.enum(accountKinds), balance: z.string() })),
});
export type TrialBalance = z.output<typeof trialBalance>;
