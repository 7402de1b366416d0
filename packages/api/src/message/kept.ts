import {
  type DeliveryWays,
  type MessageWays,
  noMailServer,
  type QueuedMessages,
} from '@rentsafe/domain/message';
import { type SQL, sql } from 'drizzle-orm';
import { recordEvent } from '../audit/events.ts';
import type { Config } from '../config.ts';
import { type Db, rows } from '../db/database.ts';
import { momentJson } from '../db/moment.ts';
import { HttpError } from '../http/errors.ts';
import { checkMany, type Sender } from './many.ts';

/** By what messages leave a server of this configuration. */
export const waysOf = ({ smtpUrl, sms }: Config): MessageWays => ({
  email: smtpUrl ? 'smtp' : 'files',
  sms: sms ? 'webhook' : 'none',
});

const kept = (clientId: number): SQL => sql`d.state = 'kept' AND d.client_id = ${clientId}`;

/** Since when emails of a book are kept, and how many. */
export async function keptOf(db: Db, clientId: number): Promise<DeliveryWays['kept']> {
  const [found] = await rows<NonNullable<DeliveryWays['kept']>>(
    db,
    sql`SELECT ${momentJson(sql`min(m.created_at)`)} AS since, count(*)::int AS count
        FROM message_deliveries d JOIN messages m ON m.id = d.message_id WHERE ${kept(clientId)} HAVING count(*) > 0`,
  );
  return found ?? null;
}

/** Queues what is kept. @throws HttpError 409 while no mail server is set, 403 for more than a User may send. */
export async function sendKept(
  db: Db,
  clientId: number,
  { actor, isAdmin, ways }: Sender,
): Promise<QueuedMessages> {
  if (ways.email !== 'smtp') throw new HttpError(409, noMailServer);
  const queued = await rows(
    db,
    sql`UPDATE message_deliveries d SET state = 'queued', next_at = ${actor.now.toISOString()}::timestamptz
        WHERE ${kept(clientId)} RETURNING 1`,
  );
  checkMany(queued.length, isAdmin);
  if (queued.length > 0) {
    await recordEvent(db, actor, {
      action: 'update',
      subject: { type: 'message', id: null },
      clientId,
      changes: { state: ['kept', 'queued'], queued: [null, queued.length] },
    });
  }
  return { queued: queued.length };
}
