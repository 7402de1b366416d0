import { type SQL, sql } from 'drizzle-orm';
import { moneyJson } from '../money/wire.ts';
import { partySearchText } from '../party/repository.ts';

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

/** The numbers of the unit `u` and the lease `le`, as a query is folded. */
export const leaseNumbers = sql.raw(
  `translate(lower(concat_ws(' ', u.unit_number, le.number)), '-/.()[]''', '')`,
);
