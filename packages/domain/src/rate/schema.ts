import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { exchangeRate } from '../money/schema.ts';
import { recordId, text } from '../text/index.ts';

export const rateInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  on: plainDate,
  rate: exchangeRate,
  /** Who published it. */
  source: text(100),
});
export type RateInput = z.input<typeof rateInput>;

/** ZiG for a dollar on a day. It serves only to show amounts of one currency in the other; of two for a day the later counts. */
export const datedRate = z.object({ id: recordId, on: plainDate, rate: z.string(), source: z.string() });
export type Rate = z.output<typeof datedRate>;
