import { inArray, type SQL } from 'drizzle-orm';

/** Whether a column holds one of the states of a set, in SQL. */
export const stateIn = (column: SQL, states: readonly string[]): SQL => inArray(column, [...states]);
