import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../testing/databases.ts';
import { rows } from './database.ts';
import * as schema from './schema.ts';

const line = (table: string, column: string, type: string, notNull: boolean) =>
  `${table}.${column} ${type.replace(/, /, ',')}${notNull ? ' NOT NULL' : ''}`;

const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => ({ name: getTableName(table), columns: Object.values(getTableColumns(table)) }));

/** Other columns of these are for SQL alone. */
const isNamedOnly = (table: string | undefined) =>
  tables
    .find(({ name }) => name === table)
    ?.columns.map(({ name }) => name)
    .join() === 'id,client_id';

it('mirrors the tables that the migrations make, but for generated columns', async () => {
  const { db, close } = await openEmptyDatabase('postgres');
  const found = await rows<{ table: string; column: string; type: string; not_null: boolean }>(
    db,
    sql`SELECT attrelid::regclass::text AS table, attname AS column, format_type(atttypid, atttypmod) AS type, attnotnull AS not_null
        FROM pg_attribute WHERE attrelid = ANY(${sql.param(tables.map(({ name }) => name))}::regclass[])
          AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  await close();
  const made = found
    .filter(({ table, column }) => !isNamedOnly(table) || ['id', 'client_id'].includes(column))
    .map(({ table, column, type, not_null }) => line(table, column, type, not_null));
  const mirrored = tables.flatMap(({ name, columns }) =>
    columns.map((column) => line(name, column.name, column.getSQLType(), column.notNull)),
  );
  expect(mirrored.sort()).toEqual(made.sort());
});

it('has the plans of triggers go along indexes, whatever the statement brought that they were made for', async () => {
  const { db, close } = await openEmptyDatabase('postgres');
  const loose = await rows<{ name: string }>(
    db,
    sql`SELECT DISTINCT p.proname AS name FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
        WHERE NOT t.tgisinternal AND (t.tgnewtable IS NOT NULL OR t.tgoldtable IS NOT NULL)
          AND NOT coalesce(p.proconfig, '{}') @> '{enable_hashjoin=off,enable_mergejoin=off,enable_seqscan=off}'`,
  );
  await close();
  expect(loose, 'such a function is altered as in 0130_plans_of_triggers.sql').toEqual([]);
});
