import type { SmsReport } from '@rentsafe/domain/message';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { notFound } from '../http/errors.ts';

/** Notes what the text message service tells of a message; what is told twice changes nothing. @throws HttpError 404 for one that it never took. */
export async function noteReport(db: Db, { id, state, error }: SmsReport, now: Date): Promise<void> {
  const [delivery] = await rows<{ message_id: number; state: string }>(
    db,
    sql`SELECT message_id, state FROM message_deliveries WHERE provider_id = ${id} AND channel = 'sms' FOR UPDATE`,
  );
  if (!delivery) throw notFound();
  if (!['sent', 'unknown'].includes(delivery.state)) return;
  await db.execute(sql`UPDATE message_deliveries SET state = ${state}, error = ${(state === 'failed' && error) || null},
    sent_at = coalesce(sent_at, ${now.toISOString()}::timestamptz) WHERE message_id = ${delivery.message_id}`);
}
