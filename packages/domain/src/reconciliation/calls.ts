import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { reconciliation, reconciliationInput, reconciliationPreview } from './schema.ts';

export const previewReconciliation = defineCall({
  method: 'POST',
  path: '/api/reconciliations/preview/',
  summary: 'Compares the end of a bank statement with the accounts; signs nothing.',
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
  summary: 'Signs a reconciliation at the end of a statement.',
  body: reconciliationInput,
  status: 201,
  reply: reconciliation,
});
