import { defineCall } from '../call.ts';
import { lookupAllowance, nameablePage } from './naming.ts';

export const listParties = defineCall({
  method: 'GET',
  path: '/api/parties/',
  summary:
    'The people and companies that the caller may name in a body, newest first, a page at a time; `q` searches by name or number. Look others up by number first.',
  query: ['q', 'type', 'page', 'page_size'],
  status: 200,
  reply: nameablePage,
});

export const getLookups = defineCall({
  method: 'GET',
  path: '/api/lookups/',
  summary: 'How many lookups the caller has left this hour.',
  status: 200,
  reply: lookupAllowance,
});
