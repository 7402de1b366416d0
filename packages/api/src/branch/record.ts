import { type CompanySearch, companySearchText } from '../company/record.ts';
import { foldAll } from '../search/fold.ts';

/** What a branch is found by of its company. */
export type BranchCompany = CompanySearch & { id: number };

/** A branch is found, and sorted, by its company too. */
export const branchSearch = (company: CompanySearch, branch_name: string) => ({
  search_text: foldAll(branch_name, companySearchText(company)),
  sort_name: foldAll(company.registration_name, branch_name),
});

/** A branch as it is stored. */
export const branchRecord = (company: BranchCompany, branch_name: string) => ({
  company_id: company.id,
  branch_name,
  ...branchSearch(company, branch_name),
});
