import type { Company } from '@rentsafe/domain/company';
import type { MergeInput } from '@rentsafe/domain/duplicate';
import { eq } from 'drizzle-orm';
import { moveAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { branches, clients, companies } from '../db/schema.ts';
import { finishMerge, lockForMerge, missingValues } from '../resource/merge.ts';
import { changeRecord } from '../resource/records.ts';
import { renameBranches } from './branches.ts';
import { companySearchText } from './record.ts';
import { readCompany } from './repository.ts';

/** What a duplicate may know and the other not. */
const optional = [
  'trading_name',
  'legal_status',
  'date_of_incorporation',
  'industry',
  'notes',
  'documents',
  'registration_date',
  'mobile_phone',
  'landline_phone',
  'tin_number',
  'vat_number',
  'number_of_employees',
  'website',
  'twitter',
  'facebook',
  'instagram',
  'linkedin',
  'operations',
  'account_number',
  'trading_status',
] as const;

/** Merges a duplicate into another company, whose own values stay where both have one. Its head office becomes a branch. */
export async function mergeCompany(
  db: Db,
  actor: Actor,
  id: number,
  { into, version }: MergeInput,
): Promise<Company> {
  const target = { table: companies, type: 'company', id } as const;
  const { from, to } = await lockForMerge(db, target, { into, version });
  const snapshot = await readCompany(db, id);
  const after = await changeRecord(db, actor, { ...target, id: into, version: 'any' }, () => {
    const taken = missingValues(to, from, optional);
    const search_text = companySearchText({ ...to, ...taken });
    return { action: 'merge', values: { ...taken, search_text }, lists: { merged: [null, id] } };
  });
  if (!after) throw new Error('A merge repeated a number.');
  await moveAddresses(db, { company_id: id }, { company_id: into });
  await db
    .update(branches)
    .set({ company_id: into, is_head_office: false })
    .where(eq(branches.company_id, id));
  await renameBranches(db, after);
  await db.update(clients).set({ company_id: into }).where(eq(clients.company_id, id));
  await finishMerge(db, actor, target, { into, snapshot });
  return readCompany(db, into);
}
