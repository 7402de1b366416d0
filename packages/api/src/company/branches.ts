import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { branches } from '../db/schema.ts';
import { foldAll } from '../search/fold.ts';
import { type CompanySearch, companySearchText } from './record.ts';

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

/** Writes the company's new names into what its branches are found by: in one statement, so that none waits for another. */
export async function renameBranches(db: Db, company: BranchCompany): Promise<void> {
  const found = await db
    .select({ id: branches.id, branch_name: branches.branch_name })
    .from(branches)
    .where(eq(branches.company_id, company.id));
  const renamed = found.map(({ id, branch_name }) => ({ id, ...branchRecord(company, branch_name) }));
  await db.execute(
    sql`UPDATE ${branches} SET search_text = renamed.search_text, sort_name = renamed.sort_name
        FROM json_to_recordset(${JSON.stringify(renamed)}::json)
          AS renamed(id bigint, search_text text, sort_name text)
        WHERE branches.id = renamed.id`,
  );
}
