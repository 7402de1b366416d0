import * as z from 'zod/mini';
import { chargeTypes } from '../charge/schema.ts';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { exchangeRate, money, moneyInput } from '../money/schema.ts';
import { party } from '../party/index.ts';
import { maxLength, minLength, optionalText, recordId, text } from '../text/index.ts';

export const receiptMethods = ['cash', 'transfer', 'card', 'mobile', 'cheque', 'other'] as const;
export type ReceiptMethod = (typeof receiptMethods)[number];

export const receiptStates = ['unidentified', 'unallocated', 'part', 'allocated', 'reversed'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** Which charges a receipt settles: the oldest first, none yet, or these. */
const allocations = z.optional(
  z.union([
    z.array(z.object({ charge: recordId, amount: moneyInput })).check(maxLength(500)),
    z.enum(['oldest', 'none']),
  ]),
);
export type AllocationChoice = z.output<typeof allocations>;

export const receiptInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  /** Left out or null: nobody knows yet whose money it is. */
  lease: z.optional(z.nullable(recordId)),
  bank_account: recordId,
  received_on: plainDate,
  /** In the currency of the bank account, unless `paid` is. */
  amount: moneyInput,
  /** What was paid in the other currency; with `rate`. */
  paid: z.optional(z.nullable(moneyInput)),
  rate: z.optional(z.nullable(exchangeRate)),
  method: z.enum(receiptMethods),
  reference: optionalText(100),
  payer: optionalText(200),
  allocations,
});
export type ReceiptInput = z.input<typeof receiptInput>;

export const receiptIdentification = z.object({ lease: recordId, allocations });
export type ReceiptIdentification = z.input<typeof receiptIdentification>;

export const receiptAllocation = z.object({ allocations });
export type ReceiptAllocation = z.input<typeof receiptAllocation>;

export const receiptUnallocation = z.object({
  /** Left out: all of them. */
  charges: z.optional(z.array(recordId).check(minLength(1), maxLength(500))),
});
export type ReceiptUnallocation = z.input<typeof receiptUnallocation>;

export const receiptReversal = z.object({
  /** Today when left out. */
  on: z.optional(z.nullable(plainDate)),
  reason: text(500),
});
export type ReceiptReversal = z.input<typeof receiptReversal>;

const numbered = z.object({ id: recordId, number: z.string() });

/** Where the money of a receipt came from: a payment, the deposit, or a credit that was there when the book began. */
export const receiptSources = ['payment', 'deposit', 'opening'] as const;
export type ReceiptSource = (typeof receiptSources)[number];

export const receipt = z.object({
  id: recordId,
  client: clientRef,
  number: z.string(),
  lease: z.nullable(numbered),
  tenant: z.nullable(party),
  /** Null where the money comes from the deposit, or was there when the book began. */
  bank_account: z.nullable(z.object({ id: recordId, name: z.string() })),
  source: z.enum(receiptSources),
  received_on: plainDate,
  amount: money,
  paid: z.nullable(money),
  /** ZiG for a dollar, as it was agreed. */
  rate: z.nullable(z.string()),
  method: z.enum(receiptMethods),
  reference: z.nullable(z.string()),
  payer: z.nullable(z.string()),
  state: z.enum(receiptStates),
  unallocated: money,
  /** Those that have not been taken back. */
  allocations: z.array(
    z.object({
      charge: recordId,
      type: z.enum(chargeTypes),
      due_on: plainDate,
      amount: z.string(),
      net: z.string(),
      vat: z.string(),
      commission: z.string(),
      commission_vat: z.string(),
      rent_tax: z.string(),
      effective_on: plainDate,
    }),
  ),
  reversed: z.nullable(z.object({ on: plainDate, reason: z.string() })),
  /** The numbers of its entries in the book. */
  entries: z.array(recordId),
});
export type Receipt = z.output<typeof receipt>;
