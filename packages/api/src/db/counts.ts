import { sql } from 'drizzle-orm';
import type { CountedTable } from './pages.ts';
import { rowCounts } from './schema.ts';

export interface TableState {
  rows: number;
  /** Another one after each change of the table, made by whatever process. */
  version: string;
}

export type TableStates = Record<CountedTable, TableState>;

/**
 * How many rows each counted table holds, and which state of it that is; a column, to be read along with something else.
 * Triggers update a table's row of row_counts with each change: the transaction that did so last is the version.
 */
export const tableStates = sql<TableStates>`(
  SELECT json_object_agg(table_name, json_build_object('rows', rows, 'version', xmin::text)) FROM ${rowCounts}
)`.as('tables');
