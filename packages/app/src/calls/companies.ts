import { type BranchInput, type BranchRow, createBranch } from '@rentsafe/domain/branch';
import {
  type Company,
  type CompanyCreated,
  type CompanyInput,
  type CompanyPatch,
  type CompanyRow,
  createCompany,
  findSimilarCompanies,
  getCompanyReport,
  listCompanies,
  lookUpCompany,
  mergeCompany,
  searchCompanies,
  updateCompany,
} from '@rentsafe/domain/company';
import type { PlainDate } from '@rentsafe/format/date';
import type { ComboboxSearch } from '@rentsafe/ui/Combobox';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { branchesOf, branchList } from './branches';
import { request } from './client';
import { CREATION_TIMEOUT, matchOrNull, similarOrNone } from './creation';
import { historyOf } from './history';
import { lenient } from './lenient';
import { prependToLists } from './prependToLists';
import { reportKey, reportStaleTime } from './reportAge';

/** A company as recorded, as it is now, each time it is shown. No report is read by it. */
export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ['company', id],
    queryFn: ({ signal }): Promise<Company> =>
      request(getCompanyReport, { ids: { id }, query: { view: 'record' }, signal }),
    refetchOnMount: 'always',
  });

/** What the company report shows, at the end of a day; '' for today. */
export const companyReportQuery = (id: number, asAt: PlainDate | '' = '') =>
  queryOptions({
    queryKey: reportKey('company', id, asAt),
    queryFn: ({ signal }) =>
      request(getCompanyReport, { ids: { id }, ...(asAt && { query: { as_at: asAt } }), signal }),
    // While the report of another day is on its way, that which is shown stays; never that on somebody else.
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
    staleTime: reportStaleTime,
    refetchOnMount: true,
  });

/** A new company, and its head office where the backend makes and returns one. */
interface NewCompany extends Pick<CompanyCreated, 'id' | 'branch'> {
  company: Pick<CompanyRow, 'registration_name' | 'registration_number'>;
}

const creatingCompany = lenient(createCompany);
const creatingBranch = lenient(createBranch);

/** Throws `ApiError`. */
export async function addCompany(body: CompanyInput, idempotencyKey: string): Promise<NewCompany> {
  const created = await request(creatingCompany, { body, idempotencyKey, timeout: CREATION_TIMEOUT });
  return { company: body, ...created };
}

/** Throws `ApiError`. */
export const addBranch = (body: BranchInput, idempotencyKey: string) =>
  request(creatingBranch, { body, idempotencyKey, timeout: CREATION_TIMEOUT });

/** The head office of a new company stands on top of the branch lists that were read, which are then read again. */
export function showCompany(queryClient: QueryClient, { id, company, branch }: NewCompany): void {
  const { registration_name, registration_number } = company;
  if (branch) {
    const row: BranchRow = { ...branch, company: { id, registration_name, registration_number } };
    prependToLists(queryClient, branchList.key, row);
  }
  void queryClient.invalidateQueries({ queryKey: branchList.key });
}

/** Throws `ApiError`. */
export const changeCompany = (id: number, body: CompanyPatch) =>
  request(updateCompany, { ids: { id }, body });

/** A changed company: what was read of it before is read again when it is next shown. */
export function showCompanyChange(queryClient: QueryClient, company: Company): void {
  const { id } = company;
  queryClient.setQueryData(companyQuery(id).queryKey, company);
  for (const queryKey of [
    branchList.key,
    branchesOf(id).key,
    companyReportQuery(id).queryKey,
    historyOf('company', id).key,
  ])
    void queryClient.invalidateQueries({ queryKey });
}

/** Merges a duplicate, of that version, into the company that is kept and returned. Throws `ApiError`. */
export const mergeInto = (id: number, into: number, version: number) =>
  request(mergeCompany, { ids: { id }, body: { into, version } });

/** Two companies are one now. */
export function showCompanyMerge(queryClient: QueryClient, kept: Company, goneId: number): void {
  queryClient.removeQueries({ queryKey: companyQuery(goneId).queryKey });
  showCompanyChange(queryClient, kept);
}

/** Finds companies by name or number; without a term, those of the first page. */
export const findCompanies: ComboboxSearch = async (q, signal) => {
  const { results } = await (q
    ? request(searchCompanies, { query: { q, page: 1 }, signal })
    : request(listCompanies, { query: { page: 1 }, signal }));
  return results.map(({ id, registration_name, registration_number }) => ({
    value: id,
    label: registration_name,
    ...(registration_number && { description: registration_number }),
  }));
};

/** The company that has this registration number already. */
export const companyMatchQuery = (registration_number: string) =>
  queryOptions({
    queryKey: ['company-match', registration_number],
    queryFn: ({ signal }) => matchOrNull(request(lookUpCompany, { query: { registration_number }, signal })),
    // Somebody may add the record in the meantime.
    gcTime: 0,
  });

/** Records that may be of the same company, by what a query string holds of it. */
export const similarCompanies = (search: string) =>
  queryOptions({
    queryKey: ['similar-company', search],
    queryFn: ({ signal }) => {
      const query = Object.fromEntries(new URLSearchParams(search));
      return similarOrNone(request(findSimilarCompanies, { query, signal }));
    },
    // Somebody may add or merge records in the meantime.
    gcTime: 0,
  });
