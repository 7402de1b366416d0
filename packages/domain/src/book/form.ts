import * as z from 'zod/mini';
import { dateOrText, pastDate } from '../date/index.ts';
import { decimalOrText, type FormParser, fieldText, formParser, integerOrUndefined } from '../form/index.ts';
import { type Money, moneyInput } from '../money/index.ts';
import { waitDays } from './schema.ts';

const verifiedBook = z.object({ verified_on: z.nullable(pastDate), claim_wait_days: waitDays });

/** The form of what the provider decides of a book: verified_on, empty where nobody has checked it, and claim_wait_days. */
export const verifiedBookForm: FormParser<z.input<typeof verifiedBook>> = formParser({
  schema: verifiedBook,
  read: (fields) => ({
    verified_on: dateOrText(fieldText(fields, 'verified_on')) || null,
    claim_wait_days: integerOrUndefined(fieldText(fields, 'claim_wait_days')),
  }),
});

const limit = z.object({ cost_limit: moneyInput });

/** The form of the limit up to which Users post costs: amount, currency. */
export const costLimitForm: FormParser<{ cost_limit: Money }> = formParser({
  schema: limit,
  read: (fields) => ({
    cost_limit: {
      amount: decimalOrText(fieldText(fields, 'amount')),
      currency: fieldText(fields, 'currency'),
    },
  }),
  controlOf: (_fields, [, part]) => part,
});
