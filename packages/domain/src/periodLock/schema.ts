import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { optionalText, recordId } from '../text/index.ts';

export const periodLockInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  /** The last day on which nothing more is posted; before that of the last lock it unlocks, and needs a reason. */
  until_on: plainDate,
  reason: optionalText(500),
});
export type PeriodLockInput = z.input<typeof periodLockInput>;

export const periodLock = z.object({
  id: recordId,
  until_on: plainDate,
  reason: z.nullable(z.string()),
  user: z.object({ id: recordId, name: z.string() }),
  at: z.string(),
});
export type PeriodLock = z.output<typeof periodLock>;
