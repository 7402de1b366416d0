import { defineCall } from '../contract/call.ts';
import { paginated } from '../pagination/index.ts';
import { branch, branchInput, branchRow } from './schema.ts';

export const listBranches = defineCall({
  method: 'GET',
  path: '/api/branches/',
  summary: 'Branches with their companies, a page at a time.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(branchRow),
});

export const searchBranches = defineCall({
  method: 'GET',
  path: '/api/branches/search/',
  summary: 'Branches whose company, registration number or name hold every word of `q`.',
  query: ['q', 'page', 'page_size'],
  status: 200,
  reply: paginated(branchRow),
});

export const createBranch = defineCall({
  method: 'POST',
  path: '/api/branches/',
  summary: 'Creates a branch of a company.',
  body: branchInput,
  status: 201,
  reply: branch,
});
