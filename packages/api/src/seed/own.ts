import { today } from '@rentsafe/domain/date';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';

/** Marks what samples and commands do. */
export const REQUEST_ID = 'command line';

/**
 * Whether a record with a `created_at` is a sample, in SQL, and not of somebody who works while samples go in: samples were added
 * before today.
 *
 * @param name of the record in the query, as in `le`.
 */
export const isSample = (name: string, { now }: Pick<Actor, 'now'>): SQL =>
  sql`${sql.identifier(name)}.created_at < ${today(now)}::date`;

/** The entries of a book that samples posted, in SQL. */
export const sampleEntries = ({ clientId }: Pick<Actor, 'clientId'>): SQL =>
  sql`(SELECT seq FROM entries WHERE client_id = ${clientId} AND request_id = ${REQUEST_ID})`;
