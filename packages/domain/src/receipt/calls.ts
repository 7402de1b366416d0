import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { receipt, receiptInput } from './schema.ts';

export const listReceipts = defineCall({
  method: 'GET',
  path: '/api/receipts/',
  summary: 'The receipts of a book, newest first, a page at a time.',
  query: ['q', 'lease', 'state', 'bank_account', 'from', 'to', 'client', 'format', 'page', 'page_size'],
  status: 200,
  reply: paginated(receipt),
});

export const createReceipt = defineCall({
  method: 'POST',
  path: '/api/receipts/',
  summary: 'Records money received, and allocates it to charges.',
  body: receiptInput,
  status: 201,
  reply: receipt,
});

export const getReceipt = defineCall({
  method: 'GET',
  path: '/api/receipts/{id}/',
  summary: 'A receipt.',
  status: 200,
  reply: receipt,
});
