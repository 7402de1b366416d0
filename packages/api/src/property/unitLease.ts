import { type SQL, sql } from 'drizzle-orm';
import { moneyJson } from '../money/wire.ts';
import { partySearchText } from '../party/repository.ts';
import { likeAnywhere } from '../search/fold.ts';

/** Something of the first tenant of the lease `le`, in SQL. */
export const tenant = (
  column: SQL,
): SQL => sql`(SELECT ${column} FROM lease_parties lp JOIN parties p ON p.id = lp.party_id
  WHERE lp.lease_id = le.id AND lp.role = 'tenant' ORDER BY p.id LIMIT 1)`;

/** The words that the first tenant of the lease `le` is found by. */
export const tenantSearchText = tenant(partySearchText());

/** The net rent of the lease `le` on a day, in SQL: its first rent schedule that has a step. */
export const rentOn = (day: SQL): SQL => sql`(SELECT ${moneyJson(sql`s.amount`, sql`cs.currency`)}
  FROM charge_schedules cs JOIN LATERAL (
    SELECT amount FROM schedule_steps WHERE schedule_id = cs.id AND from_on <= ${day} ORDER BY from_on DESC LIMIT 1
  ) s ON true WHERE cs.lease_id = le.id AND cs.type = 'rent' ORDER BY cs.id LIMIT 1)`;

/** What `rentOn` is for every lease, in minor units, in SQL: lease_id, currency, amount. */
export const rentsOn = (
  day: SQL,
): SQL => sql`SELECT DISTINCT ON (cs.lease_id) cs.lease_id, cs.currency, s.amount
  FROM charge_schedules cs JOIN schedule_steps s ON s.schedule_id = cs.id AND s.from_on <= ${day}
  WHERE cs.type = 'rent' ORDER BY cs.lease_id, cs.id, s.from_on DESC`;

/** Numbers and names, as a query is folded, in SQL. */
export const folded = (columns: string): SQL =>
  sql.raw(`translate(lower(concat_ws(' ', ${columns})), '-/.()[]''', '')`);

/** The numbers of the unit `u` and the lease `le`. */
export const leaseNumbers = folded('u.unit_number, le.number');

/**
 * Whether a word is in `text`, or in the number or the first tenant of the lease `id`, in SQL. Of a lease it is asked once, however
 * many rows it has.
 */
export const hasWord = (clientId: number, word: string, { text, lease }: { text: SQL; lease: SQL }): SQL =>
  sql`(${text} LIKE ${likeAnywhere(word)} OR ${lease} IN (SELECT le.id FROM leases le WHERE le.client_id = ${clientId}
    AND concat_ws(' ', ${folded('le.number')}, ${tenantSearchText}) LIKE ${likeAnywhere(word)}))`;
