import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { openStep } from '../monthEnd/schema.ts';
import { recordId, text } from '../text/index.ts';

export const periodLockInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  /** The last day that stays locked, before that of the last lock: a month is locked at its end, see `lockMonth`. */
  until_on: plainDate,
  reason: text(500),
});
export type PeriodLockInput = z.input<typeof periodLockInput>;

export const periodLock = z.object({
  id: recordId,
  until_on: plainDate,
  reason: z.nullable(z.string()),
  user: z.object({ id: recordId, name: z.string() }),
  at: z.string(),
  /** The steps of the month that were not done when it was locked. */
  open: z.array(openStep),
});
export type PeriodLock = z.output<typeof periodLock>;
