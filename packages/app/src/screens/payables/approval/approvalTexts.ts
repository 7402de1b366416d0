import type { Approval, ApprovalPurpose } from '@rentsafe/domain/approval';
import { HOME_PATH } from '@rentsafe/domain/session';
import { toMinor } from '@rentsafe/format/money';
import { disbursementPath, workOrderPath } from '../../../paths';
import { accountText } from '../../../payment/accountText';
import { amountText } from '../../../text/Amounts';

export const purposeTexts: Readonly<Record<ApprovalPurpose, string>> = {
  landlord: 'Landlord payment',
  bill: 'Bill payment',
  deposit: 'Deposit refund',
  credit: 'Tenant refund',
  rent_tax: 'Rental income tax',
  commission: 'Commission drawn',
  customer_debit: 'Tenant debit journal',
  customer_credit: 'Tenant credit journal',
  creditor_debit: 'Creditor debit journal',
  creditor_credit: 'Creditor credit journal',
  close: 'Completed work to close',
  consent: 'Landlord to agree',
};

/** Where it is looked at, and changed. */
export function approvalHref({ kind, id, number, purpose }: Approval): string {
  if (kind === 'disbursement') return disbursementPath(id);
  if (kind === 'work_order') return workOrderPath(id);
  const [whose, side] = purpose.split('_');
  return `${HOME_PATH}/${whose}s/journals/${side}?q=${encodeURIComponent(number)}`;
}

/** What no two of them share. */
export const approvalKey = ({ kind, id }: Approval) => `${kind} ${id}`;

export const sumText = ({ amount }: Approval) => (amount ? amountText(amount) : 'No estimate');

const facts: Readonly<Record<string, (approval: Approval) => string>> = {
  Amount: sumText,
  Payee: ({ party }) => party?.name ?? 'nobody',
  'Bank account': ({ bank_account }) => bank_account?.name ?? 'none',
  'Paid into': ({ payee }) => (payee && accountText(payee)) ?? 'no account',
  Of: ({ detail }) => detail ?? 'nothing',
};

/** What it says now that it did not say when it was read: 'Amount: $10.00, now $12.00'. */
export function changesOf(read: Approval, now: Approval): string {
  const changes = Object.entries(facts).flatMap(([name, textOf]) => {
    const [before, after] = [textOf(read), textOf(now)];
    return before === after ? [] : [`${name}: ${before}, now ${after}`];
  });
  return changes.length > 0 ? `${changes.join('. ')}.` : 'It was changed.';
}

export interface Reread {
  /** They are as they were read. */
  same: readonly Approval[];
  /** Those that are not, and why. */
  left: readonly { approval: Approval; reason: string }[];
}

/** What was chosen, beside what waits now: only what is still as it was read can be approved. */
export function reread(chosen: readonly Approval[], waiting: readonly Approval[]): Reread {
  const known = new Map(waiting.map((approval) => [approvalKey(approval), approval]));
  const same: Approval[] = [];
  const left: Reread['left'][number][] = [];
  for (const approval of chosen) {
    const now = known.get(approvalKey(approval));
    if (!now) left.push({ approval, reason: 'It was approved, cancelled or changed by another person.' });
    else if (!now.mine) left.push({ approval, reason: 'Another Admin must approve it now.' });
    else if (now.version !== approval.version) left.push({ approval, reason: changesOf(approval, now) });
    else same.push(now);
  }
  return { same, left };
}

/** What an approval takes from the account that it is paid from; nothing of a journal or an order. */
export const takenOf = ({ bank_account, amount }: Approval) =>
  bank_account && amount ? toMinor(amount.amount) : 0n;
