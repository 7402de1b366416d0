import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { reconciliation, reconciliationInput, reconciliationPreview } from './schema.ts';

export const previewReconciliation = defineCall({
  method: 'POST',
  path: '/api/reconciliations/preview/',
  summary: 'Compares a bank account with the accounts on a day; signs nothing.',
  body: reconciliationInput,
  status: 200,
  reply: reconciliationPreview,
});

export const listReconciliations = defineCall({
  method: 'GET',
  path: '/api/reconciliations/',
  summary: 'The signed reconciliations of a book, newest first, a page at a time.',
  query: ['bank_account', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: paginated(reconciliation),
});

export const createReconciliation = defineCall({
  method: 'POST',
  path: '/api/reconciliations/',
  summary:
    'Signs a reconciliation: at the end of a statement, to a typed balance, a count, or where nothing moved.',
  body: reconciliationInput,
  status: 201,
  reply: reconciliation,
});
