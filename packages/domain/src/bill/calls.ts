import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { bill, billInput } from './schema.ts';

export const listBills = defineCall({
  method: 'GET',
  path: '/api/bills/',
  summary: 'The bills of a book, newest first, a page at a time; with `due`, open ones of that age.',
  query: ['party_type', 'party', 'property', 'state', 'due', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(bill),
});

export const createBill = defineCall({
  method: 'POST',
  path: '/api/bills/',
  summary: 'Records a bill of a supplier, to be paid from the landlord’s money.',
  body: billInput,
  status: 201,
  reply: bill,
});

export const getBill = defineCall({
  method: 'GET',
  path: '/api/bills/{id}/',
  summary: 'A bill.',
  status: 200,
  reply: bill,
});
