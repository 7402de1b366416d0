import { defineCall } from '../call.ts';
import { disbursement } from '../disbursement/schema.ts';
import { deposit, depositDeduction, depositPage, depositRefund } from './schema.ts';

export const listDeposits = defineCall({
  method: 'GET',
  path: '/api/deposits/',
  summary:
    'The deposits of a book by lease and currency, the latest lease first, a page at a time, with the total held.',
  query: ['q', 'state', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: depositPage,
});

export const deductDeposit = defineCall({
  method: 'POST',
  path: '/api/deposits/{id}/deduct/',
  summary: 'Settles a charge of a lease from its deposit.',
  body: depositDeduction,
  status: 200,
  reply: deposit,
});

export const refundDeposit = defineCall({
  method: 'POST',
  path: '/api/deposits/{id}/refund/',
  summary: 'Drafts a disbursement of a lease’s deposit to its tenant.',
  body: depositRefund,
  status: 200,
  reply: disbursement,
});
