import type { MessageChannel } from '@rentsafe/domain/message';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { isUnavailable } from '../db/errors.ts';
import { DeliveryFailure } from '../mail/failure.ts';
import type { Mailer } from '../mail/smtp.ts';
import { isOpenHour } from './hours.ts';

/** How messages leave this server. */
export interface Ways {
  mailer: Mailer;
  /** Null where no service is set. */
  sms: ((message: { id: number; to: string; text: string }) => Promise<string | null>) | null;
}

interface Claimed {
  id: number;
  channel: MessageChannel;
  address: string;
  subject: string | null;
  body: string;
  agency: string;
  attempts: number;
}

const AT_ONCE = 20;
const MINUTE = 60_000;
/** After an attempt that failed; after the last one the message has failed. */
const waits = [1, 5, 30, 120, 720];
const SILENCE_MINUTES = 10;

/** Whatever has been on its way for ten minutes, nobody knows of: the process that sent it is gone. */
export const noteSilence = (db: Db, now: Date): Promise<unknown> =>
  db.execute(sql`UPDATE message_deliveries SET state = 'unknown', error = 'The server stopped while it was sent. It may have been sent.'
    WHERE state = 'sending' AND started_at < ${new Date(now.getTime() - SILENCE_MINUTES * MINUTE).toISOString()}::timestamptz`);

/** Takes some messages whose time has come; no other worker gets them. At night those about emergencies alone. */
const claim = (db: Db, now: Date): Promise<Claimed[]> =>
  rows<Claimed>(
    db,
    sql`WITH claimed AS (
      UPDATE message_deliveries SET state = 'sending', attempts = attempts + 1, started_at = ${now.toISOString()}::timestamptz,
        error = NULL
      WHERE message_id IN (SELECT message_id FROM message_deliveries WHERE state = 'queued' AND channel <> 'letter'
        AND next_at <= ${now.toISOString()}::timestamptz ${isOpenHour(now) ? sql`` : sql`AND is_about_emergency(message_id)`}
        ORDER BY next_at, message_id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
        AND state = 'queued'
      RETURNING message_id, attempts
    ) SELECT m.id, m.channel, m.address, m.subject, m.body, c.attempts::int,
        (SELECT name FROM clients WHERE id = m.client_id) AS agency
      FROM claimed c JOIN messages m ON m.id = c.message_id ORDER BY m.id`,
  );

async function send({ id, channel, address, subject, body, agency }: Claimed, { mailer, sms }: Ways) {
  if (channel === 'email') {
    const mail = { key: `message-${id}`, to: address, subject: subject ?? agency, text: body };
    return mailer.send(mail);
  }
  if (!sms) throw new DeliveryFailure('never', 'No text message service is set.');
  return sms({ id, to: address, text: body });
}

/** The states that follow a failure, and when the next attempt is. */
function afterFailure({ attempts }: Claimed, { outcome }: DeliveryFailure, now: Date) {
  const wait = waits[attempts - 1];
  if (outcome === 'unknown') return { state: 'unknown', next: now };
  return outcome === 'later' && wait !== undefined
    ? { state: 'queued', next: new Date(now.getTime() + wait * MINUTE) }
    : { state: 'failed', next: now };
}

/** Of one message, which stops no other. */
const unexpected = new DeliveryFailure('unknown', 'The server could not send it. It may have been sent.');

/** Sends one, and notes what became of it, unless a person has decided meanwhile. */
async function deliverOne(
  db: Db,
  message: Claimed,
  ways: Ways,
  clock: () => Date,
  onError: (error: unknown) => void,
): Promise<void> {
  const own = sql`message_id = ${message.id} AND attempts = ${message.attempts} AND state IN ('sending', 'unknown')`;
  try {
    const provider = await send(message, ways);
    const now = clock().toISOString();
    const isKept = message.channel === 'email' && ways.mailer.keeps;
    await db.execute(sql`UPDATE message_deliveries SET state = ${isKept ? 'kept' : 'sent'}, sent_at = ${isKept ? null : now}::timestamptz, provider_id = ${provider || null},
      error = NULL WHERE ${own}`);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (!(error instanceof DeliveryFailure)) onError(error);
    const failure = error instanceof DeliveryFailure ? error : unexpected;
    const { state, next } = afterFailure(message, failure, clock());
    await db.execute(sql`UPDATE message_deliveries SET state = ${state}, next_at = ${next.toISOString()}::timestamptz,
      error = ${failure.message.slice(0, 500)} WHERE ${own} AND NOT (state = 'unknown' AND ${state} = 'queued')`);
  }
}

/**
 * Sends what is due: in the hours in which messages go out all of it, at night what is about an emergency of maintenance. Several processes never send one twice: each takes its own. One that
 * ends between sending and noting leaves the message `sending`, then `unknown`, and a person decides.
 *
 * @returns how many were tried.
 */
export async function deliverDue(
  db: Db,
  ways: Ways,
  clock: () => Date,
  onError: (error: unknown) => void = () => undefined,
): Promise<number> {
  await noteSilence(db, clock());
  let tried = 0;
  for (;;) {
    const claimed = await claim(db, clock());
    if (claimed.length === 0) break;
    tried += claimed.length;
    const settled = await Promise.allSettled(
      claimed.map((message) => deliverOne(db, message, ways, clock, onError)),
    );
    const failed = settled.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
  return tried;
}
