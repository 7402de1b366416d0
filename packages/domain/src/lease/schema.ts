import * as z from 'zod/mini';
import { clientRef } from '../client/schema.ts';
import { plainDate } from '../date/schema.ts';
import { issue } from '../errors/codes.ts';
import { amountText, currency, money, moneyInput } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party, partyInput } from '../party/index.ts';
import { maxLength, minLength, optionalText, readVersion, recordId, text } from '../text/index.ts';

export const leaseStates = ['draft', 'active', 'notice', 'ended', 'cancelled'] as const;
export type LeaseState = (typeof leaseStates)[number];

/** The tenant has the unit, or is to have it from a day that is agreed. */
export const leaseInForce: readonly LeaseState[] = ['active', 'notice'];
/** Is in force or was: it may be charged, called and billed. */
export const leaseOnceInForce: readonly LeaseState[] = [...leaseInForce, 'ended'];
/** Not over: documents may be issued for it. */
export const leaseNotOver: readonly LeaseState[] = ['draft', ...leaseInForce];

export const leaseRoles = ['tenant', 'guarantor'] as const;
export const scheduleTypes = ['rent', 'service', 'utility', 'other'] as const;
/** Months that one charge is for. */
export const chargeIntervals = [1, 3, 12] as const;
export const vatKinds = ['none', 'standard'] as const;

const step = z.object({ from_on: plainDate, amount: amountText });

const steps = z.array(step).check(
  minLength(1),
  maxLength(100),
  z.refine(
    (list) => list.every(({ from_on }, index) => index === 0 || from_on > (list[index - 1]?.from_on ?? '')),
    issue('not_in_order'),
  ),
);

const scheduleInput = z.object({
  type: z.enum(scheduleTypes),
  currency,
  every: z.optional(z.literal(chargeIntervals)),
  vat: z.optional(z.enum(vatKinds)),
  /** Net; each holds from its day until the next. */
  steps,
});

const partiesInput = z.array(z.object({ party: partyInput, role: z.enum(leaseRoles) })).check(maxLength(20));

const days = (max: number) => z.optional(z.int().check(z.minimum(0), z.maximum(max)));

const terms = {
  number: z.optional(z.nullable(text(50))),
  unit: recordId,
  parties: partiesInput,
  from_on: plainDate,
  to_on: z.optional(z.nullable(plainDate)),
  due_day: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
  grace_days: days(30),
  notice_days: days(366),
  business_use: z.optional(z.boolean()),
  reportable: z.optional(z.boolean()),
  deposit: z.optional(z.nullable(moneyInput)),
  schedules: z.array(scheduleInput).check(maxLength(20)),
};

/** The unit says whose book it is in. */
export const leaseInput = z.object({ client: z.optional(recordId), ...terms });
export type LeaseInput = z.input<typeof leaseInput>;

/** What is agreed, beside the unit and the parties. */
const { unit: _unit, parties: _parties, ...agreed } = terms;
export const leaseAgreement = z.object(agreed);
export type LeaseAgreement = z.input<typeof leaseAgreement>;

/** Of a draft everything may change; later grace_days, notice_days, reportable and parties. */
export const leasePatch = z.object({ ...z.partial(z.object(terms)).shape, version: readVersion });
export type LeasePatch = z.input<typeof leasePatch>;

/** Who a lease is made with, and what else may change while it is in force. */
export const leaseChange = z.object({
  parties: partiesInput,
  grace_days: terms.grace_days,
  notice_days: terms.notice_days,
  reportable: terms.reportable,
});
export type LeaseChange = z.input<typeof leaseChange>;

export const leaseParties = z.object({ parties: partiesInput });
export type LeaseParties = z.input<typeof leaseParties>;

const ref = z.object({ id: recordId, name: z.string() });
const unitRef = z.object({ id: recordId, unit_number: z.string() });
const shownDate = z.nullable(plainDate);
const reason = z.nullable(z.string());

/** What a lease owes, and since when. */
const leaseBalance = z.object({ currency, balance: z.string(), oldest_due_on: shownDate });

export const leaseSchedule = z.object({
  id: recordId,
  type: z.enum(scheduleTypes),
  currency,
  every: z.literal(chargeIntervals),
  vat: z.enum(vatKinds),
  steps: z.array(z.object({ from_on: plainDate, amount: z.string() })),
});

export const lease = z.object({
  id: recordId,
  client: clientRef,
  number: z.string(),
  state: z.enum(leaseStates),
  unit: unitRef,
  property: ref,
  landlord: z.nullable(party),
  parties: z.array(z.object({ party, role: z.enum(leaseRoles) })),
  from_on: plainDate,
  to_on: shownDate,
  due_day: z.int(),
  grace_days: z.int(),
  notice_days: z.int(),
  business_use: z.boolean(),
  reportable: z.boolean(),
  deposit: z.nullable(money),
  schedules: z.array(leaseSchedule),
  notice: z.nullable(z.object({ given_on: plainDate, ends_on: plainDate, reason })),
  ended: z.nullable(z.object({ on: plainDate, reason })),
  balances: z.array(leaseBalance),
  version: readVersion,
});
export type Lease = z.output<typeof lease>;

export const leaseRow = z.object({
  id: recordId,
  number: z.string(),
  state: z.enum(leaseStates),
  tenant: z.nullable(party),
  unit: unitRef,
  property: ref,
  /** Net, for a month, of the step in force today, or of the first one before the lease begins. */
  rent: z.nullable(money),
  from_on: plainDate,
  to_on: shownDate,
  balances: z.array(leaseBalance),
  /** With `show`: what is open in that ageing bucket. */
  bucket: z.optional(z.array(money)),
});
export type LeaseRow = z.output<typeof leaseRow>;

export const leasePage = z.object({
  ...paginated(leaseRow).shape,
  /** With `show`: what is open in that bucket of all leases that match. */
  totals: z.optional(z.array(money)),
});
export type LeasePage = z.output<typeof leasePage>;

export const leaseNotice = z.object({
  given_on: plainDate,
  ends_on: plainDate,
  reason: optionalText(500),
  /** Both sides agreed on a shorter notice. */
  agreed: z.optional(z.boolean()),
});
export type LeaseNotice = z.input<typeof leaseNotice>;

export const leaseExtension = z.object({
  /** Left out: unchanged; null: without an end. */
  to_on: z.optional(z.nullable(plainDate)),
  steps: z.optional(
    z.array(z.object({ schedule: recordId, from_on: plainDate, amount: amountText })).check(maxLength(100)),
  ),
});
export type LeaseExtension = z.input<typeof leaseExtension>;

export const leaseEnd = z.object({ on: plainDate, reason: optionalText(500) });
export type LeaseEnd = z.input<typeof leaseEnd>;

export const leaseEnded = z.object({
  ...lease.shape,
  /** What was charged for days after the end. */
  to_credit: z.array(z.object({ charge: recordId, amount: z.string() })),
});

/** What a lease charges, period by period, oldest first. */
export const leaseCharges = z.object({
  results: z.array(
    z.object({
      schedule: recordId,
      period: plainDate,
      charged_on: plainDate,
      due_on: plainDate,
      currency,
      net: z.string(),
      vat: z.string(),
      amount: z.string(),
      charge: z.nullable(recordId),
    }),
  ),
});
export type LeaseCharges = z.output<typeof leaseCharges>;
