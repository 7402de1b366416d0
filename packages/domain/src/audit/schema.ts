import * as z from 'zod/mini';
import { partyTypes } from '../party/index.ts';
import { optionalText, recordId } from '../text/index.ts';

/** Lists that can be printed and saved as CSV. */
export const exportedLists = [
  'individuals',
  'companies',
  'branches',
  'users',
  'leases',
  'properties',
  'landlords',
  'receipts',
  'open balances',
  'debts',
  'deposits',
  'landlord statements',
  'commission',
  'occupancy rows',
  'turnover rows',
  'performance rows',
  'rent tax',
  'disbursements',
  'money to pay',
  'bills',
  'rent collection',
  'invoices',
  'journals',
  'bank lines',
  'bank statements',
  'reconciliations',
  'inspections',
  'inspection templates',
  'contractors',
  'maintenance requests',
  'work orders',
  'maintenance history',
  'maintenance costs',
  'maintenance schedules',
  'messages',
  'message templates',
  'opt-outs',
  'lease templates',
  'documents',
] as const;
export type ExportedList = (typeof exportedLists)[number];

/** A list that left the screen: printed, or saved as CSV; `q` is what was searched for. */
export const exportInput = z.object({
  list: z.enum(exportedLists),
  action: z.enum(['print', 'csv']),
  rows: z.int().check(z.nonnegative(), z.lte(1_000_000)),
  q: optionalText(200),
});
export type ExportInput = z.input<typeof exportInput>;

export const exportRecord = z.object({ ...exportInput.shape, at: z.string(), request_id: z.string() });

/** What is done, in the order in which it can be chosen. A server may be newer, and know more. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'charge',
  'credit',
  'receive',
  'identify',
  'allocate',
  'unallocate',
  'reverse',
  'bill',
  'deduct',
  'deactivate',
  'merge',
  'anonymise',
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'session_ended',
  'invite',
  'password_reset',
  'password_set',
  'password_change',
  'lookup',
  'report_read',
  'print',
  'export',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Kinds of records to which it is done. */
export const auditSubjects = [
  'individual',
  'company',
  'branch',
  'client',
  'user',
  'province',
  'city',
  'suburb',
  'book',
  'landlord',
  'property',
  'unit',
  'lease',
  'bank_account',
  'claim',
  'dispute',
  'consent',
  'disbursement',
  'journal',
  'payee',
  'inspection',
  'inspection_template',
  'contractor',
  'request',
  'work_order',
  'todo',
  'maintenance_schedule',
  'plan',
  'import',
  'message',
  'message_template',
  'automation',
  'document_template',
  'document',
  'list',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

const change = z.array(z.unknown());

/** What somebody did to a record; `changes` has each changed field with its value before and after. */
export const auditEvent = z.object({
  id: recordId,
  at: z.string(),
  user: z.nullable(z.object({ id: recordId, name: z.string() })),
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.nullable(recordId) }),
  changes: z.record(z.string(), change),
  request_id: z.string(),
});
export type AuditEvent = z.output<typeof auditEvent>;

/** A line of the audit without what changed: that stands in the history of the record. */
export const activityEvent = z.object({
  id: recordId,
  at: z.string(),
  user: auditEvent.shape.user,
  action: z.string(),
  /** `name` of people, companies and users. */
  subject: z.object({ type: z.string(), id: z.nullable(recordId), name: z.nullable(z.string()) }),
});
export type ActivityEvent = z.output<typeof activityEvent>;

/** What a client's users do with the register; `issue` is a report with a number and a hash. */
export const readActions = ['lookup', 'report_read', 'print', 'issue'] as const;
export type ReadAction = (typeof readActions)[number];

/** That a user of a client looked somebody up in the register, or read about them. */
export const readEvent = z.object({
  id: recordId,
  at: z.string(),
  user: z.object({ id: recordId, name: z.string() }),
  /** Without id whom the register does not know: the name is then the number that was looked up. */
  subject: z.object({ type: z.enum(partyTypes), id: z.nullable(recordId), name: z.string() }),
  action: z.enum(readActions),
  /** `record` where the record's page was opened, not the report. */
  view: z.enum(['report', 'record']),
  /** Of an issued report. */
  purpose: z.nullable(z.string()),
});
export type ReadEvent = z.output<typeof readEvent>;
