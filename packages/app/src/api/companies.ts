import { listBranches, searchBranches } from '@rentsafe/domain/branch';
import { getCompanyReport } from '@rentsafe/domain/company';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from './client';
import type { ListState } from './listState';
import { refetchWhenOutdated } from './reportAge';

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
  });

/** What the company report shows. */
export const companyReportQuery = (id: number) =>
  queryOptions({
    queryKey: companyKeys.report(id),
    queryFn: ({ signal }) => request(getCompanyReport, { ids: { id }, signal }),
    refetchOnMount: refetchWhenOutdated,
  });
