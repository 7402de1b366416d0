import type { Company, CompanyInput, CompanyPatch } from '@rentsafe/domain/company';
import { checkAddresses, replaceAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { companies } from '../db/schema.ts';
import { listChanges } from '../resource/changes.ts';
import { changeRecord } from '../resource/records.ts';
import { renameBranches } from './branches.ts';
import { companyRecord } from './record.ts';
import { readCompany, repeatedCompany } from './repository.ts';

/** Changes a company: the fields that are sent, of the profile too, and the addresses as a whole. Its branches are then found by its new names. */
export async function updateCompany(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...patch }: CompanyPatch,
): Promise<Company> {
  const target = { table: companies, type: 'company', id, version } as const;
  const number = patch.registration_number ?? '';
  let searchText = '';
  const after = await changeRecord(db, actor, target, async (row) => {
    searchText = row.search_text;
    const before = await readCompany(db, id);
    const profile = { ...before.profile, ...patch.profile };
    const changed = { ...before, ...patch, profile } as CompanyInput;
    if (patch.addresses) {
      await replaceAddresses(db, { company_id: id }, await checkAddresses(db, patch.addresses));
    }
    const lists = listChanges(before, await readCompany(db, id), ['addresses']);
    return { values: companyRecord(changed), lists };
  });
  if (!after) throw await repeatedCompany(db, number);
  if (after.search_text !== searchText) await renameBranches(db, after);
  return readCompany(db, id);
}
