import * as z from 'zod/mini';
import { bankAccountKinds } from '../bankAccount/schema.ts';
import { plainDate } from '../date/schema.ts';
import { entryKinds } from '../entry/schema.ts';
import { currency } from '../money/schema.ts';
import { reconciliation } from '../reconciliation/schema.ts';
import { recordId } from '../text/index.ts';
import { trustBalance } from '../trustReport/schema.ts';

/** So many ledgers, approvals and reversals of each are in a pack at most; it says how many there are. */
export const MAX_PACK_ROWS = 10_000;

/** Whose ledger it is: a landlord's money or tax, a tenant's credit or deposit, the agency's, or what is nobody's yet. */
export const ledgerKinds = [
  'landlord',
  'deposit',
  'credit',
  'unidentified',
  'rent_tax',
  'commission',
  'paying',
  'shortfall',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

const amount = z.string();
const named = z.object({ id: recordId, name: z.string() });

/** The balance of a ledger; what a landlord must return is below zero. */
const ledger = z.object({
  kind: z.enum(ledgerKinds),
  currency,
  /** The landlord, the tenant, or the bank account of payments under way; '' of the agency and of unidentified receipts. */
  name: z.string(),
  /** The property or the lease. */
  of: z.string(),
  balance: amount,
});
export type Ledger = z.output<typeof ledger>;

/** A bank account, and what was signed of it at the end of the month. */
const account = z.object({
  bank_account: named,
  kind: z.enum(bankAccountKinds),
  currency,
  book: amount,
  reconciliation: z.nullable(reconciliation),
  /** The trust money of its currency, as it was known when that was signed. */
  ledgers: z.nullable(trustBalance),
  /** Up to when it was last reconciled. */
  reconciled_on: z.nullable(plainDate),
});
export type PackAccount = z.output<typeof account>;

/** Approved by whoever made it, as nobody else could. */
const alone = z.object({
  kind: z.enum(['disbursement', 'journal']),
  id: recordId,
  number: z.string(),
  on: plainDate,
  user: named,
  amount,
  currency,
});
export type ApprovedAlone = z.output<typeof alone>;

const reversal = z.object({
  entry: recordId,
  kind: z.enum(entryKinds),
  on: plainDate,
  /** The number of the entry that it takes back. */
  reverses: z.nullable(recordId),
  reason: z.nullable(z.string()),
  user: z.nullable(named),
  amount,
  currency: z.nullable(currency),
});
export type Reversal = z.output<typeof reversal>;

/** The trust money of a book at the end of a month. */
export const auditPack = z.object({
  month: z.string(),
  /** The last day of the month, or today. */
  as_at: plainDate,
  known_seq: z.int(),
  accounts: z.array(account),
  /** By currency, of those in which something was posted. */
  trust: z.array(z.extend(trustBalance, { currency })),
  ledgers: z.array(ledger),
  /** Those of them below zero. */
  below_zero: z.array(ledger),
  alone: z.array(alone),
  reversals: z.array(reversal),
});
export type AuditPack = z.output<typeof auditPack>;
