import { asc } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cities, countries, provinces, suburbs } from '../db/schema.ts';

type Row<T extends { $inferSelect: unknown }> = T['$inferSelect'];

/** All places, read once: they only change with the seed. */
export class Places {
  readonly countries = new Map<number, Row<typeof countries>>();
  readonly provinces = new Map<number, Row<typeof provinces>>();
  readonly cities = new Map<number, Row<typeof cities>>();
  readonly suburbs = new Map<number, Row<typeof suburbs>>();

  static async load(db: Db): Promise<Places> {
    const places = new Places();
    for (const row of await db.select().from(countries).orderBy(asc(countries.id)))
      places.countries.set(row.id, row);
    for (const row of await db.select().from(provinces).orderBy(asc(provinces.id)))
      places.provinces.set(row.id, row);
    for (const row of await db.select().from(cities).orderBy(asc(cities.id))) places.cities.set(row.id, row);
    for (const row of await db.select().from(suburbs).orderBy(asc(suburbs.id)))
      places.suburbs.set(row.id, row);
    return places;
  }
}
