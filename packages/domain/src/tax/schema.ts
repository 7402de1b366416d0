import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { percentage } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { recordId } from '../text/index.ts';

/** Value added tax, and the tax that is withheld from collected rent. */
export const taxes = ['vat', 'rent_tax'] as const;
export type Tax = (typeof taxes)[number];

export const taxRateInput = z.object({ tax: z.enum(taxes), from_on: plainDate, rate: percentage });
export type TaxRateInput = z.input<typeof taxRateInput>;

/** The rate of a tax from a day on, in percent: `15.50`. Of two for one day the later record counts; before the first there is none. */
export const taxRate = z.object({
  id: recordId,
  tax: z.enum(taxes),
  from_on: plainDate,
  rate: z.string(),
});
export type TaxRate = z.output<typeof taxRate>;

export const taxRatePage = paginated(taxRate);
