import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { money } from '../money/schema.ts';
import { recordId } from '../text/index.ts';

const text = z.optional(z.nullable(z.string()));
const amount = z.optional(z.nullable(z.union([z.number(), z.string()])));

export const claim = z.object({ claimant: text, type: text, currency: text, amount, dateOfClaim: text });
export type Claim = z.output<typeof claim>;

export const creditRow = z.object({
  creditor: text,
  type: text,
  outstandingSince: text,
  /** US dollars where it is missing. */
  currency: text,
  amount,
});
export type CreditRow = z.output<typeof creditRow>;

/**
 * How a month's rent was paid, best first: by its due date; by the end of grace; within 30 days of the due date; a tenth of it within
 * 30 days; less.
 */
export const grades = ['P', 'G', 'L', 'S', 'N'] as const;
export type Grade = (typeof grades)[number];

/** Why a month is not graded. */
export const exclusions = [
  'open',
  'disputed',
  'credited',
  'not_reportable',
  'opening',
  'recorded_late',
] as const;
export type Exclusion = (typeof exclusions)[number];

const lease = z.object({ id: recordId, number: z.string() });

/** What a rating was found from. */
export const explanation = z.object({
  /** The rule that decided, and the version of the rules. */
  rule: z.string(),
  version: z.int(),
  /** Of the months, oldest first: `PGL`. */
  grades: z.string(),
  /** The last 12 graded months, oldest first. */
  months: z.array(
    z.object({
      lease,
      creditor: z.string(),
      /** `YYYY-MM`. */
      month: z.string(),
      due_on: plainDate,
      amount: money,
      /** Within 30 days of the due date. */
      paid: money,
      /** The day on which 99 % were paid. */
      paid_on: z.nullable(plainDate),
      grade: z.enum(grades),
    }),
  ),
  /** Rent past its due date, by lease and currency. */
  debts: z.array(
    z.object({ lease, creditor: z.string(), amount: money, oldest_due_on: plainDate, days: z.int() }),
  ),
  claims: z.array(z.object({ claimant: z.string(), amount: money, listed_on: plainDate })),
  /** The months that were left out, oldest first. */
  excluded: z.array(z.object({ lease, month: z.string(), reason: z.enum(exclusions) })),
  /** The rating if all debts and claims were settled on that day. */
  if_paid: z.nullable(z.string()),
});
export type Explanation = z.output<typeof explanation>;

/** What a report adds to the record it is about. A backend without it sends none of these. */
export const reportFields = {
  claims: z.optional(z.array(claim)),
  active: z.optional(z.array(creditRow)),
  historic: z.optional(z.array(creditRow)),
  classification: z.optional(z.nullable(z.string())),
  /** The day at whose end the facts stood so. */
  facts_on: z.optional(plainDate),
  explanation: z.optional(explanation),
  /** When the data was read, ISO 8601 UTC. */
  as_at: z.optional(z.nullable(z.string())),
  /** Where the data comes from, in words. */
  source: z.optional(z.nullable(z.string())),
};
