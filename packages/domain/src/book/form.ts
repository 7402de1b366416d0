import * as z from 'zod/mini';
import { decimalOrText, type FormParser, fieldText, formParser } from '../form/index.ts';
import { type Money, moneyInput } from '../money/index.ts';

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
