import type { AnonymiseInput, Individual } from '@rentsafe/domain/individual';
import { and, eq, inArray } from 'drizzle-orm';
import { replaceAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { contactDetails, employmentDetails, individuals, mergedRecords } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { idsMergedInto } from '../resource/merged.ts';
import { changeRecord } from '../resource/records.ts';
import { foldAll } from '../search/fold.ts';
import { readIndividual } from './repository.ts';
import { refuseTied } from './ties.ts';

const NAME = 'Anonymised';

/** An anonymised record can no longer be changed. */
export function refuseAnonymised({ anonymised_at }: { anonymised_at: Date | null }): void {
  if (anonymised_at !== null) {
    throw new HttpError(409, 'This person was anonymised, and the record can no longer be changed.');
  }
}

/**
 * Removes what identifies the person from the record and from the snapshots of its duplicates. Logs stay.
 *
 * @throws HttpError 409 while a lease that has not ended, an open debt or an open claim names the person.
 */
export async function anonymiseIndividual(
  db: Db,
  actor: Actor,
  id: number,
  { reason, version }: AnonymiseInput,
): Promise<Individual> {
  await changeRecord(db, actor, { table: individuals, type: 'individual', id, version }, async (row) => {
    refuseAnonymised(row);
    await refuseTied(db, id);
    await replaceAddresses(db, { individual_id: id }, []);
    await db.delete(contactDetails).where(eq(contactDetails.individual_id, id));
    await db.delete(employmentDetails).where(eq(employmentDetails.individual_id, id));
    await db
      .update(mergedRecords)
      .set({ snapshot: null })
      .where(
        and(eq(mergedRecords.kind, 'individual'), inArray(mergedRecords.id, idsMergedInto('individual', id))),
      );
    return {
      action: 'anonymise',
      isWithheld: true,
      lists: { reason: [null, reason] },
      values: {
        first_name: NAME,
        last_name: NAME,
        date_of_birth: null,
        identification_number: null,
        identification_key: null,
        notes: [],
        next_of_kin: [],
        documents: [],
        search_text: foldAll(NAME),
        sort_name: foldAll(NAME),
        anonymised_at: actor.now,
      },
    };
  });
  return readIndividual(db, id);
}
