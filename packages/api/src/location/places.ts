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

/** The cities and suburbs with these ids, or all; and always all provinces and countries. */
export async function readPlaces(
  db: Db,
  ids?: { cities: readonly number[]; suburbs: readonly number[] },
): Promise<Places> {
  const withIds = (column: AnyColumn, wanted: readonly number[] | undefined): SQL | undefined =>
    wanted && inArray(column, [...wanted]);
  return {
    countries: byId(await db.select().from(countries)),
    provinces: byId(await db.select().from(provinces)),
    cities: byId(await db.select().from(cities).where(withIds(cities.id, ids?.cities))),
    suburbs: byId(await db.select().from(suburbs).where(withIds(suburbs.id, ids?.suburbs))),
  };
}
