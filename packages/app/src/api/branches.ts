import { listBranches, searchBranches } from '@rentsafe/domain/branch';
import { listQueries } from './listQueries';

/** Branches with their companies. */
export const branchList = listQueries('branches', { list: listBranches, search: searchBranches });
