import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { today } from '@rentsafe/domain/date';
import { leaseInForce } from '@rentsafe/domain/lease';
import { waitingRequestStates } from '@rentsafe/domain/maintenanceRequest';
import type { TodoKind, TodoPriority } from '@rentsafe/domain/todo';
import { unfinishedOrderStates } from '@rentsafe/domain/workOrder';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { isUncharged } from '../charge/marks.ts';
import { stateIn } from '../db/stateIn.ts';
import { propertyName } from '../property/name.ts';

export interface SourceScope {
  clientId: number;
  day: PlainDate;
}

/** What a title is made from: the name of the subject, whom it is about, and what the query adds. */
export interface TitleParts {
  name: string;
  who: string | null;
  detail: string | null;
}

/** A kind of to-do that a query finds for as long as its condition holds. */
export interface TodoSource {
  kind: Exclude<TodoKind, 'manual'>;
  category: string;
  /** Rows of ref (text, unique within the kind), due_on, priority, subject_type, subject_id, detail (text). */
  find: (scope: SourceScope) => SQL;
  title: (parts: TitleParts) => string;
  /** Days from when it began to wait until it is due. */
  grace?: number;
  /** Whether it is shown to Admins alone, of a client. */
  isForAdmins?: (clientId: number) => boolean;
  /** Whether an Admin must act, by what the query adds. */
  waitsForAdmin?: (detail: string | null) => boolean;
}

export const priority = (value: TodoPriority): SQL => sql.raw(`'${value}'`);
const withWho = ({ name, who }: TitleParts) => (who ? `${name}, ${who}` : name);
/** The day of a moment, in SQL. */
const dayOf = (moment: SQL) => sql`(${moment} AT TIME ZONE 'Africa/Harare')::date`;

const leaseEnding: TodoSource = {
  kind: 'lease_ending',
  category: 'Leases',
  find: ({
    clientId,
    day,
  }) => sql`SELECT le.id::text AS ref, le.to_on AS due_on, ${priority('medium')} AS priority,
      'lease' AS subject_type, le.id AS subject_id, NULL::text AS detail
    FROM leases le WHERE le.client_id = ${clientId} AND le.state = 'active' AND le.to_on <= ${day}::date + 60`,
  title: (parts) => `Lease ${withWho(parts)}, ends: extend it or give notice`,
};

/** The last promise of a lease in a currency, unless it was kept. A broken one goes with the debt that was due by then. */
const promiseDue: TodoSource = {
  kind: 'promise_due',
  category: 'Debts',
  find: ({ clientId, day }) => sql`SELECT d.id::text, d.by_on,
      CASE WHEN d.by_on < ${day}::date THEN ${priority('high')} ELSE ${priority('medium')} END, 'lease', d.lease_id,
      CASE WHEN d.by_on < ${day}::date THEN 'broken' ELSE 'open' END
    FROM (SELECT DISTINCT ON (lease_id, currency) * FROM debt_calls WHERE client_id = ${clientId} AND kind = 'promise'
      ORDER BY lease_id, currency, id DESC) d
    WHERE d.amount > coalesce((SELECT sum(r.amount) FROM receipts r JOIN open_receipts s ON s.receipt_id = r.id
        WHERE s.lease_id = d.lease_id AND s.currency = d.currency AND NOT s.reversed AND r.bank_account_id IS NOT NULL
          AND r.received_on BETWEEN d.on_date AND d.by_on), 0)
      AND (d.by_on >= ${day}::date OR EXISTS (SELECT FROM open_items i
        WHERE i.lease_id = d.lease_id AND i.currency = d.currency AND i.settled < i.amount AND i.due_on <= d.by_on))`,
  title: ({ detail, ...parts }) =>
    `${detail === 'broken' ? 'Promise broken' : 'Payment promised'} on lease ${withWho({ ...parts, detail })}`,
};

const claimListable: TodoSource = {
  kind: 'claim_listable',
  category: 'Claims',
  find: ({ clientId }) => sql`SELECT c.id::text, c.listable_from, ${priority('medium')}, 'claim', c.id, NULL
    FROM claims c WHERE c.client_id = ${clientId} AND c.state = 'noticed'`,
  title: (parts) => `List the claim on lease ${withWho(parts)}, or settle it`,
  waitsForAdmin: () => true,
};

/** Upheld by itself on its last day: a book is asked to answer its own, the provider to decide those of all books. */
const disputeDeciding: TodoSource = {
  kind: 'dispute_deciding',
  category: 'Disputes',
  isForAdmins: (clientId) => clientId === PROVIDER_CLIENT_ID,
  find: ({ clientId, day }) => {
    const isProvider = clientId === PROVIDER_CLIENT_ID;
    const ofBook = isProvider ? sql`true` : sql`d.client_id = ${clientId} AND d.number IS NULL`;
    return sql`SELECT d.id::text, d.decide_by, ${priority('high')}, 'dispute', d.id,
        ${isProvider ? sql`(SELECT name FROM clients WHERE id = d.client_id)` : sql`NULL`}
      FROM disputes d WHERE ${ofBook} AND d.outcome IS NULL AND d.withdrawn_on IS NULL AND d.decide_by > ${day}::date`;
  },
  title: ({ detail, ...parts }) =>
    detail
      ? `Decide the dispute on ${parts.name} of ${detail}`
      : `Answer the dispute on lease ${withWho({ ...parts, detail })} before it is decided`,
};

/** A person waits for it; only the provider has any. */
const dataRequestDue: TodoSource = {
  kind: 'data_request_due',
  category: 'Data rights',
  isForAdmins: () => true,
  find: ({
    clientId,
  }) => sql`SELECT q.id::text, q.due_on, ${priority('high')}, 'data_request', q.id, q."right"
    FROM data_requests q WHERE q.client_id = ${clientId} AND q.state = 'open'`,
  title: ({ name, detail }) => `Answer request ${name} (${detail})`,
};

const unidentifiedReceipt: TodoSource = {
  kind: 'unidentified_receipt',
  category: 'Receipts',
  grace: 3,
  find: ({
    clientId,
  }) => sql`SELECT r.id::text, r.received_on + 3, ${priority('medium')}, 'receipt', r.id, NULL
    FROM open_receipts s JOIN receipts r ON r.id = s.receipt_id
    WHERE s.client_id = ${clientId} AND s.lease_id IS NULL AND NOT s.reversed`,
  title: ({ name }) => `Match receipt ${name} to a lease`,
};

/** The schedule `cs` of the lease `le` is not charged whole for the month `m`, in SQL. */
const isNotRun = sql`${stateIn('le.state', leaseInForce)} AND ${isUncharged(sql`m.first`)}`;

/** Months of the last year that are not locked, with a period of a lease in force that is not charged whole. */
const monthNotRun: TodoSource = {
  kind: 'month_not_run',
  category: 'Monthly billing',
  find: ({
    clientId,
    day,
  }) => sql`SELECT to_char(m.first, 'YYYY-MM'), m.first + 4, ${priority('high')}, NULL, NULL::bigint,
      to_char(m.first, 'FMMonth YYYY')
    FROM (SELECT first::date FROM generate_series(
        date_trunc('month', ${day}::date) - interval '11 months', date_trunc('month', ${day}::date), '1 month') first) m
    WHERE m.first > coalesce((SELECT locked_until FROM book_heads WHERE client_id = ${clientId}), '-infinity')
      AND CASE WHEN EXISTS (SELECT FROM charge_run_marks k WHERE k.client_id = ${clientId} AND k.month = m.first AND k.remaining = 0)
        THEN EXISTS (SELECT FROM changed_leases x JOIN leases le ON le.id = x.lease_id
          JOIN charge_schedules cs ON cs.lease_id = le.id WHERE x.client_id = ${clientId} AND ${isNotRun})
        ELSE EXISTS (SELECT FROM leases le JOIN charge_schedules cs ON cs.lease_id = le.id
          WHERE le.client_id = ${clientId} AND ${isNotRun}) END`,
  title: ({ detail }) => `Run billing for ${detail}`,
};

const requestWaiting: TodoSource = {
  kind: 'request_waiting',
  category: 'Maintenance',
  find: ({
    clientId,
  }) => sql`SELECT q.id::text, CASE q.state WHEN 'new' THEN q.respond_by ELSE q.finish_by END,
      ${priority('high')}, 'request', q.id, q.summary
    FROM maintenance_requests q WHERE q.client_id = ${clientId} AND ${stateIn('q.state', waitingRequestStates)}`,
  title: ({ name, detail }) => `Request ${name} is waiting: ${detail}`,
};

const orderOverdue: TodoSource = {
  kind: 'order_overdue',
  category: 'Maintenance',
  find: ({
    clientId,
    day,
  }) => sql`SELECT w.id::text, w.finish_by, ${priority('high')}, 'work_order', w.id, w.summary
    FROM work_orders w WHERE w.client_id = ${clientId} AND ${stateIn('w.state', unfinishedOrderStates)}
      AND w.finish_by < ${day}::date`,
  title: ({ name, detail }) => `Work order ${name} is overdue: ${detail}`,
};

/** Nobody is asked to do the work. */
const orderWithoutContractor: TodoSource = {
  kind: 'order_without_contractor',
  category: 'Maintenance',
  grace: 2,
  find: ({ clientId }) => sql`SELECT w.id::text, ${dayOf(sql`w.created_at`)} + 2,
      CASE WHEN w.priority IN ('emergency', 'urgent') THEN ${priority('high')} ELSE ${priority('medium')} END,
      'work_order', w.id, w.summary
    FROM work_orders w WHERE w.client_id = ${clientId} AND w.state = 'draft' AND w.contractor_id IS NULL`,
  title: ({ name, detail }) => `Choose a contractor for ${name}: ${detail}`,
};

/** The work is done, and nobody has said who pays for it. */
const orderToClose: TodoSource = {
  kind: 'order_to_close',
  category: 'Maintenance',
  grace: 3,
  waitsForAdmin: () => true,
  find: ({
    clientId,
  }) => sql`SELECT w.id::text, w.completed_on + 3, ${priority('medium')}, 'work_order', w.id, w.summary
    FROM work_orders w WHERE w.client_id = ${clientId} AND w.state = 'completed'`,
  title: ({ name, detail }) => `Close ${name} and say who pays: ${detail}`,
};

/** What is planned; and of a tenant who leaves, by the lease, what is not even planned. */
const inspectionDue: TodoSource = {
  kind: 'inspection_due',
  category: 'Inspections',
  find: ({ clientId }) => sql`SELECT n.id::text, n.planned_on, ${priority('medium')}, 'inspection', n.id,
      (SELECT ${propertyName} FROM units u JOIN properties r ON r.id = u.property_id WHERE u.id = n.unit_id)
    FROM inspections n WHERE n.client_id = ${clientId} AND n.state = 'planned'
    UNION ALL SELECT 'lease-' || le.id, le.to_on, ${priority('medium')}, 'lease', le.id, NULL
    FROM leases le WHERE le.client_id = ${clientId} AND le.state = 'notice' AND NOT EXISTS (
      SELECT FROM inspections n WHERE n.lease_id = le.id AND n.kind = 'move_out' AND n.state <> 'cancelled')`,
  title: ({ detail, ...parts }) =>
    detail === null
      ? `Plan the move-out inspection of lease ${withWho({ ...parts, detail })}`
      : `Inspection ${parts.name} is planned: ${detail}`,
};

const depositToSettle: TodoSource = {
  kind: 'deposit_to_settle',
  category: 'Deposits',
  grace: 14,
  find: ({ clientId }) => sql`SELECT le.id::text, le.to_on + 14, ${priority('high')}, 'lease', le.id, NULL
    FROM leases le WHERE le.client_id = ${clientId} AND le.state = 'ended' AND EXISTS (
      SELECT FROM accounts a JOIN account_balances b ON b.account_id = a.id
      WHERE a.client_id = le.client_id AND a.lease_id = le.id AND a.kind = 'deposit' AND b.credits > b.debits)`,
  title: (parts) => `Settle the deposit of lease ${withWho(parts)}`,
};

/** One for each account, due three days after the oldest of its lines. */
const bankLinesOpen: TodoSource = {
  kind: 'bank_lines_open',
  category: 'Bank',
  grace: 3,
  find: ({
    clientId,
  }) => sql`SELECT l.bank_account_id::text, min(l.on_date) + 3, ${priority('medium')}, 'bank_account',
      l.bank_account_id, count(*)::text
    FROM open_bank_lines l WHERE l.client_id = ${clientId} GROUP BY l.bank_account_id`,
  title: ({ name, detail }) => `Match ${detail} bank ${detail === '1' ? 'line' : 'lines'} of ${name}`,
};

const paymentToApprove: TodoSource = {
  kind: 'payment_to_approve',
  category: 'Payments',
  find: ({
    clientId,
  }) => sql`SELECT d.id::text, coalesce(d.approved_on, ${dayOf(sql`d.created_at`)}), ${priority('high')}, 'disbursement', d.id,
      d.state
    FROM disbursements d WHERE d.client_id = ${clientId} AND d.state IN ('draft', 'approved')`,
  title: ({ name, who, detail }) => `${detail === 'draft' ? 'Approve' : 'Pay'} ${name} to ${who}`,
  waitsForAdmin: (detail) => detail === 'draft',
};

/** A lease whose notice has run out, and a journal that is drafted. */
const stepForAdmin: TodoSource = {
  kind: 'step_for_admin',
  category: 'For an Admin',
  find: ({
    clientId,
    day,
  }) => sql`SELECT 'lease-' || le.id, le.to_on, ${priority('high')}, 'lease', le.id, NULL
    FROM leases le WHERE le.client_id = ${clientId} AND le.state = 'notice' AND le.to_on <= ${day}::date
    UNION ALL SELECT 'journal-' || j.id, ${dayOf(sql`j.created_at`)}, ${priority('high')}, 'journal', j.id, j.reason
    FROM journals j WHERE j.client_id = ${clientId} AND j.state = 'draft'`,
  title: ({ detail, ...parts }) =>
    detail === null
      ? `End lease ${withWho({ ...parts, detail })}: its notice has run out`
      : `Post journal ${parts.name}: ${detail}`,
  waitsForAdmin: () => true,
};

const billDue: TodoSource = {
  kind: 'bill_due',
  category: 'Bills',
  find: ({
    clientId,
    day,
  }) => sql`SELECT s.bill_id::text, s.due_on, ${priority('high')}, 'bill', s.bill_id, NULL
    FROM open_bills s WHERE s.client_id = ${clientId} AND s.paid < s.amount AND s.due_on < ${day}::date`,
  title: ({ name, who }) => `Pay bill ${name} of ${who}, which is past due`,
};

/** A tenant's credit in a currency in which something is open: since both are there. */
const creditToApply: TodoSource = {
  kind: 'credit_to_apply',
  category: 'Receipts',
  find: ({
    clientId,
  }) => sql`SELECT c.lease_id || '-' || c.currency, greatest(c.since, o.since), ${priority('medium')}, 'lease',
      c.lease_id, CASE c.currency WHEN 'USD' THEN 'USD' ELSE 'ZiG' END
    FROM (SELECT s.lease_id, s.currency, min(r.received_on) AS since FROM open_receipts s JOIN receipts r ON r.id = s.receipt_id
        WHERE s.client_id = ${clientId} AND s.used < s.amount AND NOT s.reversed AND s.lease_id IS NOT NULL GROUP BY 1, 2) c
      CROSS JOIN LATERAL (SELECT min(ch.charged_on) AS since FROM open_items i JOIN charges ch ON ch.id = i.charge_id
        WHERE i.lease_id = c.lease_id AND i.currency = c.currency AND i.settled < i.amount) o
    WHERE o.since IS NOT NULL`,
  title: ({ detail, ...parts }) =>
    `Apply the ${detail} credit of lease ${withWho({ ...parts, detail })}, to what is open`,
};

/** Unless the same person or company has given a later one. */
const consentExpiring: TodoSource = {
  kind: 'consent_expiring',
  category: 'Consents',
  find: ({ clientId, day }) => sql`SELECT c.id::text, c.until_on, ${priority('low')},
      CASE WHEN p.individual_id IS NULL THEN 'company' ELSE 'individual' END, coalesce(p.individual_id, p.company_id), NULL
    FROM consents c JOIN parties p ON p.id = c.party_id
    WHERE c.client_id = ${clientId} AND c.withdrawn_on IS NULL
      AND c.until_on BETWEEN ${day}::date AND ${day}::date + 14
      AND NOT EXISTS (SELECT FROM consents n WHERE n.party_id = c.party_id AND n.client_id = c.client_id
        AND n.withdrawn_on IS NULL AND (n.until_on, n.id) > (c.until_on, c.id))`,
  title: ({ name }) => `Ask ${name} to renew the consent`,
};

/** Due on the day of the last attempt, until it is sent again. */
const messageFailed: TodoSource = {
  kind: 'message_failed',
  category: 'Messages',
  find: ({ clientId }) => sql`SELECT d.message_id::text, ${dayOf(sql`coalesce(d.started_at, m.created_at)`)},
      ${priority('high')}, 'message', d.message_id, NULL
    FROM message_deliveries d JOIN messages m ON m.id = d.message_id
    WHERE d.client_id = ${clientId} AND d.state = 'failed'`,
  title: ({ who }) => `The message to ${who} has failed: send it again, or call`,
};

const jobTexts: Readonly<Record<string, string>> = {
  'write-automations': 'Automatic messages were not written',
  'maintenance-schedules': 'Recurring work orders were not drafted',
};

/** Until the job has run without a failure; it is tried each hour. */
const jobFailed: TodoSource = {
  kind: 'job_failed',
  category: 'Jobs',
  isForAdmins: () => true,
  grace: 0,
  waitsForAdmin: () => true,
  find: ({
    clientId,
  }) => sql`SELECT r.job, ${dayOf(sql`r.failed_at`)}, ${priority('high')}, NULL, NULL::bigint,
      r.job || ' ' || r.error
    FROM job_runs r WHERE r.client_id = ${clientId} AND r.failed_at IS NOT NULL`,
  title: ({ detail }) => {
    const [job = '', error = ''] = (detail ?? '').split(/ (.*)/s);
    return `${jobTexts[job] ?? `The job ${job} has failed`}: ${error}`;
  },
};

/** A line for each kind; their order does not matter. */
export const todoSources: readonly TodoSource[] = [
  leaseEnding,
  promiseDue,
  claimListable,
  disputeDeciding,
  dataRequestDue,
  unidentifiedReceipt,
  monthNotRun,
  requestWaiting,
  orderOverdue,
  orderWithoutContractor,
  orderToClose,
  inspectionDue,
  depositToSettle,
  bankLinesOpen,
  paymentToApprove,
  stepForAdmin,
  billDue,
  creditToApply,
  consentExpiring,
  messageFailed,
  jobFailed,
];

export const scopeOf = (clientId: number, now: Date): SourceScope => ({ clientId, day: today(now) });
