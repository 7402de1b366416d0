import { getBranch, listBranches, searchBranches } from '@rentsafe/domain/branch';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client';
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
