import { createHash } from 'node:crypto';
import { locations } from '@rentsafe/domain/places';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cities, countries, provinces, settings, suburbs } from '../db/schema.ts';
import { nameColumns } from '../location/record.ts';

const KEY = 'places';

/** The rows of each level. */
function placesOf(tree: typeof locations) {
  const inside = tree.flatMap((country) =>
    country.provinces.map((province) => ({ ...province, country_id: country.id })),
  );
  const within = inside.flatMap((province) =>
    province.cities.map((city) => ({ ...city, province_id: province.id })),
  );
  return {
    countries: tree.map(({ id, name, code }) => ({ id, name, code })),
    provinces: inside.map(({ id, name, code, country_id }) => ({
      id,
      ...nameColumns(name),
      code,
      country_id,
    })),
    cities: within.map(({ id, name, province_id }) => ({ id, ...nameColumns(name), province_id })),
    suburbs: within.flatMap((city) =>
      city.suburbs.map(({ id, name }) => ({ id, ...nameColumns(name), city_id: city.id })),
    ),
  };
}

/**
 * Countries, provinces, cities and suburbs; their ids are the same in every database, and below those that are added later.
 * Existing rows stay as they are: an Admin may have renamed them.
 */
export async function seedPlaces(db: Db): Promise<void> {
  const value = createHash('sha256').update(JSON.stringify(locations)).digest('base64url');
  const [stored] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (stored?.value === value) return;
  const all = placesOf(locations);
  await db.insert(countries).values(all.countries).onConflictDoNothing();
  await db.insert(provinces).values(all.provinces).onConflictDoNothing();
  await db.insert(cities).values(all.cities).onConflictDoNothing();
  await db.insert(suburbs).values(all.suburbs).onConflictDoNothing();
  await db
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
