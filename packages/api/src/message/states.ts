import type { VerbOf } from '@rentsafe/domain/machine';
import { type Message, type MessageState, messageMachine } from '@rentsafe/domain/message';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { checkStep } from '../book/machines.ts';
import type { BookRecord } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';
import { readMessage } from './read.ts';

/** What each step notes beside the state. */
const noted: Readonly<Record<VerbOf<typeof messageMachine>, (now: string) => SQL>> = {
  retry: (now) => sql`next_at = ${now}::timestamptz, error = NULL`,
  cancel: () => sql`error = NULL`,
  printed: (now) => sql`sent_at = ${now}::timestamptz`,
};

/** Takes a step with a message. @throws HttpError 409 in another state, or for the printing of what is no letter. */
export async function passMessage(
  db: Db,
  actor: Actor,
  { id, client_id }: BookRecord,
  verb: VerbOf<typeof messageMachine>,
): Promise<Message> {
  const [delivery] = await rows<{ state: MessageState; channel: string }>(
    db,
    sql`SELECT state, channel FROM message_deliveries WHERE message_id = ${id} FOR UPDATE`,
  );
  if (!delivery) throw new Error('A message has no delivery.');
  checkStep(messageMachine[verb], delivery.state);
  if (verb === 'printed' && delivery.channel !== 'letter') {
    throw new HttpError(409, { detail: 'Only a letter is printed.', state: delivery.state });
  }
  const { to } = messageMachine[verb];
  await db.execute(
    sql`UPDATE message_deliveries SET state = ${to}, ${noted[verb](actor.now.toISOString())} WHERE message_id = ${id}`,
  );
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'message', id },
    clientId: client_id,
    changes: { state: [delivery.state, to] },
  });
  return readMessage(db, id);
}
