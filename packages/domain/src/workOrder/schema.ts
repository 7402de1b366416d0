import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { maintenanceCategory, maintenancePriority } from '../maintenance/schema.ts';
import { amountText, currency, money, moneyInput } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party } from '../party/index.ts';
import { maxLength, optionalText, readVersion, recordId, text } from '../text/index.ts';

export const workOrderStates = ['draft', 'issued', 'started', 'completed', 'closed', 'cancelled'] as const;
export type WorkOrderState = (typeof workOrderStates)[number];

export const workOrderLineKinds = ['labour', 'material', 'callout', 'other'] as const;
export type WorkOrderLineKind = (typeof workOrderLineKinds)[number];

/** Who bears the cost. */
export const costBearers = ['landlord', 'tenant', 'agency'] as const;
export type CostBearer = (typeof costBearers)[number];

const reference = z.optional(z.nullable(recordId));

const details = {
  unit: reference,
  contractor: reference,
  category: z.optional(z.nullable(maintenanceCategory)),
  priority: z.optional(z.nullable(maintenancePriority)),
  summary: optionalText(150),
  instructions: optionalText(2000),
  estimate: z.optional(z.nullable(moneyInput)),
  /** What the order comes to is in it: that of the estimate; without one, what the contractor charges in when left out. */
  currency: z.optional(z.nullable(currency)),
  finish_by: z.optional(z.nullable(plainDate)),
};

/** With a request, what is left out is taken from it; without one property, category, priority and summary are needed. */
export const workOrderInput = z.object({
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
  request: reference,
  property: reference,
  ...details,
});
export type WorkOrderInput = z.input<typeof workOrderInput>;

export const workOrderDetails = z.object(details);
export type WorkOrderDetails = z.input<typeof workOrderDetails>;

/** Until it is completed. */
export const workOrderPatch = z.object({ ...details, version: readVersion });
export type WorkOrderPatch = z.input<typeof workOrderPatch>;

/** Today when left out. */
const on = z.optional(z.nullable(plainDate));

export const landlordConsent = z.object({
  given_by: text(),
  given_on: on,
  evidence: text(500),
  /** What the work may come to in all, with VAT; what the order comes to, or its estimate, when left out. */
  amount: z.optional(moneyInput),
});
export type LandlordConsent = z.input<typeof landlordConsent>;

export const workOrderDay = z.object({ on });
export const orderChannels = ['email', 'sms'] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** What the contractor is told, by their own email or mobile. */
export const workOrderSending = z.object({
  channel: z.enum(orderChannels),
  /** Of an email. */
  subject: optionalText(200),
  body: text(20_000),
});
export type WorkOrderSending = z.input<typeof workOrderSending>;

export const workOrderReason = z.object({ reason: text(500) });

const isQuantity = (value: string) => /^\d{1,9}(\.\d{1,3})?$/.test(value);

const quantity = z.string().check(
  z.refine(isQuantity, issue('not_a_number')),
  z.refine((value) => !isQuantity(value) || /[1-9]/.test(value), issue('not_positive')),
);

const lineInput = z.object({
  kind: z.enum(workOrderLineKinds),
  description: text(),
  /** Up to three decimals. */
  quantity,
  /** For one. */
  rate: amountText,
  vat: z.optional(z.nullable(amountText)),
});
export type WorkOrderLineInput = z.input<typeof lineInput>;

export const workOrderCompletion = z.object({
  on,
  notes: optionalText(2000),
  /** Of the lines; the order's when left out. */
  currency: z.optional(z.nullable(currency)),
  lines: z.array(lineInput).check(maxLength(100)),
  /** The contractor's own number of the bill. */
  invoice_number: optionalText(50),
  /** It came to more than the landlord agreed to: the landlord is not billed for it before they do. */
  above_consent: z.optional(z.boolean()),
});
export type WorkOrderCompletion = z.input<typeof workOrderCompletion>;

export const workOrderClosing = z.object({
  bearer: z.enum(costBearers),
  due_on: on,
  /** Of a tenant who pays; the request's when left out. */
  lease: reference,
});
export type WorkOrderClosing = z.input<typeof workOrderClosing>;

const shown = z.nullable(z.string());
const numbered = z.object({ id: recordId, number: z.string() });
const named = z.object({ id: recordId, name: z.string() });
const day = z.nullable(plainDate);

/** What is ordered of a contractor. */
export const workOrder = z.object({
  id: recordId,
  client: clientRef,
  number: z.string(),
  request: z.nullable(numbered),
  /** The schedule that made it, and the day of it. */
  schedule: z.nullable(named),
  due_on: day,
  property: named,
  /** Who owns the property today, and is asked for consent. */
  landlord: z.nullable(party),
  unit: z.nullable(z.object({ id: recordId, unit_number: z.string() })),
  /** Whose lease it was when the request was reported, and its first tenant. */
  lease: z.nullable(numbered),
  tenant: z.nullable(party),
  contractor: z.nullable(named),
  /** The last time that it was sent to a contractor. */
  sent: z.nullable(z.object({ message: recordId, channel: z.string(), address: z.string(), on: plainDate })),
  category: maintenanceCategory,
  priority: maintenancePriority,
  summary: z.string(),
  instructions: shown,
  estimate: z.nullable(money),
  /** What it comes to is in it. */
  currency,
  finish_by: plainDate,
  state: z.enum(workOrderStates),
  /** It is not completed, and the day to finish is past. */
  overdue: z.boolean(),
  issued_on: day,
  started_on: day,
  completed_on: day,
  closed_on: day,
  lines: z.array(
    z.object({
      kind: z.enum(workOrderLineKinds),
      description: z.string(),
      quantity: z.string(),
      rate: z.string(),
      net: z.string(),
      vat: z.string(),
    }),
  ),
  /** The lines with VAT; null without lines. */
  actual: z.nullable(money),
  invoice_number: shown,
  notes: shown,
  /** Why it was cancelled or last opened again. */
  reason: shown,
  /** The latest. */
  consent: z.nullable(
    z.object({
      given_by: z.string(),
      given_on: plainDate,
      evidence: z.string(),
      amount: z.nullable(money),
    }),
  ),
  /** Above this the landlord is asked first; null where the property has no limit in the currency of the estimate. */
  repair_limit: z.nullable(money),
  /** What it may come to: the limit, or the most that the landlord agreed to; null without a limit. */
  agreed: z.nullable(money),
  /** An emergency that was issued before the landlord was asked. */
  without_consent: z.boolean(),
  bearer: z.nullable(z.enum(costBearers)),
  bill: z.nullable(numbered),
  charge: z.nullable(z.object({ id: recordId, lease: numbered })),
  version: readVersion,
});
export type WorkOrder = z.output<typeof workOrder>;

export const workOrderPage = paginated(workOrder);
