import { defineCall } from '../contract/call.ts';
import { firstCalls } from '../firstCalls/index.ts';
import { paginated } from '../pagination/index.ts';
import { branch, branchInput, branchRow } from './schema.ts';

export const listBranches = defineCall({
  ...firstCalls.listBranches,
  reply: paginated(branchRow),
});

export const searchBranches = defineCall({
  ...firstCalls.searchBranches,
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
