import type { DeliveryWays, HeldMessages, ReleasedMessages } from '@rentsafe/domain/message';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Config } from '../config.ts';
import { type Database, type Db, rows } from '../db/database.ts';
import { momentJson } from '../db/moment.ts';
import { HttpError } from '../http/errors.ts';

/**
 * Compares where this database is with where it was. One that was restored or copied sends nothing from then on until an Admin says so,
 * by the page or by JOBS=on: its messages have perhaps been sent elsewhere.
 *
 * @returns whether it is held.
 */
export async function recogniseInstallation(
  database: Pick<Database, 'db' | 'identity'>,
  { sendsHeld }: Pick<Config, 'sendsHeld'>,
  now: Date,
): Promise<boolean> {
  const identity = await database.identity();
  const at = sql`${now.toISOString()}::timestamptz`;
  const [known] = await rows<{ held: boolean }>(
    database.db,
    sql`INSERT INTO installation AS i (identity) VALUES (${identity}) ON CONFLICT (is_only) DO UPDATE SET identity = excluded.identity,
          held_since = CASE WHEN ${sendsHeld} THEN NULL WHEN i.identity <> excluded.identity THEN ${at} ELSE i.held_since END
        RETURNING held_since IS NOT NULL AS held`,
  );
  return known?.held ?? false;
}

export async function isHeld(db: Db): Promise<boolean> {
  return (await rows(db, sql`SELECT FROM installation WHERE held_since IS NOT NULL`)).length > 0;
}

/** Emails and text messages that wait: of one book, or of all. */
const waiting = (clientId: number | null): SQL => sql`state = 'queued' AND channel <> 'letter'
  ${clientId === null ? sql`` : sql`AND client_id = ${clientId}`}`;

/** Since when nothing is sent, and how much waits of one book, or of all. */
export async function heldOf(db: Db, clientId: number | null): Promise<DeliveryWays['held']> {
  const [held] = await rows<NonNullable<DeliveryWays['held']>>(
    db,
    sql`SELECT ${momentJson(sql`held_since`)} AS since,
          (SELECT count(*)::int FROM message_deliveries WHERE ${waiting(clientId)}) AS waiting
        FROM installation WHERE held_since IS NOT NULL`,
  );
  return held ?? null;
}

/** Sends what waits, or cancels it, and whatever is written later is sent. @throws HttpError 409 where nothing is held. */
export async function releaseMessages(
  db: Db,
  actor: Actor,
  { waiting: choice }: HeldMessages,
): Promise<ReleasedMessages> {
  const held = await heldOf(db, null);
  const ended = await rows(
    db,
    sql`UPDATE installation SET held_since = NULL WHERE held_since IS NOT NULL RETURNING 1`,
  );
  if (!held || ended.length === 0) throw new HttpError(409, 'No messages are held.');
  if (choice === 'discard') {
    await db.execute(sql`UPDATE message_deliveries SET state = 'cancelled', error = 'Discarded when this database was restored or copied.'
      WHERE ${waiting(null)}`);
  }
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'message', id: null },
    changes: { held_since: [held.since, null], waiting: [held.waiting, choice] },
  });
  return { waiting: held.waiting };
}
