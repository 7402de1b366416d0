import { isMonth } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { agency } from '../book/agency.ts';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { vatKinds } from '../lease/schema.ts';
import { currency, money, moneyInput } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party } from '../party/index.ts';
import { optionalText, recordId, text } from '../text/index.ts';
import { fiscalReceipt, invoiceParty, invoiceSeller, payTo } from './taxInvoice.ts';

export const chargeTypes = [
  'rent',
  'service',
  'utility',
  'late_fee',
  'deposit',
  'other',
  'adjustment',
] as const;
export type ChargeType = (typeof chargeTypes)[number];
export const chargeStates = ['open', 'part', 'settled'] as const;

/** What a person may charge; rent comes from the schedules. */
export const chargeInput = z.object({
  lease: recordId,
  type: z.enum(['service', 'utility', 'late_fee', 'deposit', 'other']),
  description: optionalText(500),
  net: moneyInput,
  vat: z.optional(z.enum(vatKinds)),
  /** Today when left out. */
  charged_on: z.optional(z.nullable(plainDate)),
  /** The day of the charge when left out. */
  due_on: z.optional(z.nullable(plainDate)),
});
export type ChargeInput = z.input<typeof chargeInput>;

const numbered = z.object({ id: recordId, number: z.string() });

export const charge = z.object({
  id: recordId,
  lease: numbered,
  type: z.enum(chargeTypes),
  description: z.string(),
  charged_on: plainDate,
  /** The last day that it covers; null for a charge by hand. */
  until_on: z.nullable(plainDate),
  due_on: plainDate,
  grace_on: plainDate,
  invoice: numbered,
  /** First day of the period of a schedule. */
  period: z.nullable(plainDate),
  net: money,
  vat: money,
  /** Percentage, such as 15.50. */
  vat_rate: z.string(),
  amount: money,
  paid: money,
  /** What paid it, oldest first. */
  payments: z.array(z.object({ receipt: numbered, amount: money, effective_on: plainDate })),
  credited: money,
  open: money,
  state: z.enum(chargeStates),
  disputed: z.boolean(),
  /** The number of its entry in the book. */
  entry: recordId,
});
export type Charge = z.output<typeof charge>;

export const creditKinds = ['credit', 'write_off'] as const;

export const chargeCredit = z.object({
  amount: moneyInput,
  /** Today when left out. */
  on: z.optional(z.nullable(plainDate)),
  reason: text(500),
  /** A write-off is still held against the tenant; a credit was never owed. */
  kind: z.enum(creditKinds),
});
export type ChargeCredit = z.input<typeof chargeCredit>;

export const creditedCharge = z.object({ ...charge.shape, credit_note: numbered });
export type CreditedCharge = z.output<typeof creditedCharge>;

export const chargeRunInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  month: z.string().check(z.refine(isMonth, issue('not_a_month'))),
});

export const chargeRun = z.object({
  month: z.string(),
  leases: z.int(),
  charges: z.int(),
  totals: z.array(money),
  entries: z.array(recordId),
  /** Leases that another call charges. */
  remaining: z.int(),
  skipped: z.array(z.object({ lease: numbered, reason: z.string() })),
});
export type ChargeRun = z.output<typeof chargeRun>;

/** A run before it is posted, with each charge of its first 500 leases. */
export const chargeRunPreview = z.extend(chargeRun, {
  rows: z.array(
    z.object({
      lease: numbered,
      tenant: z.nullable(party),
      description: z.string(),
      due_on: plainDate,
      /** With VAT. */
      amount: money,
    }),
  ),
});
export type ChargeRunPreview = z.output<typeof chargeRunPreview>;

export const chargeRunPage = paginated(
  z.object({
    month: z.string(),
    entry: recordId,
    recorded_at: z.string(),
    user: z.object({ id: recordId, name: z.string() }),
    charges: z.int(),
    totals: z.array(money),
  }),
);
export type ChargeRunRow = z.output<typeof chargeRunPage>['results'][number];

export const invoiceRow = z.object({
  id: recordId,
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  lease: numbered,
  tenant: z.nullable(party),
  issued_on: plainDate,
  currency,
  net: z.string(),
  vat: z.string(),
  total: z.string(),
  paid: z.string(),
  open: z.string(),
  landlord: z.object({ party, vat_number: z.nullable(z.string()) }),
});
export type InvoiceRow = z.output<typeof invoiceRow>;

export const invoice = z.object({
  ...invoiceRow.shape,
  /** Whose accounts it is in. */
  client: clientRef,
  /** Of that client, as it was on the day of issue; its logo and company as they are now. */
  agency,
  /** What the tenant rents. */
  property: z.object({ id: recordId, name: z.string() }),
  unit: z.object({ id: recordId, unit_number: z.string() }),
  lines: z.array(
    z.object({
      charge: recordId,
      description: z.string(),
      net: z.string(),
      vat: z.string(),
      amount: z.string(),
    }),
  ),
  /** Of the lines, as they are now; of a credit note, what it lowers. */
  charges: z.array(charge),
  /** The landlord, as on the day of issue. */
  seller: invoiceSeller,
  /** The tenant, likewise. */
  buyer: z.nullable(invoiceParty),
  /** The first day on which something of it is due; null of a credit note. */
  due_on: z.nullable(plainDate),
  /** The accounts of its currency that are open now. */
  pay_to: z.array(payTo),
  fiscal: z.nullable(fiscalReceipt),
});
export type Invoice = z.output<typeof invoice>;

const buckets = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]);

export const leaseBalance = z.object({
  lease: numbered,
  as_at: plainDate,
  known_seq: z.int(),
  balances: z.array(
    z.object({
      currency,
      open: z.string(),
      unallocated: z.string(),
      balance: z.string(),
      deposit: z.string(),
      /** Current, 1 to 30 days, 31 to 60, 61 to 90, more than 90. */
      buckets,
      oldest_due_on: z.nullable(plainDate),
    }),
  ),
});
export type LeaseBalance = z.output<typeof leaseBalance>;
