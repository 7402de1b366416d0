import type { TodoKind, TodoPriority, TodoState } from '@rentsafe/domain/todo';
import type { StateTexts } from '../text/StateBadge';

export const priorityTexts: StateTexts<TodoPriority> = {
  high: { label: 'High priority', tone: 'danger' },
  medium: { label: 'Medium priority', tone: 'warning' },
  low: { label: 'Low priority', tone: 'neutral' },
};

export const stateLabels: Readonly<Record<TodoState, string>> = {
  open: 'Open',
  snoozed: 'Snoozed',
  done: 'Done',
};

/** What to-dos are about, as one would narrow the list. */
export const kindLabels: Readonly<Record<TodoKind, string>> = {
  manual: 'Added by users',
  payment_to_approve: 'Payments to approve or pay',
  step_for_admin: 'Steps for an Admin',
  bill_due: 'Bills past due',
  bank_lines_open: 'Bank lines to match',
  unidentified_receipt: 'Receipts to match',
  credit_to_apply: 'Credit to apply',
  month_not_run: 'Monthly billing',
  promise_due: 'Promises to pay',
  claim_listable: 'Claims',
  dispute_deciding: 'Disputes',
  data_request_due: 'Data requests',
  lease_ending: 'Leases that end',
  deposit_to_settle: 'Deposits to settle',
  inspection_due: 'Inspections',
  request_waiting: 'Requests waiting',
  order_overdue: 'Overdue work orders',
  order_to_close: 'Work orders to close',
  order_without_contractor: 'Work orders without a contractor',
  consent_expiring: 'Consents that expire',
  message_failed: 'Failed messages',
  job_failed: 'Failed jobs',
};

/** Whom it waits for: 'Rudo Makoni or Tendai Moyo'. */
export const waitsForText = (admins: readonly { name: string }[]): string => {
  const names = admins.map(({ name }) => name);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
};
