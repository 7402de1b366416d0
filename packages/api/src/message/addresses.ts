import { today } from '@rentsafe/domain/date';
import type { MessageChannel, MessageKind } from '@rentsafe/domain/message';
import { toE164 } from '@rentsafe/domain/phone';
import { type SQL, sql } from 'drizzle-orm';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { readerFor, unreadableOf } from '../party/readable.ts';
import { postalAddress } from '../party/tax.ts';

const emails = sql`coalesce(
  (SELECT nullif(email, '') FROM contact_details WHERE individual_id = p.individual_id AND email <> '' ORDER BY id LIMIT 1),
  (SELECT nullif(email, '') FROM companies WHERE id = p.company_id))`;

const phones = sql`coalesce(
  (SELECT mobile_phone[1] FROM contact_details WHERE individual_id = p.individual_id AND cardinality(mobile_phone) > 0
   ORDER BY id LIMIT 1),
  (SELECT coalesce(nullif(mobile_phone, ''), nullif(landline_phone, '')) FROM companies WHERE id = p.company_id))`;

const columns: Readonly<Record<MessageChannel, SQL>> = { email: emails, sms: phones, letter: postalAddress };

const usable: Readonly<Record<MessageChannel, (address: string) => string | null>> = {
  email: (address) => address,
  sms: toE164,
  letter: (address) => address,
};

/** What the law or the lease requires is sent all the same. */
const required: ReadonlySet<MessageKind> = new Set(['invoice', 'demand', 'claim_notice', 'notice']);

export interface Reached {
  address: string | null;
  opted_out: boolean;
}

/**
 * Where parties are reached by a channel, and whether they want no messages of a kind today. Of whom the book may only name no address
 * is known: it would stand in its messages.
 */
export async function addressesOf(
  db: Db,
  clientId: number,
  parties: readonly number[],
  { channel, kind, now }: { channel: MessageChannel; kind: MessageKind; now: Date },
): Promise<Map<number, Reached>> {
  const found = await rows<{ id: number; address: string | null; opted_out: boolean }>(
    db,
    sql`SELECT p.id, ${columns[channel]} AS address, EXISTS (SELECT FROM opt_outs o WHERE o.client_id = ${clientId}
          AND o.party_id = p.id AND o.channel = ${channel} AND ${today(now)}::date BETWEEN o.from_on AND coalesce(o.until_on, 'infinity')
          AND (o.ended_on IS NULL OR o.ended_on > ${today(now)}::date)) OR objects_to(p.id, 'messages') AS opted_out
        FROM parties p WHERE p.id = ${anyId(parties)}`,
  );
  const reader = readerFor({ clientId, now });
  const hidden = reader ? await unreadableOf(db, reader, parties) : new Set();
  return new Map(
    found.map(({ id, address, opted_out }) => [
      id,
      {
        address: address && !hidden.has(id) ? usable[channel](address) : null,
        opted_out: opted_out && !required.has(kind),
      },
    ]),
  );
}
