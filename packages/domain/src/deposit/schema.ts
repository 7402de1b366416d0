import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { currency, money, moneyInput } from '../money/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { party } from '../party/index.ts';
import { optionalText, recordId } from '../text/index.ts';

/** Whether something of a deposit is held. */
export const depositStates = ['held', 'none'] as const;
export type DepositState = (typeof depositStates)[number];

/** The deposit of a lease in a currency: what was agreed, and what became of what was received. */
export const deposit = z.object({
  lease: z.object({ id: recordId, number: z.string() }),
  tenant: z.nullable(party),
  currency,
  agreed: z.string(),
  held: z.string(),
  /** Used to settle charges. */
  deducted: z.string(),
  /** Approved to go back, or paid back. */
  refunded: z.string(),
  /** The first day on which something was held. */
  since: z.nullable(plainDate),
});
export type Deposit = z.output<typeof deposit>;

export const depositPage = z.object({
  ...paginated(deposit).shape,
  /** What is held of all that match, by currency. */
  totals: z.array(money),
});
export type DepositPage = z.output<typeof depositPage>;

export const depositDeduction = z.object({
  charge: recordId,
  amount: moneyInput,
  /** Today when left out. */
  on: z.optional(z.nullable(plainDate)),
  reason: optionalText(500),
});
export type DepositDeduction = z.input<typeof depositDeduction>;

export const depositRefund = z.object({ amount: moneyInput, bank_account: recordId });
export type DepositRefund = z.input<typeof depositRefund>;
