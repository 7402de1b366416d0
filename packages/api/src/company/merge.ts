import { type Company, companyInput } from '@rentsafe/domain/company';
import type { MergeInput } from '@rentsafe/domain/duplicate';
import { eq } from 'drizzle-orm';
import { moveAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import { lockAllBooks } from '../book/lock.ts';
import type { Db } from '../db/database.ts';
import { branches, clients, companies } from '../db/schema.ts';
import { mergeParties } from '../party/repository.ts';
import { mergeRecord, missingValues } from '../resource/merge.ts';
import { renameBranches } from './branches.ts';
import { companySearchText } from './record.ts';
import { readCompany } from './repository.ts';

type Row = typeof companies.$inferSelect;

const {
  registration_number: _,
  registration_name: _name,
  addresses: _addresses,
  profile,
  ...own
} = companyInput.shape;
const { email: _email, ...ofProfile } = profile.shape;

/** Fields that the record that stays may lack. */
const optional = Object.keys({ ...own, ...ofProfile }) as (keyof typeof own | keyof typeof ofProfile)[];

async function moveCompany(db: Db, from: Row, to: Row) {
  await moveAddresses(db, { owner: 'company_id', from: from.id, to: to.id });
  await db
    .update(branches)
    .set({ company_id: to.id, is_head_office: false })
    .where(eq(branches.company_id, from.id));
  await mergeParties(db, 'company', from.id, to.id);
  await db.update(clients).set({ company_id: to.id }).where(eq(clients.company_id, from.id));
  const taken = missingValues(to, from, optional);
  const merged = { ...to, ...taken };
  await renameBranches(db, merged);
  return { ...taken, search_text: companySearchText(merged) };
}

/** Merges a duplicate into another company, whose own values stay where both have one. Its head office becomes a branch. */
export async function mergeCompany(db: Db, actor: Actor, id: number, input: MergeInput): Promise<Company> {
  await lockAllBooks(db);
  return mergeRecord(
    db,
    actor,
    { table: companies, type: 'company', read: readCompany, move: moveCompany },
    { id, ...input },
  );
}
