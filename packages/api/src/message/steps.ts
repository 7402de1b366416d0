import {
  type Message,
  type MessageChannel,
  type MessageState,
  type MessageWays,
  messageSteps,
} from '@rentsafe/domain/message';
import { type SQL, sql } from 'drizzle-orm';
import { recordEvent } from '../audit/events.ts';
import type { BookRecord } from '../book/rights.ts';
import { type StepContext, takeSteps } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { messages } from '../db/schema.ts';
import { readMessage } from './read.ts';

interface Delivery {
  state: MessageState;
  channel: MessageChannel;
  delivery: MessageWays;
}

async function readDelivery(db: Db, { id }: BookRecord, delivery: MessageWays): Promise<Delivery> {
  const [found] = await rows<Pick<Delivery, 'state' | 'channel'>>(
    db,
    sql`SELECT state, channel FROM message_deliveries WHERE message_id = ${id} FOR UPDATE`,
  );
  if (!found) throw new Error('A message has no delivery.');
  return { ...found, delivery };
}

/** A step that changes the delivery of a message: the state that follows, and what is noted beside it. */
const delivering =
  (to: MessageState, noted: (now: string) => SQL) =>
  async (
    { db, actor }: StepContext,
    { id, client_id, state, delivery }: BookRecord & Delivery,
  ): Promise<Message> => {
    await db.execute(
      sql`UPDATE message_deliveries SET state = ${to}, ${noted(actor.now.toISOString())} WHERE message_id = ${id}`,
    );
    await recordEvent(db, actor, {
      action: 'update',
      subject: { type: 'message', id },
      clientId: client_id,
      changes: { state: [state, to] },
    });
    return readMessage(db, id, delivery);
  };

const { retry, cancel, printed } = messageSteps.steps;

/** Takes the steps of messages on a server that sends them by these ways. */
export const messageTaker = (ways: () => MessageWays) =>
  takeSteps(
    messageSteps,
    { table: messages, read: (db, record) => readDelivery(db, record, ways()) },
    {
      retry: delivering(retry.to, (now) => sql`next_at = ${now}::timestamptz, error = NULL`),
      cancel: delivering(cancel.to, () => sql`error = NULL`),
      printed: delivering(printed.to, (now) => sql`sent_at = ${now}::timestamptz`),
    },
  );
