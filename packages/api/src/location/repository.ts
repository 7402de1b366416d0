import type { PlacePatch, PlaceRecord } from '@rentsafe/domain/location';
import { and, asc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { cities, countries, provinces, suburbs } from '../db/schema.ts';
import { duplicate, notFound, unknownReference } from '../http/errors.ts';
import { changeRecord, insertRecord, type RecordTable } from '../resource/records.ts';
import { nameColumns, placeKey } from './record.ts';

/** A level of places that can be added to, and the level above it. */
interface Level {
  type: 'province' | 'city' | 'suburb';
  table: RecordTable & Record<'name' | 'name_key', PgColumn>;
  parents: PgTable & Record<'id', PgColumn>;
  /** The column that names the parent, and the field of the wire. */
  column: string;
  field: string;
}

export const levels = {
  province: {
    type: 'province',
    table: provinces,
    parents: countries,
    column: 'country_id',
    field: 'country',
  },
  city: { type: 'city', table: cities, parents: provinces, column: 'province_id', field: 'province' },
  suburb: { type: 'suburb', table: suburbs, parents: cities, column: 'city_id', field: 'city' },
} as const satisfies Record<string, Level>;

const toRecord = (row: { id: number; version: number }) => {
  const { id, name, version } = row as PlaceRecord;
  return { id, name, version };
};

async function repeated(db: Db, { type, table, column }: Level, parentId: number, name: string) {
  const parent = (table as unknown as Record<string, PgColumn>)[column] as PgColumn;
  const [existing] = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(parent, parentId), eq(table.name_key, placeKey(name))));
  return duplicate('name', `A ${type} with this name already exists.`, Number(existing?.id ?? 0));
}

/** Adds a place below `parentId`; `extra` are its other columns. */
export async function insertPlace(
  db: Db,
  actor: Actor,
  level: Level,
  { parentId, name, ...extra }: { parentId: number; name: string; code?: string | null },
): Promise<PlaceRecord> {
  const { type, table, parents, column, field } = level;
  if ((await db.$count(parents, eq(parents.id, parentId))) === 0) throw unknownReference([field], parentId);
  const values = { ...extra, ...nameColumns(name), [column]: parentId };
  const made = await insertRecord(db, actor, { table, type, values });
  if (!made) throw await repeated(db, level, parentId, name);
  return toRecord(made);
}

export async function renamePlace(
  db: Db,
  actor: Actor,
  level: Level,
  id: number,
  { name, version }: PlacePatch,
): Promise<PlaceRecord> {
  const { type, table, column } = level;
  let parentId = 0;
  const after = await changeRecord(db, actor, { table, type, id, version }, (before) => {
    parentId = Number((before as Record<string, unknown>)[column]);
    return { values: nameColumns(name) };
  });
  if (!after) throw await repeated(db, level, parentId, name);
  return toRecord(after);
}

const coded = ({ id, name, code }: { id: number; name: string; code: string | null }) => ({ id, name, code });
const versioned = <T extends { version: number }>(row: T, rest: { id: number; name: string }) => ({
  ...rest,
  version: row.version,
});

export async function readCountries(db: Db) {
  const found = await db.select().from(countries).orderBy(asc(countries.id));
  return found.map(coded);
}

export async function readCountry(db: Db, id: number) {
  const [country] = await db.select().from(countries).where(eq(countries.id, id));
  if (!country) throw notFound();
  const children = await db
    .select()
    .from(provinces)
    .where(eq(provinces.country_id, id))
    .orderBy(asc(provinces.id));
  return { ...coded(country), provinces: children.map((row) => versioned(row, coded(row))) };
}

export async function readProvince(db: Db, id: number) {
  const [province] = await db.select().from(provinces).where(eq(provinces.id, id));
  if (!province) throw notFound();
  const children = await db.select().from(cities).where(eq(cities.province_id, id)).orderBy(asc(cities.id));
  return { ...versioned(province, coded(province)), cities: children.map(toRecord) };
}

export async function readCities(db: Db) {
  return db
    .select({
      id: cities.id,
      name: cities.name,
      province: { id: provinces.id, name: provinces.name },
    })
    .from(cities)
    .innerJoin(provinces, eq(provinces.id, cities.province_id))
    .orderBy(asc(cities.name_key), asc(cities.id));
}

export async function readCity(db: Db, id: number) {
  const [city] = await db.select().from(cities).where(eq(cities.id, id));
  if (!city) throw notFound();
  const children = await db.select().from(suburbs).where(eq(suburbs.city_id, id)).orderBy(asc(suburbs.id));
  return { ...toRecord(city), suburbs: children.map(toRecord) };
}
