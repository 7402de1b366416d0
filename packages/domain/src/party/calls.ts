import { defineCall } from '../call.ts';
import { lookupAllowance, nameablePage } from './naming.ts';

export const listParties = defineCall({
  method: 'GET',
  path: '/api/parties/',
  summary:
    'Whom the caller may name in a body, newest first, a page at a time; `q` finds them by name or number. A person who is missing is looked up by number first.',
  query: ['q', 'type', 'page', 'page_size'],
  status: 200,
  reply: nameablePage,
});

export const getLookups = defineCall({
  method: 'GET',
  path: '/api/lookups/',
  summary: 'How many numbers the caller may still look up in this hour.',
  status: 200,
  reply: lookupAllowance,
});
