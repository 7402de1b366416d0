import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { dispute, disputeAnswer, disputeDecision, disputeInput, disputeWithdrawal } from './schema.ts';

export const listDisputes = defineCall({
  method: 'GET',
  path: '/api/disputes/',
  summary: 'The disputes of a book, newest first, a page at a time.',
  query: ['state', 'lease', 'claim', 'client', 'page', 'page_size'],
  status: 200,
  reply: paginated(dispute),
});

export const createDispute = defineCall({
  method: 'POST',
  path: '/api/disputes/',
  summary: 'Records that a tenant disputes a charge or a claim.',
  body: disputeInput,
  status: 201,
  reply: dispute,
});

const verb = { method: 'POST', status: 200, reply: dispute } as const;

export const answerDispute = defineCall({
  ...verb,
  path: '/api/disputes/{id}/answer/',
  summary: 'Records what the book says to an open dispute.',
  body: disputeAnswer,
});

export const withdrawDispute = defineCall({
  ...verb,
  path: '/api/disputes/{id}/withdraw/',
  summary: 'Ends an open dispute that the tenant withdrew.',
  body: disputeWithdrawal,
});

export const decideDispute = defineCall({
  ...verb,
  path: '/api/disputes/{id}/decide/',
  summary: 'Decides an open dispute: upheld or rejected.',
  body: disputeDecision,
});
