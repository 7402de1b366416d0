import * as z from 'zod/mini';
import { money } from '../money/schema.ts';

/** What there is to do at the end of a month, in the order in which it is best done. */
export const monthEndKeys = [
  'charged',
  'identified',
  'matched',
  'reconciled',
  'commission',
  'landlords',
  'rent_tax',
  'locked',
] as const;
export type MonthEndKey = (typeof monthEndKeys)[number];

/** What has not been paid out may stay so: it never stops the lock. */
export const beforeLock: readonly MonthEndKey[] = ['charged', 'identified', 'matched', 'reconciled'];

export const monthEndStep = z.object({
  key: z.enum(monthEndKeys),
  done: z.boolean(),
  /** So many are left: leases, receipts, lines of the bank, accounts, landlords, currencies. */
  open: z.int(),
  /** What they come to. */
  amount: z.array(money),
});
export type MonthEndStep = z.output<typeof monthEndStep>;

export const monthEnd = z.object({ month: z.string(), steps: z.array(monthEndStep) });
export type MonthEnd = z.output<typeof monthEnd>;
