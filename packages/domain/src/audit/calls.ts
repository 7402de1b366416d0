import { defineCall } from '../call.ts';
import { paginated } from '../pagination/index.ts';
import { activityEvent, auditEvent, exportInput, exportRecord, readEvent } from './schema.ts';

export const listAuditEvents = defineCall({
  method: 'GET',
  path: '/api/audit/',
  summary:
    'What was done to a record, newest first; `subject` is its type and id: `company:12`. `changes=true`: without reads and prints.',
  query: ['subject', 'changes', 'page', 'page_size'],
  status: 200,
  reply: paginated(auditEvent),
});

export const listActivity = defineCall({
  method: 'GET',
  path: '/api/audit/events/',
  summary:
    'What was done, newest first, by action and kind of record (several with commas) and day. `mine=true`: by oneself, which is all that a User sees.',
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
    "Whom a client's users looked up, read and issued reports about, newest first. `client`, for Admins of the provider, else the own one.",
  query: ['client', 'page', 'page_size'],
  status: 200,
  reply: paginated(readEvent),
});
