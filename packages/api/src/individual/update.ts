import {
  type Individual,
  type IndividualInput,
  type IndividualPatch,
  identification,
} from '@rentsafe/domain/individual';
import { eq } from 'drizzle-orm';
import { checkAddresses, replaceAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { contactDetails, employmentDetails, individuals } from '../db/schema.ts';
import { parseBody } from '../http/body.ts';
import { listChanges } from '../resource/changes.ts';
import { changeRecord } from '../resource/records.ts';
import { refuseAnonymised } from './anonymise.ts';
import { individualRecord } from './record.ts';
import { insertContacts, insertEmployments, readIndividual, repeatedIndividual } from './repository.ts';

type Lists = Pick<IndividualPatch, 'contact_details' | 'employment_details' | 'addresses'>;

async function replaceLists(db: Db, id: number, lists: Lists): Promise<void> {
  if (lists.addresses) {
    const rows = await checkAddresses(db, lists.addresses);
    await replaceAddresses(db, { individual_id: id }, rows);
  }
  if (lists.contact_details) {
    await db.delete(contactDetails).where(eq(contactDetails.individual_id, id));
    await insertContacts(db, id, lists.contact_details);
  }
  if (lists.employment_details) {
    await db.delete(employmentDetails).where(eq(employmentDetails.individual_id, id));
    await insertEmployments(db, id, lists.employment_details);
  }
}

/** Changes an individual: the fields that are sent, and each list that is sent as a whole. */
export async function updateIndividual(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...patch }: IndividualPatch,
): Promise<Individual> {
  const target = { table: individuals, type: 'individual', id, version } as const;
  let changed = patch as IndividualInput;
  const after = await changeRecord(db, actor, target, async (row) => {
    refuseAnonymised(row);
    const before = await readIndividual(db, id);
    changed = { ...before, ...patch } as IndividualInput;
    if (patch.identification_number !== undefined) parseBody(identification, changed);
    await replaceLists(db, id, patch);
    const lists = listChanges(before, await readIndividual(db, id), [
      'contact_details',
      'employment_details',
      'addresses',
    ]);
    return { values: individualRecord(changed), lists };
  });
  if (!after) throw await repeatedIndividual(db, changed);
  return readIndividual(db, id);
}
