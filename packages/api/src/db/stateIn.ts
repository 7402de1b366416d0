import { type SQL, sql } from 'drizzle-orm';

/** Whether a column holds one of a set of states that domain declares, in SQL; written out, so that an index of them serves. */
export function stateIn(column: string, states: readonly string[]): SQL {
  if (!states.every((state) => /^\w+$/.test(state))) throw new Error('A state is a word.');
  return sql.raw(`${column} IN (${states.map((state) => `'${state}'`).join(', ')})`);
}
