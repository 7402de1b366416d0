import { defineCall } from '../contract/call.ts';
import { recordFilters, resourceCalls } from '../contract/resource.ts';
import { branch, branchInput, branchPatch, branchRow } from './schema.ts';

export const {
  list: listBranches,
  search: searchBranches,
  create: createBranch,
} = resourceCalls('/api/branches/', {
  singular: 'a branch',
  plural: 'branches with their companies',
  searched: "names, or whose company's names, registration number, telephones or email,",
  filters: recordFilters,
  row: branchRow,
  record: branch,
  input: branchInput,
});

export const getBranch = defineCall({
  method: 'GET',
  path: '/api/branches/{id}/',
  summary: 'The branch with its addresses and contacts, and the version that a change sends back.',
  status: 200,
  reply: branch,
});

export const updateBranch = defineCall({
  method: 'PATCH',
  path: '/api/branches/{id}/',
  summary: 'Changes a branch. Addresses and contacts are replaced whole.',
  body: branchPatch,
  status: 200,
  reply: branch,
});
