import { today } from '@rentsafe/domain/date';
import type { AnonymiseInput, Individual } from '@rentsafe/domain/individual';
import { and, eq, inArray } from 'drizzle-orm';
import { replaceAddresses } from '../address/repository.ts';
import type { Actor } from '../audit/events.ts';
import { lockAllBooks } from '../book/lock.ts';
import type { Db } from '../db/database.ts';
import { contactDetails, employmentDetails, individuals, mergedRecords } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { idsMergedInto } from '../resource/merged.ts';
import { changeRecord } from '../resource/records.ts';
import { foldAll } from '../search/fold.ts';
import { ANONYMISED, erasePerson } from './erase.ts';
import { readIdentifiers } from './identifiers.ts';
import { readIndividual } from './repository.ts';
import { refuseTied } from './ties.ts';

/** An anonymised record can no longer be changed. */
export function refuseAnonymised({ anonymised_at }: { anonymised_at: Date | null }): void {
  if (anonymised_at !== null) {
    throw new HttpError(409, 'This person was anonymised, and the record can no longer be changed.');
  }
}

/**
 * Removes what identifies the person from the record, from the snapshots of its duplicates, and from every text and file. That
 * somebody was read about, and what was paid, stays.
 *
 * @param dataDir where emails are kept as files. @throws HttpError 409 while money, a lease or a claim needs the person.
 */
export async function anonymiseIndividual(
  db: Db,
  actor: Actor,
  dataDir: string,
  id: number,
  { reason, version }: AnonymiseInput,
): Promise<Individual> {
  await lockAllBooks(db);
  await changeRecord(db, actor, { table: individuals, type: 'individual', id, version }, async (row) => {
    refuseAnonymised(row);
    await refuseTied(db, id, today(actor.now));
    const identifiers = await readIdentifiers(db, id);
    await replaceAddresses(db, { individual_id: id }, []);
    await db.delete(contactDetails).where(eq(contactDetails.individual_id, id));
    await db.delete(employmentDetails).where(eq(employmentDetails.individual_id, id));
    await db
      .update(mergedRecords)
      .set({ snapshot: null })
      .where(
        and(eq(mergedRecords.kind, 'individual'), inArray(mergedRecords.id, idsMergedInto('individual', id))),
      );
    await erasePerson(db, actor, dataDir, id, identifiers);
    return {
      action: 'anonymise',
      isWithheld: true,
      lists: { reason: [null, reason] },
      values: {
        first_name: ANONYMISED,
        last_name: ANONYMISED,
        date_of_birth: null,
        identification_number: null,
        identification_key: null,
        notes: [],
        next_of_kin: [],
        documents: [],
        search_text: foldAll(ANONYMISED),
        sort_name: foldAll(ANONYMISED),
        anonymised_at: actor.now,
      },
    };
  });
  return readIndividual(db, id);
}
