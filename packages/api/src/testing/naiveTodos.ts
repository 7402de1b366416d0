import { today } from '@rentsafe/domain/date';
import { chargeOf } from '@rentsafe/domain/ledger';
import {
  addDays,
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
  type PlainDate,
} from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of any table, as JSON has them
type Record_ = Record<string, any>;

interface Book {
  day: PlainDate;
  /** The rows of a table that are of the book. */
  table: (name: string) => Promise<Record_[]>;
  add: (kind: string, due: PlainDate, priority: string) => void;
}

type Rule = (book: Book) => Promise<void>;

const openReceipts = async (table: Book['table']) =>
  new Map((await table('open_receipts')).map((row) => [row.receipt_id, row]));

const leasesEnding: Rule = async ({ day, table, add }) => {
  for (const { state, to_on } of await table('leases')) {
    if (state === 'active' && to_on && to_on <= addDays(day, 60)) add('lease_ending', to_on, 'medium');
  }
};

const promisesDue: Rule = async ({ day, table, add }) => {
  const promises = (await table('debt_calls'))
    .filter(({ kind }) => kind === 'promise')
    .sort((a, b) => a.id - b.id);
  const open = await openReceipts(table);
  const receipts = await table('receipts');
  const items = await table('open_items');
  for (const [index, promise] of promises.entries()) {
    const same = (row: Record_) => row.lease_id === promise.lease_id && row.currency === promise.currency;
    if (promises.slice(index + 1).some(same)) continue;
    const paid = receipts
      .filter(({ id, received_on, bank_account_id }) => {
        const use = open.get(id) ?? {};
        const isInTime = received_on >= promise.on_date && received_on <= promise.by_on;
        return same(use) && !use.reversed && bank_account_id !== null && isInTime;
      })
      .reduce((sum, { amount }) => sum + amount, 0);
    if (paid >= promise.amount) continue;
    const isBroken = promise.by_on < day;
    const isOwed = items.some((row) => same(row) && row.settled < row.amount && row.due_on <= promise.by_on);
    if (!isBroken || isOwed) add('promise_due', promise.by_on, isBroken ? 'high' : 'medium');
  }
};

const claimsAndDisputes: Rule = async ({ day, table, add }) => {
  for (const { state, listable_from } of await table('claims')) {
    if (state === 'noticed') add('claim_listable', listable_from, 'medium');
  }
  for (const { state, due_on } of await table('data_requests'))
    if (state === 'open') add('data_request_due', due_on, 'high');
  for (const { outcome, withdrawn_on, decide_by } of await table('disputes')) {
    if (outcome === null && withdrawn_on === null && decide_by > day)
      add('dispute_deciding', decide_by, 'high');
  }
};

const unidentifiedReceipts: Rule = async ({ table, add }) => {
  const open = await openReceipts(table);
  for (const { id, received_on } of await table('receipts')) {
    const use = open.get(id) ?? {};
    if (use.lease_id === null && !use.reversed)
      add('unidentified_receipt', addDays(received_on, 3), 'medium');
  }
};

const monthsNotRun: Rule = async ({ day, table, add }) => {
  const leases = await table('leases');
  const [head] = await table('book_heads');
  const schedules = await table('charge_schedules');
  const steps = await table('schedule_steps');
  const charges = await table('charges');
  for (let back = 11; back >= 0; back -= 1) {
    const month = addMonths(monthOf(day), -back);
    if (head?.locked_until && firstDayOf(month) <= head.locked_until) continue;
    const isUncharged = schedules.some((schedule) => {
      const lease = leases.find(({ id }) => id === schedule.lease_id) as Record_;
      if (!['active', 'notice'].includes(lease.state) || lease.from_on > lastDayOf(month)) return false;
      if (monthsBetween(monthOf(lease.from_on), month) < 0) return false;
      const terms = {
        every: schedule.every,
        steps: steps
          .filter(({ schedule_id }) => schedule_id === schedule.id)
          .map(({ from_on, amount }) => ({ from_on, amount: BigInt(amount) })),
      };
      const whole = chargeOf(lease as never, terms as never, month);
      const until = charges
        .filter(({ schedule_id, period }) => schedule_id === schedule.id && period === firstDayOf(month))
        .map(({ until_on }) => until_on)
        .sort()
        .at(-1);
      return whole !== undefined && !(until >= whole.until_on);
    });
    if (isUncharged) add('month_not_run', `${month}-05`, 'high');
  }
};

const maintenance: Rule = async ({ day, table, add }) => {
  for (const { state, respond_by, finish_by } of await table('maintenance_requests')) {
    if (state === 'new') add('request_waiting', respond_by, 'high');
    if (state === 'accepted') add('request_waiting', finish_by, 'high');
  }
  for (const order of await table('work_orders')) {
    const { state, finish_by, contractor_id, completed_on, created_at } = order;
    if (['draft', 'issued', 'started'].includes(state) && finish_by < day)
      add('order_overdue', finish_by, 'high');
    if (state === 'draft' && contractor_id === null) {
      const isPressing = ['emergency', 'urgent'].includes(order.priority);
      add(
        'order_without_contractor',
        addDays(today(new Date(created_at)), 2),
        isPressing ? 'high' : 'medium',
      );
    }
    if (state === 'completed') add('order_to_close', addDays(completed_on, 3), 'medium');
  }
};

const inspectionsDue: Rule = async ({ table, add }) => {
  const inspections = await table('inspections');
  for (const { state, planned_on } of inspections) {
    if (state === 'planned') add('inspection_due', planned_on, 'medium');
  }
  for (const { id, state, to_on } of await table('leases')) {
    const isLooked = inspections.some(
      (row) => row.lease_id === id && row.kind === 'move_out' && row.state !== 'cancelled',
    );
    if (state === 'notice' && !isLooked) add('inspection_due', to_on, 'medium');
  }
};

const depositsToSettle: Rule = async ({ table, add }) => {
  const balances = new Map(
    (await table('account_balances')).map((row) => [row.account_id, row.credits - row.debits]),
  );
  const accounts = await table('accounts');
  for (const { id, state, to_on } of await table('leases')) {
    const held = accounts.filter((row) => row.kind === 'deposit' && row.lease_id === id);
    if (state === 'ended' && held.some((row) => (balances.get(row.id) ?? 0) > 0)) {
      add('deposit_to_settle', addDays(to_on, 14), 'high');
    }
  }
};

const bankLinesOpen: Rule = async ({ table, add }) => {
  const matched = new Set((await table('bank_matches')).map(({ line_id }) => line_id));
  const lines = (await table('bank_lines')).filter(
    ({ id, left_out }) => left_out === null && !matched.has(id),
  );
  for (const account of new Set(lines.map(({ bank_account_id }) => bank_account_id))) {
    const days = lines.filter((line) => line.bank_account_id === account).map(({ on_date }) => on_date);
    add('bank_lines_open', addDays(days.sort()[0], 3), 'medium');
  }
};

const paymentsToApprove: Rule = async ({ table, add }) => {
  for (const { state, created_at, approved_on } of await table('disbursements')) {
    if (state === 'draft') add('payment_to_approve', today(new Date(created_at)), 'high');
    if (state === 'approved') add('payment_to_approve', approved_on, 'high');
  }
};

const stepsForAdmin: Rule = async ({ day, table, add }) => {
  for (const { state, to_on } of await table('leases')) {
    if (state === 'notice' && to_on <= day) add('step_for_admin', to_on, 'high');
  }
  for (const { state, created_at } of await table('journals')) {
    if (state === 'draft') add('step_for_admin', today(new Date(created_at)), 'high');
  }
};

const billsDue: Rule = async ({ day, table, add }) => {
  for (const { due_on, paid, amount } of await table('open_bills')) {
    if (paid < amount && due_on < day) add('bill_due', due_on, 'high');
  }
};

const creditsToApply: Rule = async ({ table, add }) => {
  const open = await openReceipts(table);
  const charges = new Map((await table('charges')).map((charge) => [charge.id, charge.charged_on]));
  const owed = (await table('open_items')).filter(({ settled, amount }) => settled < amount);
  const credits = new Map<string, PlainDate>();
  for (const { id, received_on } of await table('receipts')) {
    const { lease_id, currency, used, amount, reversed } = open.get(id) ?? {};
    const key = `${lease_id} ${currency}`;
    const since = credits.get(key) ?? '9999-12-31';
    if (lease_id && !reversed && used < amount) credits.set(key, received_on < since ? received_on : since);
  }
  for (const [key, since] of credits) {
    const days = owed
      .filter(({ lease_id, currency }) => `${lease_id} ${currency}` === key)
      .map(({ charge_id }) => charges.get(charge_id) as PlainDate)
      .sort();
    const [first] = days;
    if (first) add('credit_to_apply', first > since ? first : since, 'medium');
  }
};

const consentsExpiring: Rule = async ({ day, table, add }) => {
  const consents = (await table('consents')).filter(({ withdrawn_on }) => withdrawn_on === null);
  for (const { id, party_id, until_on } of consents) {
    const isLast = !consents.some(
      (other) =>
        other.party_id === party_id &&
        (other.until_on > until_on || (other.until_on === until_on && other.id > id)),
    );
    if (isLast && until_on >= day && until_on <= addDays(day, 14)) add('consent_expiring', until_on, 'low');
  }
};

const messagesFailed: Rule = async ({ table, add }) => {
  const messages = new Map((await table('messages')).map((row) => [row.id, row]));
  for (const { message_id, state, started_at } of await table('message_deliveries')) {
    const failed = started_at ?? messages.get(message_id)?.created_at;
    if (state === 'failed') add('message_failed', today(new Date(failed)), 'high');
  }
};

const rules = [
  ...[leasesEnding, promisesDue, claimsAndDisputes, unidentifiedReceipts, monthsNotRun, maintenance],
  ...[inspectionsDue, depositsToSettle, bankLinesOpen, paymentsToApprove, consentsExpiring, messagesFailed],
  ...[stepsForAdmin, billsDue, creditsToApply],
];

/** What is to be done in a book on a day, as `kind due_on priority`: all its rows are read, and looked at one by one. */
export async function naiveTodos(db: Db, client: number, day: PlainDate): Promise<string[]> {
  const table = async (name: string): Promise<Record_[]> => {
    const read = await rows<{ row: Record_ }>(
      db,
      sql`SELECT to_json(t) AS row FROM ${sql.identifier(name)} t ORDER BY 1::text`,
    );
    return read
      .map(({ row }) => row)
      .filter(({ client_id }) => client_id === undefined || client_id === client);
  };
  const todos: string[] = [];
  const add: Book['add'] = (kind, due, priority) => void todos.push(`${kind} ${due} ${priority}`);
  for (const rule of rules) await rule({ day, table, add });
  return todos.sort();
}
