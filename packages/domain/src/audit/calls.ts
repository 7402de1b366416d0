import { defineCall } from '../call.ts';
import { paginated } from '../pagination/index.ts';
import { activityEvent, auditEvent, exportInput, exportRecord, readEvent } from './schema.ts';

export const listAuditEvents = defineCall({
  method: 'GET',
  path: '/api/audit/',
  summary:
    'The history of a record, newest first; `subject` is its type and id: `company:12`. `changes=true`: without reads and prints.',
  query: ['subject', 'changes', 'page', 'page_size'],
  status: 200,
  reply: paginated(auditEvent),
});

export const listActivity = defineCall({
  method: 'GET',
  path: '/api/audit/events/',
  summary:
    "The audit log, newest first, by action, kind of record (several with commas) and day. `mine=true`: the caller's own events, which is all that a User sees.",
  query: ['action', 'type', 'user', 'mine', 'created_from', 'created_to', 'page', 'page_size'],
  status: 200,
  reply: paginated(activityEvent),
});

export const recordExport = defineCall({
  method: 'POST',
  path: '/api/audit/exports/',
  summary: 'Records that a list was printed or saved as CSV in the browser.',
  body: exportInput,
  status: 201,
  reply: exportRecord,
});

export const listReads = defineCall({
  method: 'GET',
  path: '/api/reads/',
  summary:
    "The people and companies that a client's users looked up, read or issued reports about, newest first. RentSafe Admins name a `client`; others see their own.",
  query: ['client', 'page', 'page_size'],
  status: 200,
  reply: paginated(readEvent),
});
