import { locations } from '@rentsafe/domain/fixtures';
import type { Db } from '../db/database.ts';
import { cities, countries, provinces, suburbs } from '../db/schema.ts';

/** Countries, provinces, cities and suburbs; their ids are the same in every database. */
export async function seedPlaces(db: Db): Promise<void> {
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
  await db.insert(countries).values(all.countries).onConflictDoNothing();
  await db.insert(provinces).values(all.provinces).onConflictDoNothing();
  await db.insert(cities).values(all.cities).onConflictDoNothing();
  await db.insert(suburbs).values(all.suburbs).onConflictDoNothing();
}
