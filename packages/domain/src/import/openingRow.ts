import * as z from 'zod/mini';
import { chargeTypes } from '../charge/schema.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { currency, positiveAmountText } from '../money/schema.ts';
import { recordId, text } from '../text/index.ts';
import { isObject } from './readRow.ts';

export const openingKinds = ['charge', 'credit', 'deposit', 'landlord', 'bank'] as const;
export type OpeningKind = (typeof openingKinds)[number];

/** What each kind is of. */
const required: Readonly<
  Record<OpeningKind, readonly ('lease_number' | 'property' | 'bank_account' | 'type' | 'due_on')[]>
> = {
  charge: ['lease_number', 'type', 'due_on'],
  credit: ['lease_number'],
  deposit: ['lease_number'],
  landlord: ['property'],
  bank: ['bank_account'],
};

interface Targets {
  kind: OpeningKind;
  lease_number?: unknown;
  property?: unknown;
  bank_account?: unknown;
  type?: unknown;
  due_on?: unknown;
}

const needs = (field: (typeof required)[OpeningKind][number]) =>
  z.refine<Targets>((row) => row[field] !== undefined || !required[row.kind]?.includes(field), {
    path: [field],
    ...issue('required'),
    when: isObject,
  });

/** A row of a file of opening balances. What its kind is not of is ignored. */
export const openingRowFields = z
  .object({
    kind: z.enum(openingKinds),
    lease_number: z.optional(text(50)),
    /** The id of a property of the book; the balance is of its landlord. */
    property: z.optional(recordId),
    bank_account: z.optional(recordId),
    type: z.optional(z.enum(chargeTypes)),
    due_on: z.optional(plainDate),
    currency,
    /** What is open or held, above 0. */
    amount: positiveAmountText,
  })
  .check(needs('lease_number'), needs('property'), needs('bank_account'), needs('type'), needs('due_on'));
export type OpeningRowFields = z.output<typeof openingRowFields>;

export const openingRowNames = Object.keys(openingRowFields.def.shape) as (keyof OpeningRowFields)[];
