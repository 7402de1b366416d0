import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { periodLock, periodLockInput } from './schema.ts';

export const listPeriodLocks = defineCall({
  method: 'GET',
  path: '/api/period-locks/',
  summary: 'The period locks of a book, newest first, a page at a time; the first is in force.',
  query: ['client', 'page', 'page_size'],
  status: 200,
  reply: paginated(periodLock),
});

export const createPeriodLock = defineCall({
  method: 'POST',
  path: '/api/period-locks/',
  summary: 'Reopens a locked period back to an earlier day, with a reason.',
  body: periodLockInput,
  status: 201,
  reply: periodLock,
});
