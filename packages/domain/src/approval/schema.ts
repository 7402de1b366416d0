import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { disbursementKinds } from '../disbursement/schema.ts';
import { journalKinds } from '../journal/schema.ts';
import { money } from '../money/schema.ts';
import { party } from '../party/index.ts';
import { payeeAccount } from '../payee/schema.ts';
import { recordId } from '../text/index.ts';

/** Records that wait for somebody's approval. */
export const approvalKinds = ['disbursement', 'journal', 'work_order'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** What it is for: a payment or a journal by its kind; a work order to be closed, or to be agreed to by the landlord. */
export const approvalPurposes = [...disbursementKinds, ...journalKinds, 'close', 'consent'] as const;
export type ApprovalPurpose = (typeof approvalPurposes)[number];

const named = z.object({ id: recordId, name: z.string() });

export const approval = z.object({
  kind: z.enum(approvalKinds),
  id: recordId,
  number: z.string(),
  purpose: z.enum(approvalPurposes),
  /** Who is paid, whose account it is, or who does the work. */
  party: z.nullable(party),
  /** What it is of: properties, bills or leases; the reason of a journal; the work. */
  detail: z.nullable(z.string()),
  /** Null for an order without an estimate. */
  amount: z.nullable(money),
  /** Of a payment, the account that it leaves. */
  bank_account: z.nullable(named),
  /** Of a payment, the account that is paid. */
  payee: z.nullable(payeeAccount),
  /** The day since which it waits. */
  since: plainDate,
  made_by: z.nullable(named),
  edited_by: z.array(named),
  /** The Admins of whom one must act; none where the landlord must agree, whose answer any user records. */
  waits_for: z.array(named),
  /** Whether the caller may approve it, as far as who made it goes. */
  mine: z.boolean(),
  /** As it was read: an approval names it. Null for an order. */
  version: z.nullable(z.int()),
});
export type Approval = z.output<typeof approval>;
