import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import {
  receipt,
  receiptAllocation,
  receiptIdentification,
  receiptInput,
  receiptReversal,
  receiptUnallocation,
} from './schema.ts';

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

const verb = { method: 'POST', status: 200, reply: receipt } as const;

export const identifyReceipt = defineCall({
  ...verb,
  path: '/api/receipts/{id}/identify/',
  summary: 'Names the lease that a receipt is for, and allocates it.',
  body: receiptIdentification,
});

export const allocateReceipt = defineCall({
  ...verb,
  path: '/api/receipts/{id}/allocate/',
  summary: 'Allocates what is left of a receipt to charges.',
  body: receiptAllocation,
});

export const unallocateReceipt = defineCall({
  ...verb,
  path: '/api/receipts/{id}/unallocate/',
  summary: 'Takes allocations of a receipt back.',
  body: receiptUnallocation,
});

export const reverseReceipt = defineCall({
  ...verb,
  path: '/api/receipts/{id}/reverse/',
  summary: 'Reverses a receipt, such as one that bounced; it stays in the accounts.',
  body: receiptReversal,
});
