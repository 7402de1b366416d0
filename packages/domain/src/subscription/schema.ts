import { isMonth } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { invoiceParty, invoiceSeller, payTo } from '../charge/taxInvoice.ts';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { amountText, currency, money, moneyInput } from '../money/schema.ts';
import { optionalText, readVersion, recordId, text } from '../text/index.ts';

/** Days until an invoice of the provider is due. */
export const SUBSCRIPTION_DUE_DAYS = 14;

const amount = z.string();
const month = z.string();
const included = z.int().check(z.nonnegative(), z.lte(1_000_000));

const terms = {
  name: text(100),
  monthly: z.object({ amount: amountText, currency }),
  leases_included: included,
  /** For each lease above those that are included. */
  per_lease: amountText,
  reports_included: included,
  per_report: amountText,
};

export const planInput = z.object(terms);
export type PlanInput = z.input<typeof planInput>;

export const planPatch = z.object({ ...z.partial(planInput).shape, version: readVersion });
export type PlanPatch = z.input<typeof planPatch>;

export const plan = z.object({
  id: recordId,
  name: z.string(),
  monthly: money,
  leases_included: z.int(),
  per_lease: amount,
  reports_included: z.int(),
  per_report: amount,
  version: readVersion,
});
export type Plan = z.output<typeof plan>;

export const subscriptionInput = z.object({
  client: recordId,
  plan: recordId,
  /** A first of a month. */
  from_on: plainDate,
});
export type SubscriptionInput = z.input<typeof subscriptionInput>;

export const subscriptionInvoiceStates = ['open', 'paid', 'void'] as const;
export type SubscriptionInvoiceState = (typeof subscriptionInvoiceStates)[number];

/** What a client pays the provider for a month. */
export const subscriptionInvoice = z.object({
  id: recordId,
  /** `SI-000001` and so on. */
  number: z.string(),
  client: clientRef,
  month,
  issued_on: plainDate,
  lines: z.array(z.object({ description: z.string(), quantity: z.int(), rate: amount, amount })),
  currency,
  net: amount,
  vat: amount,
  /** In percent. */
  vat_rate: z.string(),
  total: amount,
  paid: amount,
  open: amount,
  state: z.enum(subscriptionInvoiceStates),
  payments: z.array(z.object({ on: plainDate, amount, reference: z.nullable(z.string()) })),
  /** Why it is void. */
  reason: z.nullable(z.string()),
  due_on: plainDate,
  /** The provider. */
  seller: invoiceSeller,
  /** The client, as its agency calls itself. */
  buyer: invoiceParty,
  /** The provider's open accounts of its currency. */
  pay_to: z.array(payTo),
});
export type SubscriptionInvoice = z.output<typeof subscriptionInvoice>;

/** What a client has subscribed to, what it used of it month by month, the latest first, and its invoices, the newest first. */
export const subscription = z.object({
  client: clientRef,
  plan: z.nullable(plan),
  from_on: z.nullable(plainDate),
  users: z.object({ active: z.int(), invited: z.int() }),
  /** In bytes: what the files of its records take, and may take. */
  files: z.object({ used: z.int(), quota: z.int() }),
  /** Of the present month so far. */
  usage: z.array(z.object({ month, leases: z.int(), reports: z.int(), total: money })),
  invoices: z.array(subscriptionInvoice),
});
export type Subscription = z.output<typeof subscription>;

/** A client, and what it has subscribed to today. */
export const subscriber = z.object({
  id: recordId,
  name: z.string(),
  plan: z.nullable(z.object({ id: recordId, name: z.string() })),
  from_on: z.nullable(plainDate),
  leases: z.int(),
  /** What it owes, by currency. */
  open: z.array(money),
});
export type Subscriber = z.output<typeof subscriber>;

export const subscriptionRunInput = z.object({
  month: z.string().check(z.refine(isMonth, issue('not_a_month'))),
});
export type SubscriptionRunInput = z.input<typeof subscriptionRunInput>;

export const subscriptionRun = z.object({
  month,
  created: z.array(z.object({ id: recordId, number: z.string() })),
  /** Net and VAT, by currency. */
  totals: z.array(money),
});
export type SubscriptionRun = z.output<typeof subscriptionRun>;

export const subscriptionPayment = z.object({
  /** Today when left out. */
  on: z.optional(z.nullable(plainDate)),
  amount: moneyInput,
  reference: optionalText(100),
});
export type SubscriptionPayment = z.input<typeof subscriptionPayment>;

export const subscriptionVoid = z.object({ reason: text(500) });
export type SubscriptionVoid = z.input<typeof subscriptionVoid>;
