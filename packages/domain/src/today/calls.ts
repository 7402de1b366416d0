import { defineCall } from '../call.ts';
import { todayReply } from './schema.ts';

export const getToday = defineCall({
  method: 'GET',
  path: '/api/overview/today/',
  summary:
    'What is in the accounts of a book, whose it is, what came in this month, and what waits for the caller.',
  query: ['client'],
  status: 200,
  reply: todayReply,
});
