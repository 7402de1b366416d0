import { sampleIndividual } from '@rentsafe/domain/fixtures';
import { addressRowsOf } from '../address/repository.ts';
import type { Db } from '../db/database.ts';
import { addresses, contactDetails, employmentDetails, individuals } from '../db/schema.ts';
import { contactRecord, employmentRecord, individualRecord } from '../individual/record.ts';
import type { Places } from '../location/repository.ts';

/** Inserts the sample individuals from `from` up to and without `to`; those that are there already stay as they are. */
export async function seedIndividuals(db: Db, places: Places, from: number, to: number): Promise<void> {
  const inputs = Array.from({ length: to - from }, (_, nth) => sampleIndividual(from + nth));
  const made = await db
    .insert(individuals)
    .values(inputs.map(individualRecord))
    .onConflictDoNothing()
    .returning({ id: individuals.id, key: individuals.identification_key });
  const idOf = new Map(made.map(({ id, key }) => [key, id]));
  const owned = inputs.flatMap((input) => {
    const individual_id = idOf.get(input.identification_number);
    return individual_id === undefined ? [] : [{ input, individual_id }];
  });
  if (owned.length === 0) return;
  await db
    .insert(contactDetails)
    .values(
      owned.flatMap(({ input, individual_id }) =>
        input.contact_details.map((details) => ({ ...contactRecord(details), individual_id })),
      ),
    );
  const employments = owned.flatMap(({ input, individual_id }) =>
    (input.employment_details ?? []).map((one) => ({ ...employmentRecord(one), individual_id })),
  );
  if (employments.length > 0) await db.insert(employmentDetails).values(employments);
  const homes = owned.flatMap(({ input, individual_id }) =>
    addressRowsOf(places, input.addresses).map((row) => ({ ...row, individual_id })),
  );
  if (homes.length > 0) await db.insert(addresses).values(homes);
}
