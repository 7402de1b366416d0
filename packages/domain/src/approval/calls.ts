import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { approval } from './schema.ts';

export const listApprovals = defineCall({
  method: 'GET',
  path: '/api/approvals/',
  summary: 'The payments, journals and work orders of a book that wait for an approval, oldest first.',
  query: ['mine', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(approval),
});
