import {
  type BranchInput,
  type BranchRow,
  createBranch,
  listBranches,
  searchBranches,
} from '@rentsafe/domain/branch';
import {
  type CompanyCreated,
  type CompanyInput,
  createCompany,
  getCompanyReport,
  lookUpCompany,
} from '@rentsafe/domain/company';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import { CREATION_TIMEOUT, matchOrNull, refetchWhenInvalidated } from './creation';
import type { ListState } from './listState';
import { refetchWhenOutdated } from './reportAge';
import { showAdded } from './showAdded';

export const companyKeys = {
  branches: ['branches'],
  branchList: ({ q, page }: ListState) => ['branches', q, page],
  report: (id: number) => ['company-report', id],
} as const;

/** A page of branches with their companies: of the search for `q`, or of all of them. */
export const branchesQuery = ({ q, page }: ListState) =>
  queryOptions({
    queryKey: companyKeys.branchList({ q, page }),
    queryFn: ({ signal }) =>
      q
        ? request(searchBranches, { query: { q, page }, signal })
        : request(listBranches, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: refetchWhenInvalidated,
  });

/** What the company report shows. */
export const companyReportQuery = (id: number) =>
  queryOptions({
    queryKey: companyKeys.report(id),
    queryFn: ({ signal }) => request(getCompanyReport, { ids: { id }, signal }),
    refetchOnMount: refetchWhenOutdated,
  });

/** Throws `ApiError`. */
export const addCompany = (body: CompanyInput, idempotencyKey: string) =>
  request(createCompany, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** Throws `ApiError`. */
export const addBranch = (body: BranchInput, idempotencyKey: string) =>
  request(createBranch, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** The branch lists that were read are read again. */
export function refreshBranches(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: companyKeys.branches });
}

/** The head office of a new company stands on top of the branch lists that were read, which are then read again. */
export function showCompany(queryClient: QueryClient, { id, company, branch }: CompanyCreated): void {
  const { registration_name, registration_number } = company;
  if (branch) {
    const row: BranchRow = { ...branch, company: { id, registration_name, registration_number } };
    showAdded(queryClient, companyKeys.branches, row);
  }
  refreshBranches(queryClient);
}

/** The company that has this registration number already. */
export const companyMatchQuery = (registration_number: string) =>
  queryOptions({
    queryKey: ['company-match', registration_number],
    queryFn: ({ signal }) => matchOrNull(request(lookUpCompany, { query: { registration_number }, signal })),
    // Somebody may add the record in the meantime.
    gcTime: 0,
  });
