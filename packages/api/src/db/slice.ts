import { type SQL, sql } from 'drizzle-orm';

/** A constant in the text of a statement: with it the planner knows that few rows are wanted, also where it keeps the plan. */
export const atMost = (count: number): SQL => sql.raw(`LIMIT ${Math.trunc(count)}`);

/**
 * The rows of a page. There are few sizes, and the first page, which is asked for most, has a text of its own; of other pages the
 * place is a value.
 */
export const slice = ({ size, offset }: { size: number; offset: number }): SQL =>
  offset === 0 ? atMost(size) : sql`${atMost(size)} OFFSET ${offset}`;
