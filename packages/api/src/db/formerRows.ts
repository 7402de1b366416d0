import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from './database.ts';

/** The last entry of a book that is known. */
export interface Moment {
  client: number;
  seq: number;
}

/** How the rows of a table are found: the key of the row `t`, and which rows are of `books`. */
interface Source {
  key: SQL;
  isOf: (books: SQL) => SQL;
}

const ofClient = (books: SQL) => sql`t.client_id IN ${books}`;
const byId: Source = { key: sql`t.id::text`, isOf: ofClient };

/** What reports read that people change, and that the trigger `keep_former` remembers. Those that others read come first. */
const sources = {
  leases: byId,
  lease_parties: {
    key: sql`t.lease_id || ':' || t.party_id`,
    isOf: ofClient,
  },
  charge_schedules: byId,
  schedule_steps: {
    key: sql`t.schedule_id || ':' || t.from_on`,
    isOf: ofClient,
  },
  ownerships: byId,
  units: byId,
  unit_closures: byId,
  properties: byId,
  commission_rules: byId,
  tax_rates: { key: sql`t.id::text`, isOf: () => sql`true` },
  bank_accounts: byId,
  books: { key: sql`t.client_id::text`, isOf: ofClient },
  maintenance_schedules: byId,
  work_orders: byId,
  budgets: byId,
  claims: byId,
  disputes: byId,
  disbursements: byId,
  disbursement_lines: { key: sql`t.disbursement_id || ':' || t.line`, isOf: ofClient },
} as const satisfies Record<string, Source>;

export type FormerTable = keyof typeof sources;

/** Turns a query into one that reads tables as they stood then. */
export type AsTheyStood = (query: SQL) => SQL;

export const asTheyStand: AsTheyStood = (query) => query;

/**
 * Reads tables as they stood when the entries of `moments` were the last of their books: a change that came after an entry is known
 * from the next one on. The names of tables in the query then are those of common expressions, which hold only the rows of these
 * books; tables without a later change stay themselves.
 *
 * @param moments null for what the tables hold now.
 */
export async function asTheyStood(
  db: Db,
  moments: readonly Moment[] | null,
  tables: readonly FormerTable[],
): Promise<AsTheyStood> {
  if (moments === null || moments.length === 0) return asTheyStand;
  const known = sql.join(
    moments.map(({ client, seq }) => sql`(${client}::bigint, ${seq}::bigint)`),
    sql`, `,
  );
  const later = sql`FROM former_rows f JOIN (VALUES ${known}) m(client_id, seq)
    ON f.client_id = m.client_id AND f.until_seq >= m.seq WHERE f.source IN (${sql.join(
      tables.map((table) => sql`${table}`),
      sql`, `,
    )})`;
  const changed = (await rows<{ source: FormerTable }>(db, sql`SELECT DISTINCT f.source ${later}`)).map(
    ({ source }) => source,
  );
  if (changed.length === 0) return asTheyStand;
  const books = sql`(SELECT client_id FROM (VALUES ${known}) m(client_id, seq))`;
  const views = (Object.keys(sources) as FormerTable[])
    .filter((table) => changed.includes(table))
    .map((table) => {
      const { key, isOf } = sources[table];
      const name = sql.identifier(table);
      return sql`${name} AS (
        SELECT t.* FROM ${name} t
        WHERE ${isOf(books)} AND NOT EXISTS (SELECT FROM former f WHERE f.source = ${table} AND f.key = ${key})
        UNION ALL
        SELECT p.* FROM former f LEFT JOIN ${name} t ON ${key} = f.key CROSS JOIN LATERAL jsonb_populate_record(t, f.was) p
        WHERE f.source = ${table} AND f.was IS NOT NULL
      )`;
    });
  return (query) => sql`WITH former AS MATERIALIZED (
      SELECT DISTINCT ON (f.source, f.key) f.source, f.key, f.was || jsonb_build_object('client_id', f.client_id) AS was ${later} ORDER BY f.source, f.key, f.id
    ), ${sql.join(views, sql`, `)} SELECT * FROM (${query}) asked`;
}
