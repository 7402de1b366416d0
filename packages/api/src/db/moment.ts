import { type SQL, sql } from 'drizzle-orm';

/** A moment as the contract has it, in SQL: `2026-03-02T10:05:00.000Z`. */
export const momentJson = (column: SQL): SQL =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
