import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../testing/databases.ts';
import { type Database, rows } from './database.ts';

/**
 * Kept once for all books, and why: everything else is of one client, and stays whole where books are spread over several databases.
 * With a `client_id` too: users, and who of the register recorded a person or company.
 */
const shared: Readonly<Record<string, string>> = {
  clients: 'the list of the books themselves',
  plans: 'the prices of the provider, for every client',
  tax_rates: 'law: the same for every book',
  users: 'an email address signs in before a client is known',
  sessions: 'of a user',
  refresh_tokens: 'of a session',
  invitations: 'of a user',
  passkeys: 'of a user',
  totps: 'of a user',
  recovery_codes: 'of a user',
  devices: 'of a user',
  factor_challenges: 'of a user, or of nobody yet',
  provider_identities: 'of a user',
  login_failures: 'counted by address, of whoever tries',
  idempotent_replies: 'of a user',
  individuals: 'the register: one record, however many books name the person',
  contact_details: 'of an individual',
  employment_details: 'of an individual',
  companies: 'the register, as individuals',
  branches: 'of a company',
  branch_contacts: 'of a branch',
  addresses: 'of an individual, a company or a branch',
  parties: 'the one number of a person or company that books refer to',
  merged_records: 'of the register',
  report_reads: 'of the register: who opened whose record, whatever their book',
  countries: 'places, the same for every book',
  provinces: 'places',
  cities: 'places',
  suburbs: 'places',
  settings: 'of the installation',
  installation: 'of the installation',
  schema_migrations: 'of the installation',
  row_counts: 'how long the lists of the register are',
  row_blocks: 'as row_counts',
};

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase('postgres');
});
afterAll(() => database.close());

const names = async (query: SQL) =>
  (await rows<{ name: string }>(database.db, query)).map(({ name }) => name).sort();

const isShared = (table: SQL) =>
  sql`${table}::regclass::text = ANY (${sql.param(Object.keys(shared))}::text[])`;
const here = sql`current_schema()::regnamespace`;

const withoutClient = sql`SELECT t.relname::text AS name FROM pg_class t
  WHERE t.relkind = 'r' AND t.relnamespace = ${here} AND NOT ${isShared(sql`t.oid`)}
    AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = t.oid AND attname = 'client_id' AND attnotnull)`;

const keysWithout = sql`SELECT i.indrelid::regclass || '.' || c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = ${here} AND NOT ${isShared(sql`i.indrelid`)} AND (i.indisunique OR i.indisexclusion)
    AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = i.indrelid AND a.attname = 'client_id'
      AND a.attnum = ANY (i.indkey[0:i.indnkeyatts - 1]))`;

const referencesWithout = sql`SELECT c.conrelid::regclass || '.' || c.conname FROM pg_constraint c
  WHERE c.contype = 'f' AND c.connamespace = ${here} AND NOT ${isShared(sql`c.confrelid`)}
    AND (${isShared(sql`c.conrelid`)} OR NOT EXISTS (
      SELECT FROM unnest(c.conkey, c.confkey) k (own, other)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.own AND a.attname = 'client_id'
        JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = k.other AND b.attname = 'client_id'))`;

it('says the client in each table, key, exclusion and reference, but for tables that are kept once', async () => {
  expect(await names(sql`${withoutClient} UNION ALL ${keysWithout} UNION ALL ${referencesWithout}`)).toEqual(
    [],
  );
});

it('names no table that is gone', async () => {
  const tables = await names(
    sql`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = ${here}`,
  );
  expect(Object.keys(shared).filter((name) => !tables.includes(name))).toEqual([]);
});
