import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { payee, payeeInput } from './schema.ts';

export const listPayees = defineCall({
  method: 'GET',
  path: '/api/payees/',
  summary: "The bank details of a book's payees, by name, or of one with `party_type` and `party`.",
  query: ['q', 'party_type', 'party', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(payee),
});

export const putPayee = defineCall({
  method: 'PUT',
  path: '/api/payees/',
  summary: "Sets a payee's bank details. Drafts take the new details, and the caller cannot approve them.",
  body: payeeInput,
  status: 200,
  reply: payee,
});
