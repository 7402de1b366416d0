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
  'account balances',
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
  'bank accounts',
  'bank lines',
  'bank rules',
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
  'claims',
  'disputes',
  'consents',
  'data requests',
  'audit events',
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
  'factor_added',
  'factor_removed',
  'factor_failed',
  'passkey_blocked',
  'recovery_codes',
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
  'bank_rule',
  'claim',
  'dispute',
  'consent',
  'data_request',
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
  'opt_out',
  'automation',
  'document_template',
  'document',
  'list',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

const change = z.array(z.unknown());

/** What somebody did to a record; `changes` has each changed field with its value before and after, other records by name. */
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

/** Fields of events that only a computer reads: positions in the ledger, sessions, batches. */
export const isInternal = (field: string): boolean =>
  /_seq$|^(batch|cost|country_id|session|transfer|view)$/.test(field);

/** A line of the audit. */
export const activityEvent = z.object({
  id: recordId,
  at: z.string(),
  user: auditEvent.shape.user,
  /** In whose book; null where it is in none. */
  client: z.nullable(z.object({ id: recordId, name: z.string() })),
  action: z.string(),
  /** The number of what was posted: 'RC-000012'. */
  document: z.nullable(z.string()),
  /** `name` as the record is called now: a person, a company, 'L-0007', 'PV-000012'. */
  subject: z.object({ type: z.string(), id: z.nullable(recordId), name: z.nullable(z.string()) }),
  /** As in the history of the record, to Admins who may read that; {} to others. */
  changes: auditEvent.shape.changes,
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
