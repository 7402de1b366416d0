import { isPlainDate } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { currency, positiveAmountText } from '../money/schema.ts';
import { recordId, text } from '../text/index.ts';
import { isObject } from './readRow.ts';

/** A row of a file of leases. */
export const leaseRowFields = z
  .object({
    /** The id of a property of the book. */
    property: recordId,
    /** Made where the property has none of that number. */
    unit_number: text(50),
    /** Identification or registration number of a person or company of the register. */
    tenant_number: text(50),
    lease_number: z.optional(text(50)),
    from_on: plainDate,
    to_on: z.optional(plainDate),
    due_day: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
    business_use: z.optional(z.boolean()),
    rent_currency: currency,
    rent_amount: positiveAmountText,
    deposit_currency: z.optional(currency),
    deposit_amount: z.optional(positiveAmountText),
  })
  .check(
    z.refine(
      ({ from_on, to_on }) => !to_on || !isPlainDate(to_on) || !isPlainDate(from_on) || to_on >= from_on,
      {
        path: ['to_on'],
        ...issue('before_start'),
        when: isObject,
      },
    ),
    z.refine((row) => !row.deposit_amount || !!row.deposit_currency, {
      path: ['deposit_currency'],
      ...issue('required'),
      when: isObject,
    }),
    z.refine((row) => !row.deposit_currency || !!row.deposit_amount, {
      path: ['deposit_amount'],
      ...issue('required'),
      when: isObject,
    }),
  );
export type LeaseRowFields = z.output<typeof leaseRowFields>;

export const leaseRowNames = Object.keys(leaseRowFields.def.shape) as (keyof LeaseRowFields)[];
