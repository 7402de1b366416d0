import * as z from 'zod/mini';
import { plainDate } from '../date/schema.ts';
import { paginated } from '../pagination/schema.ts';
import { optionalText, readVersion, recordId, text } from '../text/index.ts';

/** What calls for somebody: what a user wrote down, and what a query finds until its condition ends. */
export const todoKinds = [
  'manual',
  'lease_ending',
  'promise_due',
  'claim_listable',
  'dispute_deciding',
  'data_request_due',
  'unidentified_receipt',
  'month_not_run',
  'request_waiting',
  'order_overdue',
  'order_without_contractor',
  'order_to_close',
  'inspection_due',
  'deposit_to_settle',
  'bank_lines_open',
  'payment_to_approve',
  'step_for_admin',
  'bill_due',
  'credit_to_apply',
  'consent_expiring',
  'message_failed',
  'job_failed',
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** The most pressing first. */
export const todoPriorities = ['high', 'medium', 'low'] as const;
export type TodoPriority = (typeof todoPriorities)[number];

export const todoStates = ['open', 'done', 'snoozed'] as const;
export type TodoState = (typeof todoStates)[number];

/** Records that a to-do can be about. */
export const todoSubjects = [
  'lease',
  'property',
  'landlord',
  'receipt',
  'claim',
  'dispute',
  'disbursement',
  'contractor',
  'request',
  'work_order',
] as const;

const subjectInput = z.object({ type: z.enum(todoSubjects), id: recordId });

const details = z.object({
  title: text(255),
  category: text(100),
  priority: z.enum(todoPriorities),
  due_on: plainDate,
  /** A user who may write in the book. */
  assigned_to: z.optional(z.nullable(recordId)),
  subject: z.optional(z.nullable(subjectInput)),
  note: optionalText(2000),
});

export const todoInput = z.extend(details, {
  /** Whose book; the caller's own when left out. */
  client: z.optional(recordId),
});
export type TodoInput = z.input<typeof todoInput>;

/** Only what is open may change. */
export const todoPatch = z.extend(z.partial(details), { version: readVersion });
export type TodoPatch = z.input<typeof todoPatch>;

export const todoSnooze = z.object({
  client: z.optional(recordId),
  key: text(100),
  /** The first day on which it is shown again. */
  until_on: plainDate,
});
export type TodoSnooze = z.input<typeof todoSnooze>;

const named = z.object({ id: recordId, name: z.string() });

export const todoAssignees = z.object({ results: z.array(named) });

export const todo = z.object({
  /** Its kind and what it is about: `lease_ending:12`, `manual:3`. */
  key: z.string(),
  /** Of one that was written down, else null. */
  id: z.nullable(recordId),
  kind: z.enum(todoKinds),
  title: z.string(),
  category: z.string(),
  priority: z.enum(todoPriorities),
  due_on: plainDate,
  /** Since when it waits, where that is known. */
  since: z.nullable(plainDate),
  subject: z.nullable(z.object({ type: z.string(), id: recordId, name: z.string() })),
  assigned_to: z.nullable(named),
  /** The Admins of whom one must act; none where any user may. */
  waits_for: z.array(named),
  note: z.nullable(z.string()),
  done_on: z.nullable(plainDate),
  /** Of one that was written down, else null. */
  version: z.nullable(z.int()),
});
export type Todo = z.output<typeof todo>;

export const todoPage = z.object({
  ...paginated(todo).shape,
  /** Of all that match: due before today, today, and within seven days from today. */
  totals: z.object({ overdue: z.int(), today: z.int(), week: z.int() }),
});
export type TodoPage = z.output<typeof todoPage>;
