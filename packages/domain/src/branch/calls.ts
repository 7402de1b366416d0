import { recordFilters, resourceCalls } from '../resource.ts';
import { branch, branchInput, branchPatch, branchRow } from './schema.ts';

export const {
  list: listBranches,
  search: searchBranches,
  create: createBranch,
  read: getBranch,
  change: updateBranch,
} = resourceCalls('/api/branches/', {
  singular: 'a branch',
  plural: 'branches with their companies',
  searched: "names, or whose company's names, registration number, telephones or email,",
  filters: [...recordFilters, 'company', 'city', 'to_mend'],
  row: branchRow,
  record: branch,
  input: branchInput,
  patch: branchPatch,
});
