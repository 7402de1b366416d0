import { sampleIndividual } from '@rentsafe/domain/fixtures';
import { sql } from 'drizzle-orm';
import { addressRowsOf } from '../address/repository.ts';
import type { Db } from '../db/database.ts';
import { addresses, contactDetails, employmentDetails, individuals } from '../db/schema.ts';
import { contactRecord, employmentRecord, individualRecord } from '../individual/record.ts';
import type { Places } from '../location/places.ts';
import { insertMany } from './insertMany.ts';

/**
 * Inserts the sample individuals from `from` up to and without `to`; existing ones stay as they are.
 *
 * @param addedAt when the nth was added; now, without it.
 */
export async function seedIndividuals(
  db: Db,
  places: Places,
  from: number,
  to: number,
  addedAt: (nth: number) => Date = () => new Date(),
): Promise<void> {
  const inputs = Array.from({ length: to - from }, (_, nth) => sampleIndividual(from + nth));
  const made = await insertMany<{ id: number; key: string }>(
    db,
    individuals,
    inputs.map((input, nth) => ({ ...individualRecord(input), created_at: addedAt(from + nth) })),
    sql`id, identification_key AS key`,
  );
  const idOf = new Map(made.map(({ id, key }) => [key, id]));
  const owned = inputs.flatMap((input) => {
    const individual_id = idOf.get(input.identification_number);
    return individual_id === undefined ? [] : [{ input, individual_id }];
  });
  await insertMany(
    db,
    contactDetails,
    owned.flatMap(({ input, individual_id }) =>
      input.contact_details.map((details) => ({ ...contactRecord(details), individual_id })),
    ),
  );
  await insertMany(
    db,
    employmentDetails,
    owned.flatMap(({ input, individual_id }) =>
      (input.employment_details ?? []).map((employment) => ({
        ...employmentRecord(employment),
        individual_id,
      })),
    ),
  );
  await insertMany(
    db,
    addresses,
    owned.flatMap(({ input, individual_id }) =>
      addressRowsOf(places, input.addresses ?? []).map((row) => ({ ...row, individual_id })),
    ),
  );
}
