import { sql } from 'drizzle-orm';
import { batched } from './batch.ts';
import type { Db } from './database.ts';
import { type CountedTable, preparedFor } from './pages.ts';
import { rowCounts } from './schema.ts';

export interface TableState {
  rows: number;
  /** Another one after each change of the table, made by whatever process. */
  version: string;
}

const statesOf = preparedFor((db) => {
  const query = db
    .select({ table: rowCounts.table_name, rows: rowCounts.rows, version: sql<string>`xmin::text` })
    .from(rowCounts)
    .prepare('table_states');
  return batched<CountedTable, TableState>(async () => {
    const states = new Map<string, TableState>();
    for (const { table, ...state } of await query.execute()) states.set(table, state);
    return (table) => states.get(table) ?? { rows: 0, version: '' };
  });
});

/**
 * How many rows the table holds, and which state of it that is. Triggers update its row of row_counts with each change; the
 * transaction that did so last is the version.
 */
export const tableState = (db: Db, table: CountedTable): Promise<TableState> => statesOf(db)(table);
