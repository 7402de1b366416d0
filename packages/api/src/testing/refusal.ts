import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { driverError } from '../db/errors.ts';

/** What the database refuses of statements: the constraint, or the message where there is none. Nothing stays written. */
export const refusalOf = (db: Db, ...statements: string[]): Promise<string> =>
  db
    .transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      throw new Error('nothing');
    })
    .catch((error: unknown) => {
      const { constraint, message } = driverError(error) as { constraint?: string; message: string };
      return constraint ?? message;
    });

/** Values by column; text in brackets is SQL. */
export type Columns = Record<string, string | number | null>;

const literal = (value: Columns[string]) =>
  typeof value === 'string' && !value.startsWith('(') ? `'${value}'` : String(value ?? 'NULL');

export const insert = (table: string, columns: Columns) =>
  `INSERT INTO ${table} (${Object.keys(columns).join()}) VALUES (${Object.values(columns).map(literal).join()})`;

/** Changes the last row of a table. */
export const change = (table: string, columns: Columns) =>
  `UPDATE ${table} SET ${Object.entries(columns)
    .map(([column, value]) => `${column} = ${literal(value)}`)
    .join()} WHERE id = (SELECT max(id) FROM ${table})`;
