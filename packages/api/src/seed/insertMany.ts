import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../db/database.ts';

/**
 * Inserts records as one JSON parameter, a tenth of the work of a parameter a value; records that repeat a unique number are
 * left out. Columns are those of the first record.
 *
 * @returns what `returning` asks for, in the order of the records.
 */
export async function insertMany<Returned>(
  db: Db,
  table: PgTable | SQL,
  records: readonly object[],
  returning: SQL = sql`1`,
): Promise<Returned[]> {
  const [first] = records;
  if (!first) return [];
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  return rows<Returned>(
    db,
    sql`INSERT INTO ${table} (${columns})
        SELECT ${columns} FROM json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)
        ON CONFLICT DO NOTHING RETURNING ${returning}`,
  );
}
