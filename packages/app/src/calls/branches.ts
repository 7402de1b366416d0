import {
  type Branch,
  type BranchPatch,
  getBranch,
  listBranches,
  searchBranches,
  updateBranch,
} from '@rentsafe/domain/branch';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { historyOf } from './history';
import { listQueries } from './listQueries';

/** Branches with their companies. */
export const branchList = listQueries('branches', { list: listBranches, search: searchBranches });

/** The branches of one company. */
export const branchesOf = (company: number) =>
  listQueries(`branches of ${company}`, { list: listBranches, query: { company } });

/** A branch with its addresses and contacts: as it is now, each time it is shown. */
export const branchQuery = (id: number) =>
  queryOptions({
    queryKey: ['branch', id],
    queryFn: ({ signal }) => request(getBranch, { ids: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Throws `ApiError`. */
export const changeBranch = (id: number, body: BranchPatch) => request(updateBranch, { ids: { id }, body });

/** A changed branch: what was read of it before is read again when it is next shown. */
export function showBranchChange(queryClient: QueryClient, branch: Branch): void {
  const { id, company } = branch;
  queryClient.setQueryData(branchQuery(id).queryKey, branch);
  for (const queryKey of [branchList.key, branchesOf(company.id).key, historyOf('branch', id).key])
    void queryClient.invalidateQueries({ queryKey });
}
