import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { dispute, disputeInput } from './schema.ts';

export const listDisputes = defineCall({
  method: 'GET',
  path: '/api/disputes/',
  summary:
    'The disputes of a book, newest first, a page at a time; for the provider without `client` those of all books, the ones that must be decided next first.',
  query: ['q', 'state', 'days_left', 'lease', 'claim', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(dispute),
});

export const createDispute = defineCall({
  method: 'POST',
  path: '/api/disputes/',
  summary: "Records a tenant's dispute of a charge or a claim, or a client's of its own report.",
  body: disputeInput,
  status: 201,
  reply: dispute,
});
