import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { debtCall, debtCallNote, debtCallPromise, debtCallRow } from './schema.ts';

export const listDebtors = defineCall({
  method: 'GET',
  path: '/api/debt-calls/',
  summary: 'The leases that owe in a currency, the largest debt first, a page at a time.',
  query: ['currency', 'bucket', 'step', 'q', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: paginated(debtCallRow),
});

export const listDebtCalls = defineCall({
  method: 'GET',
  path: '/api/debt-calls/{id}/',
  summary: 'Calls, promises and demands of a lease, newest first, a page at a time.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(debtCall),
});

const verb = { method: 'POST', status: 200, reply: debtCallRow } as const;

export const noteDebtCall = defineCall({
  ...verb,
  path: '/api/debt-calls/{id}/note/',
  summary: 'Notes a call about the debts of a lease.',
  body: debtCallNote,
});

export const recordPromise = defineCall({
  ...verb,
  path: '/api/debt-calls/{id}/promise/',
  summary: "Records a tenant's promise to pay an amount by a date.",
  body: debtCallPromise,
});

export const recordDemand = defineCall({
  ...verb,
  path: '/api/debt-calls/{id}/demand/',
  summary: 'Records a demand that was sent.',
  body: debtCallNote,
});
