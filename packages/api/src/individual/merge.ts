import type { MergeInput } from '@rentsafe/domain/duplicate';
import {
  type Individual,
  type IndividualInput,
  MAX_CONTACT_DETAILS,
  MAX_EMPLOYMENTS,
} from '@rentsafe/domain/individual';
import { and, eq, inArray } from 'drizzle-orm';
import { moveAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import { lockAllBooks } from '../book/lock.ts';
import type { Db } from '../db/database.ts';
import { branchContacts, contactDetails, employmentDetails, individuals } from '../db/schema.ts';
import { mergeParties } from '../party/repository.ts';
import { isSame } from '../resource/changes.ts';
import { mergeRecord, missingValues } from '../resource/merge.ts';
import { type Move, moveRows, normalised } from '../resource/moveRows.ts';
import { refuseAnonymised } from './anonymise.ts';
import { individualRecord } from './record.ts';
import { readIndividual } from './repository.ts';

type Row = typeof individuals.$inferSelect;
type Contact = typeof contactDetails.$inferSelect;
type Employment = typeof employmentDetails.$inferSelect;

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

/** True when a contact has every number and the email of another. */
const isSameContact = (row: Contact, own: Contact) =>
  row.mobile_phone.every((phone) => own.mobile_phone.includes(phone)) &&
  (row.email === null || normalised(row.email) === normalised(own.email));

const isSameEmployment = (
  { id: _, individual_id, ...row }: Employment,
  { id: __, individual_id: ___, ...own }: Employment,
) => isSame(row, own);

async function moveIndividual(db: Db, from: Row, to: Row) {
  refuseAnonymised(from);
  refuseAnonymised(to);
  const move: Move = { owner: 'individual_id', from: from.id, to: to.id };
  await moveAddresses(db, move);
  await moveRows(db, contactDetails, move, {
    plural: 'contacts',
    max: MAX_CONTACT_DETAILS,
    addsNothing: isSameContact,
  });
  await moveRows(db, employmentDetails, move, {
    plural: 'employments',
    max: MAX_EMPLOYMENTS,
    addsNothing: isSameEmployment,
  });
  await moveBranchContacts(db, from.id, to.id);
  await mergeParties(db, 'individual', from.id, to.id);
  const lists = missingValues(to, from, ['notes', 'next_of_kin', 'documents']);
  return individualRecord({ ...(await readIndividual(db, to.id)), ...lists } as IndividualInput);
}

/** Merges a duplicate into another individual, whose own values stay where both have one. */
export async function mergeIndividual(
  db: Db,
  actor: Actor,
  id: number,
  input: MergeInput,
): Promise<Individual> {
  await lockAllBooks(db);
  return mergeRecord(
    db,
    actor,
    { table: individuals, type: 'individual', read: readIndividual, move: moveIndividual },
    { id, ...input },
  );
}
