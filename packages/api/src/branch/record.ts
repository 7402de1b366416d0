import { companySearchText } from '../company/record.ts';
import { foldAll } from '../search/fold.ts';

/** A branch as it is stored; it is found by its company's names too. */
export function branchRecord(
  company: {
    id: number;
    registration_name: string;
    registration_number: string;
    trading_name: string | null;
  },
  branch_name: string,
) {
  return {
    company_id: company.id,
    branch_name,
    search_text: foldAll(branch_name, companySearchText(company)),
    sort_name: foldAll(company.registration_name, branch_name),
  };
}
