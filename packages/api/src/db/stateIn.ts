import { type SQL, sql } from 'drizzle-orm';

/** Whether a column holds one of a set of states that domain declares, in SQL; written out, so that an index of them serves. */
export const stateIn = (column: string, states: readonly string[]): SQL =>
  sql.raw(`${column} IN (${states.map((state) => `'${state}'`).join(', ')})`);
