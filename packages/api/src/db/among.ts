import { type SQL, sql } from 'drizzle-orm';

/**
 * What a call names, for `column = ...`: one array, each of which an index finds. Joined, or by IN, they are taken for a hundred, and
 * of a book of ten thousand all is read.
 */
export const anyText = (values: readonly string[]): SQL =>
  sql`ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(values)}::json)))`;

/** As `anyText`, of ids. */
export const anyId = (ids: readonly number[]): SQL =>
  sql`ANY (ARRAY(SELECT json_array_elements_text(${JSON.stringify(ids)}::json)::bigint))`;
