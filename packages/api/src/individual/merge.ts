import type { MergeInput } from '@rentsafe/domain/duplicate';
import type { Individual, IndividualInput } from '@rentsafe/domain/individual';
import { and, eq, inArray } from 'drizzle-orm';
import { moveAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { branchContacts, contactDetails, employmentDetails, individuals } from '../db/schema.ts';
import { finishMerge, lockForMerge, missingValues } from '../resource/merge.ts';
import { changeRecord } from '../resource/records.ts';
import { refuseAnonymised } from './anonymise.ts';
import { individualRecord } from './record.ts';
import { readIndividual } from './repository.ts';

/** Where both are contacts of a branch, the one that stays does; else the branch gets the other. */
async function moveBranchContacts(db: Db, from: number, to: number): Promise<void> {
  const both = db
    .select({ id: branchContacts.branch_id })
    .from(branchContacts)
    .where(eq(branchContacts.individual_id, to));
  await db
    .delete(branchContacts)
    .where(and(eq(branchContacts.individual_id, from), inArray(branchContacts.branch_id, both)));
  await db.update(branchContacts).set({ individual_id: to }).where(eq(branchContacts.individual_id, from));
}

/** Merges a duplicate into another individual, whose own values stay where both have one. */
export async function mergeIndividual(
  db: Db,
  actor: Actor,
  id: number,
  { into, version }: MergeInput,
): Promise<Individual> {
  const target = { table: individuals, type: 'individual', id } as const;
  const { from, to } = await lockForMerge(db, target, { into, version });
  refuseAnonymised(from);
  refuseAnonymised(to);
  const snapshot = await readIndividual(db, id);
  await changeRecord(db, actor, { ...target, id: into, version: 'any' }, async () => {
    await moveAddresses(db, { individual_id: id }, { individual_id: into });
    await db.update(contactDetails).set({ individual_id: into }).where(eq(contactDetails.individual_id, id));
    await db
      .update(employmentDetails)
      .set({ individual_id: into })
      .where(eq(employmentDetails.individual_id, id));
    await moveBranchContacts(db, id, into);
    const lists = missingValues(to, from, ['notes', 'next_of_kin', 'documents']);
    const merged = { ...(await readIndividual(db, into)), ...lists } as IndividualInput;
    return { action: 'merge', values: individualRecord(merged), lists: { merged: [null, id] } };
  });
  await finishMerge(db, actor, target, { into, snapshot });
  return readIndividual(db, into);
}
