import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { payee, payeeInput } from './schema.ts';

export const listPayees = defineCall({
  method: 'GET',
  path: '/api/payees/',
  summary: 'The bank details of payees of a book, by name; of one with `party_type` and `party`.',
  query: ['q', 'party_type', 'party', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(payee),
});

export const putPayee = defineCall({
  method: 'PUT',
  path: '/api/payees/',
  summary:
    'Sets the bank details of a payee. Drafts for them take the new details, and whoever set them does not approve these.',
  body: payeeInput,
  status: 200,
  reply: payee,
});
