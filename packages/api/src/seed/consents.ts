import type { ConsentInput } from '@rentsafe/domain/consent';
import type { PartyInput } from '@rentsafe/domain/party';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { insertConsent } from '../consent/repository.ts';
import type { Db } from '../db/database.ts';
import { grantNaming } from '../party/naming.ts';
import { partyOf } from '../party/repository.ts';

/** Somebody whom a user of the actor's client is taken to have looked up. */
export async function lookedUp<Sample extends PartyInput>(
  db: Db,
  actor: Actor,
  party: Sample,
): Promise<Sample> {
  await grantNaming(db, actor, await partyOf(db, party));
  return party;
}

/** A consent of which the person was told: nothing waits to be sent to people who do not exist. */
export async function seedConsent(db: Db, actor: Actor, consent: ConsentInput): Promise<void> {
  await lookedUp(db, actor, consent.party);
  const { id } = await insertConsent(db, actor, actor.clientId, consent);
  const told = sql`FROM messages m WHERE m.id = d.message_id AND m.dedupe_key = ${`consent:${id}`} AND d.state <> 'sent'`;
  await db.execute(
    sql`UPDATE message_deliveries d SET state = 'sending', attempts = 1, started_at = next_at ${told}`,
  );
  await db.execute(sql`UPDATE message_deliveries d SET state = 'sent', sent_at = next_at ${told}`);
}
