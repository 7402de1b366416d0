import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { leaseClaim, leaseClaimInput } from './schema.ts';

export const listClaims = defineCall({
  method: 'GET',
  path: '/api/claims/',
  summary: 'The claims of a book, newest first, a page at a time.',
  query: ['state', 'lease', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(leaseClaim),
});

export const createClaim = defineCall({
  method: 'POST',
  path: '/api/claims/',
  summary: 'Drafts a claim for overdue charges of a lease.',
  body: leaseClaimInput,
  status: 201,
  reply: leaseClaim,
});

export const getClaim = defineCall({
  method: 'GET',
  path: '/api/claims/{id}/',
  summary: 'A claim.',
  status: 200,
  reply: leaseClaim,
});
