import { defineCall } from '../call.ts';
import { searchHits } from './schema.ts';

export const searchRecords = defineCall({
  method: 'GET',
  path: '/api/search/',
  summary:
    'The records that the caller may open, by number and by text: numbers first, up to five of a kind. `kinds` narrows it, with commas.',
  query: ['q', 'kinds', 'client'],
  status: 200,
  reply: searchHits,
});
