import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { percentage } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { recordId } from '../text/index.ts';

export const commissionRuleInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  /** Left out or null: every property of the book. */
  property: z.optional(z.nullable(recordId)),
  from_on: plainDate,
  rate: percentage,
});
export type CommissionRuleInput = z.input<typeof commissionRuleInput>;

/** What the agency earns of collected rent from a day on. A property's rule goes before the book's; of two, the latest counts. */
export const commissionRule = z.object({
  id: recordId,
  property: z.nullable(z.object({ id: recordId, name: z.string() })),
  from_on: plainDate,
  rate: z.string(),
});
export type CommissionRule = z.output<typeof commissionRule>;

export const commissionRulePage = paginated(commissionRule);
