import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import {
  claimDay,
  claimNotice,
  claimWithdrawal,
  leaseClaim,
  leaseClaimInput,
  leaseClaimPatch,
} from './schema.ts';

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
  summary: 'Drafts a claim of what is overdue on a lease.',
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

export const updateClaim = defineCall({
  method: 'PATCH',
  path: '/api/claims/{id}/',
  summary: 'Changes the draft of a claim.',
  body: leaseClaimPatch,
  status: 200,
  reply: leaseClaim,
});

const verb = { method: 'POST', status: 200, reply: leaseClaim } as const;

export const giveClaimNotice = defineCall({
  ...verb,
  path: '/api/claims/{id}/notice/',
  summary: 'Records that notice of a claim was given; the waiting time begins.',
  body: claimNotice,
});

export const publishClaim = defineCall({
  ...verb,
  path: '/api/claims/{id}/list/',
  summary: 'Lists a claim: reports show it from that day on.',
  body: claimDay,
});

export const settleClaim = defineCall({
  ...verb,
  path: '/api/claims/{id}/settle/',
  summary: 'Ends a listed claim that was paid.',
  body: claimDay,
});

export const withdrawClaim = defineCall({
  ...verb,
  path: '/api/claims/{id}/withdraw/',
  summary: 'Ends a claim that should not stand; it stays withdrawn.',
  body: claimWithdrawal,
});
