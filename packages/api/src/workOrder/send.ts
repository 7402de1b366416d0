import { toE164 } from '@rentsafe/domain/phone';
import type { OrderChannel, WorkOrderSending } from '@rentsafe/domain/workOrder';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import type { workOrders } from '../db/schema.ts';
import { fieldError } from '../http/errors.ts';
import { checkText } from '../message/templates.ts';
import { writeMessages } from '../message/write.ts';
import type { Change } from '../resource/records.ts';
import type { OrderRow } from './row.ts';

interface Reached {
  id: number;
  name: string;
  party_id: number | null;
  email: string | null;
  sms: string | null;
  /** How many times the order was sent. */
  sent: number;
}

const missing: Readonly<Record<OrderChannel, string>> = {
  email: 'has no email address. Add one to the contractor.',
  sms: 'has no mobile number that text messages reach. Add one to the contractor.',
};

/** Puts what a contractor is told into the outbox. @throws HttpError 400 for one without such an address, or a text that is too long. */
export async function sendOrder(
  db: Db,
  { now, userId }: Actor,
  row: OrderRow,
  { channel, subject, body }: WorkOrderSending,
): Promise<Change<typeof workOrders>> {
  const [to] = await rows<Reached>(
    db,
    sql`SELECT id, name, party_id, coalesce(email, contact_email) AS email, coalesce(mobile, contact_mobile, telephone) AS sms,
          (SELECT count(*)::int FROM messages WHERE work_order_id = ${row.id}) AS sent
        FROM contractors WHERE id = ${row.contractor_id}`,
  );
  if (!to) throw new Error('An order that was issued has a contractor.');
  const address = channel === 'email' ? to.email : to.sms && toE164(to.sms);
  if (!address) throw fieldError('channel', `${to.name} ${missing[channel]}`);
  const text = {
    kind: 'maintenance',
    channel,
    subject: channel === 'email' ? subject || null : null,
  } as const;
  checkText({ ...text, body });
  const draft = {
    party_id: to.party_id,
    contractor_id: to.id,
    channel,
    address,
    subject: text.subject,
    body,
    lease_id: null,
  };
  const written = { ...text, template_id: null, batch_id: null, created_by: userId };
  const keys = {
    keyOf: () => `work_order:${row.id}:${to.sent + 1}`,
    subjectOf: () => ({ type: 'work_order', id: row.id }),
  };
  await writeMessages(db, row.client_id, [draft], { ...written, ...keys }, now);
  return { values: {}, lists: { sent: [null, { channel, address }] } };
}
