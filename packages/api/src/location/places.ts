import { type AnyColumn, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { cities, countries, provinces, suburbs } from '../db/schema.ts';

type Row<T extends { $inferSelect: unknown }> = T['$inferSelect'];

const byId = <T extends { id: number }>(found: readonly T[]) => new Map(found.map((row) => [row.id, row]));

/** Places by id, for checking addresses. */
export interface Places {
  countries: ReadonlyMap<number, Row<typeof countries>>;
  provinces: ReadonlyMap<number, Row<typeof provinces>>;
  cities: ReadonlyMap<number, Row<typeof cities>>;
  suburbs: ReadonlyMap<number, Row<typeof suburbs>>;
}

/** The cities and suburbs that are named, or all; with all provinces and countries, which are few. */
export async function readPlaces(
  db: Db,
  named?: { cities: readonly number[]; suburbs: readonly number[] },
): Promise<Places> {
  const among = (column: AnyColumn, ids: readonly number[] | undefined): SQL | undefined =>
    ids && inArray(column, [...ids]);
  return {
    countries: byId(await db.select().from(countries)),
    provinces: byId(await db.select().from(provinces)),
    cities: byId(await db.select().from(cities).where(among(cities.id, named?.cities))),
    suburbs: byId(await db.select().from(suburbs).where(among(suburbs.id, named?.suburbs))),
  };
}
