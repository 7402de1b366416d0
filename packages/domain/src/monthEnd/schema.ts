import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { money } from '../money/schema.ts';
import { recordId, text } from '../text/index.ts';

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
export const beforeLock = ['charged', 'identified', 'matched', 'reconciled'] as const satisfies MonthEndKey[];
export type BeforeLock = (typeof beforeLock)[number];

export const isBeforeLock = (key: MonthEndKey): key is BeforeLock =>
  (beforeLock as readonly MonthEndKey[]).includes(key);

/** As a sentence names them: 'match bank lines'. */
export const beforeLockTexts: Readonly<Record<BeforeLock, string>> = {
  charged: 'run monthly billing',
  identified: 'match receipts to leases',
  matched: 'match bank lines',
  reconciled: 'reconcile accounts',
};

export const monthEndStates = ['done', 'open', 'no_statement'] as const;

export const monthEndStep = z.object({
  key: z.enum(monthEndKeys),
  done: z.boolean(),
  /** `no_statement`: there is nothing to match, because no statement of a bank was ever imported. */
  state: z.enum(monthEndStates),
  /** So many are left: leases, receipts, lines of the bank, accounts, landlords, currencies. */
  open: z.int(),
  /** What they come to. */
  amount: z.array(money),
});
export type MonthEndStep = z.output<typeof monthEndStep>;

/** A step that stays open when a month is locked, and why. */
export const openStep = z.object({ step: z.enum(beforeLock), reason: text(500) });
export type OpenStep = z.output<typeof openStep>;

export const monthLockInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  /** Every step before the lock that is not done. */
  open: z.optional(z.array(openStep)),
});
export type MonthLockInput = z.input<typeof monthLockInput>;

/** The lock that is in force for a month. */
export const monthLock = z.object({
  until_on: plainDate,
  user: z.object({ id: recordId, name: z.string() }),
  at: z.string(),
  open: z.array(openStep),
});

export const monthEnd = z.object({
  month: z.string(),
  steps: z.array(monthEndStep),
  /** Null while it is not locked. */
  lock: z.nullable(monthLock),
});
export type MonthEnd = z.output<typeof monthEnd>;
