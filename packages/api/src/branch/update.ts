import type { Branch, BranchPatch } from '@rentsafe/domain/branch';
import { eq } from 'drizzle-orm';
import { checkAddresses, replaceAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import { branchRecord } from '../company/branches.ts';
import type { Db } from '../db/database.ts';
import { branchContacts, branches, companies } from '../db/schema.ts';
import { listChanges } from '../resource/changes.ts';
import { changeRecord } from '../resource/records.ts';
import { insertContacts, readBranch } from './repository.ts';

/** The company before its branch, as a change of the company takes them: the branch is found by the company's names. */
async function lockCompanyOf(db: Db, id: number): Promise<void> {
  await db
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(branches, eq(branches.company_id, companies.id))
    .where(eq(branches.id, id))
    .for('share', { of: companies });
}

async function replaceLists(
  db: Db,
  id: number,
  { addresses, contacts }: Pick<BranchPatch, 'addresses' | 'contacts'>,
): Promise<void> {
  if (addresses) await replaceAddresses(db, { branch_id: id }, await checkAddresses(db, addresses));
  if (contacts) {
    await db.delete(branchContacts).where(eq(branchContacts.branch_id, id));
    await insertContacts(db, id, contacts);
  }
}

/** Changes a branch: its name, and its addresses and contacts as a whole. */
export async function updateBranch(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...patch }: BranchPatch,
): Promise<Branch> {
  await lockCompanyOf(db, id);
  const target = { table: branches, type: 'branch', id, version } as const;
  await changeRecord(db, actor, target, async (row) => {
    const [company] = await db.select().from(companies).where(eq(companies.id, row.company_id));
    if (!company) throw new Error('A branch has no company.');
    const before = await readBranch(db, id);
    await replaceLists(db, id, patch);
    const lists = listChanges(before, await readBranch(db, id), ['addresses', 'contacts']);
    return { values: branchRecord(company, patch.branch_name ?? row.branch_name), lists };
  });
  return readBranch(db, id);
}
