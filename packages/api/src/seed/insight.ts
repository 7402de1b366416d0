import { today } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { isSample } from './own.ts';

/** Why those left who gave notice. */
const reasons = ['Moves for work', 'Bought a house', 'Rent too high', 'Needs more room'];

/**
 * What lets the reports of a sample book say more: what most properties are worth, why tenants left, and leases that were extended
 * after their first year.
 */
export async function seedInsight(db: Db, actor: Actor): Promise<void> {
  const { clientId, userId, now } = actor;
  await db.execute(sql`
    UPDATE properties r SET value_usd = rents.monthly * 110 / 100000 * 100000 FROM (
      SELECT u.property_id, sum(s.amount) AS monthly FROM units u JOIN leases le ON le.unit_id = u.id AND le.state = 'active'
        JOIN charge_schedules cs ON cs.lease_id = le.id AND cs.type = 'rent' AND cs.currency = 'USD'
        JOIN schedule_steps s ON s.schedule_id = cs.id AND s.from_on = le.from_on
      GROUP BY 1
    ) rents WHERE r.id = rents.property_id AND r.client_id = ${clientId} AND r.id % 3 <> 0 AND r.value_usd IS NULL AND ${isSample('r', actor)}
      AND rents.monthly * 110 >= 100000`);
  await db.execute(sql`
    UPDATE leases SET notice_given_on = to_on - 45, notice_reason = (${sql.raw(`ARRAY['${reasons.join("','")}']`)})[1 + id % ${reasons.length}]
      WHERE client_id = ${clientId} AND ${isSample('leases', actor)} AND state = 'ended' AND id % 5 <> 0 AND notice_given_on IS NULL AND to_on - 45 > from_on`);
  await db.execute(sql`
    INSERT INTO lease_extensions (client_id, lease_id, was_to_on, to_on, at, user_id)
      SELECT client_id, id, (from_on + interval '1 year')::date - 1, to_on, (from_on + interval '10 months') AT TIME ZONE 'Africa/Harare', ${userId}
      FROM leases le WHERE client_id = ${clientId} AND ${isSample('le', actor)} AND state IN ('active', 'ended') AND id % 3 = 0
        AND (to_on IS NULL OR to_on > (from_on + interval '1 year')::date) AND from_on < (${today(now)}::date - interval '11 months')
        AND NOT EXISTS (SELECT FROM lease_extensions x WHERE x.lease_id = le.id)`);
}
