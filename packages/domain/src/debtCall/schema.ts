import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { money, moneyInput } from '../money/schema.ts';
import { party } from '../party/index.ts';
import { optionalText, recordId, text } from '../text/index.ts';

export const debtCallKinds = ['note', 'promise', 'demand'] as const;
/** How far the collection of a debt has come. */
export const debtCallSteps = ['none', 'called', 'promised', 'demanded', 'noticed', 'listed'] as const;
export const promiseStates = ['open', 'kept', 'broken'] as const;

/** Today when left out. */
const on = z.optional(z.nullable(plainDate));

/** A note of a call, or a demand that was sent. */
export const debtCallNote = z.object({ text: text(2000), on });
export type DebtCallNote = z.input<typeof debtCallNote>;

/** So much, received by that day. */
export const debtCallPromise = z.object({
  amount: moneyInput,
  by_on: plainDate,
  text: optionalText(2000),
  on,
});
export type DebtCallPromise = z.input<typeof debtCallPromise>;

/** What a lease owes in one currency, and what was done about it. */
export const debtCallRow = z.object({
  lease: z.object({ id: recordId, number: z.string() }),
  tenant: z.nullable(party),
  /** Current, 1 to 30 days past the due date, 31 to 60, 61 to 90, more than 90; the labels are `ageingBuckets`. */
  buckets: z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]),
  total: z.string(),
  last_paid_on: z.nullable(plainDate),
  /** The last one. */
  promise: z.nullable(z.object({ amount: money, by_on: plainDate, state: z.enum(promiseStates) })),
  /** The furthest since the oldest due date. */
  step: z.enum(debtCallSteps),
});
export type DebtCallRow = z.output<typeof debtCallRow>;

/** What was done about the debts of a lease. */
export const debtCall = z.object({
  id: recordId,
  kind: z.enum(debtCallKinds),
  on: plainDate,
  text: z.nullable(z.string()),
  amount: z.nullable(money),
  by_on: z.nullable(plainDate),
  user: z.object({ id: recordId, name: z.string() }),
});
export type DebtCall = z.output<typeof debtCall>;
