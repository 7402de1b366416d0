import { today } from '@rentsafe/domain/date';
import type { PartyInput } from '@rentsafe/domain/party';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { insertOptOut, optOutTaker } from '../message/optOuts.ts';
import { isSample } from './own.ts';

/** The people who rent longest. */
const tenantsOf = (db: Db, actor: Actor, count: number) =>
  rows<{ id: number }>(
    db,
    sql`SELECT p.individual_id AS id FROM leases le JOIN lease_parties lp ON lp.lease_id = le.id AND lp.role = 'tenant'
        JOIN parties p ON p.id = lp.party_id
        WHERE le.client_id = ${actor.clientId} AND le.state = 'active' AND p.individual_id IS NOT NULL AND ${isSample('le', actor)}
        GROUP BY p.individual_id ORDER BY min(le.from_on), p.individual_id LIMIT ${count}`,
  );

/** One tenant wants no text messages; another wanted no emails for a time. */
export async function seedOptOuts(db: Db, actor: Actor): Promise<void> {
  const { clientId } = actor;
  const [first, second] = (await tenantsOf(db, actor, 2)).map(
    ({ id }): PartyInput => ({ type: 'individual', id }),
  );
  const before = (days: number) => addDays(today(actor.now), -days);
  if (second) {
    const input = { party: second, channel: 'email', from_on: before(80), until_on: null } as const;
    const { id } = await insertOptOut(db, actor, clientId, input);
    const body = { reason: 'Asked by phone for emails again.' };
    await optOutTaker.take('end', { db, actor, body, level: 'user' }, { id, client_id: clientId });
  }
  if (!first) return;
  await insertOptOut(db, actor, clientId, {
    party: first,
    channel: 'sms',
    from_on: before(24),
    until_on: null,
  });
}
