import { dateOrText } from '@rentsafe/format/date';
import * as z from 'zod/mini';
import { pastDate } from '../date/index.ts';
import {
  decimalOrText,
  type Fields,
  type FormParser,
  fieldText,
  formParser,
  integerOrUndefined,
  numberOrText,
} from '../form/index.ts';
import {
  type PlanInput,
  type PlanPatch,
  planInput,
  planPatch,
  type SubscriptionInput,
  type SubscriptionPayment,
  type SubscriptionRunInput,
  subscriptionInput,
  subscriptionPayment,
  subscriptionRunInput,
} from './schema.ts';

const decimal = (fields: Fields, name: string) => decimalOrText(fieldText(fields, name));

const terms = (fields: Fields) => ({
  name: fieldText(fields, 'name'),
  monthly: { amount: decimal(fields, 'monthly'), currency: fieldText(fields, 'currency') },
  leases_included: numberOrText(fieldText(fields, 'leases_included')),
  per_lease: decimal(fields, 'per_lease'),
  reports_included: numberOrText(fieldText(fields, 'reports_included')),
  per_report: decimal(fields, 'per_report'),
});

const controlOf = (_fields: unknown, [field, part]: readonly PropertyKey[]) =>
  field === 'monthly' ? (part === 'currency' ? 'currency' : 'monthly') : undefined;

/** The form of a plan: name, monthly, currency, leases_included, per_lease, reports_included, per_report. */
export const planForm: FormParser<PlanInput> = formParser({ schema: planInput, read: terms, controlOf });

/** The form that changes a plan: as that of a plan, and version. */
export const planPatchForm: FormParser<PlanPatch> = formParser({
  schema: planPatch,
  read: (fields) => ({ ...terms(fields), version: integerOrUndefined(fieldText(fields, 'version')) }),
  controlOf,
});

/** The form of a subscription: client, plan, month (`2026-01`), from the first of which it holds. */
export const subscriptionForm: FormParser<SubscriptionInput> = formParser({
  schema: subscriptionInput,
  read: (fields) => ({
    client: integerOrUndefined(fieldText(fields, 'client')),
    plan: integerOrUndefined(fieldText(fields, 'plan')),
    from_on: `${fieldText(fields, 'month')}-01`,
  }),
  controlOf: (_fields, [field]) => (field === 'from_on' ? 'month' : undefined),
});

/** The form of a run: month. */
export const subscriptionRunForm: FormParser<SubscriptionRunInput> = formParser({
  schema: subscriptionRunInput,
  read: (fields) => ({ month: fieldText(fields, 'month') }),
});

/** The form of a payment: on, amount, currency, reference. */
export const subscriptionPaymentForm: FormParser<SubscriptionPayment> = formParser({
  schema: z.extend(subscriptionPayment, { on: pastDate }),
  read: (fields) => ({
    on: dateOrText(fieldText(fields, 'on')),
    amount: { amount: decimal(fields, 'amount'), currency: fieldText(fields, 'currency') },
    reference: fieldText(fields, 'reference'),
  }),
  controlOf: (_fields, [field]) => (field === 'amount' ? 'amount' : undefined),
});
