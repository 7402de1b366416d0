import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { currency, positiveAmountText } from '../money/schema.ts';
import { recordId, text } from '../text/index.ts';

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

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
    z.refine(({ from_on, to_on }) => !to_on || to_on >= from_on, {
      path: ['to_on'],
      ...issue('before_start'),
    }),
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

const numbers: readonly string[] = ['property', 'due_day'];
const truths: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

function readCell(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const cell = value.trim();
  if (cell === '') return undefined;
  if (numbers.includes(name)) return /^\d{1,15}$/.test(cell) ? Number(cell) : cell;
  if (name === 'business_use') return truths[cell.toLowerCase()] ?? cell;
  return cell;
}

/** The fields of a row as the schema takes them: cells of a file are text, and a blank one is nothing. */
export const readLeaseRow = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    leaseRowNames
      .map((name) => [name, Object.hasOwn(row, name) ? readCell(name, row[name]) : undefined])
      .filter(([, value]) => value !== undefined),
  );
