import { createHash } from 'node:crypto';
import { locations } from '@rentsafe/domain/fixtures';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cities, countries, provinces, settings, suburbs } from '../db/schema.ts';

const KEY = 'places';
const renamed = { name: sql`excluded.name` };

/**
 * Countries, provinces, cities and suburbs; their ids are the same in every database. A database that holds this very list
 * is left as it is.
 */
export async function seedPlaces(db: Db): Promise<void> {
  const value = createHash('sha256').update(JSON.stringify(locations)).digest('base64url');
  const [held] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (held?.value === value) return;
  const all = {
    countries: locations.map(({ id, name, code }) => ({ id, name, code })),
    provinces: locations.flatMap((country) =>
      country.provinces.map(({ id, name, code }) => ({ id, name, code, country_id: country.id })),
    ),
    cities: locations.flatMap((country) =>
      country.provinces.flatMap((province) =>
        province.cities.map(({ id, name }) => ({ id, name, province_id: province.id })),
      ),
    ),
    suburbs: locations.flatMap((country) =>
      country.provinces.flatMap((province) =>
        province.cities.flatMap((city) => city.suburbs.map((suburb) => ({ ...suburb, city_id: city.id }))),
      ),
    ),
  };
  await db.insert(countries).values(all.countries).onConflictDoUpdate({ target: countries.id, set: renamed });
  await db.insert(provinces).values(all.provinces).onConflictDoUpdate({ target: provinces.id, set: renamed });
  await db.insert(cities).values(all.cities).onConflictDoUpdate({ target: cities.id, set: renamed });
  await db.insert(suburbs).values(all.suburbs).onConflictDoUpdate({ target: suburbs.id, set: renamed });
  await db
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
