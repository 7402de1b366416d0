import type { MessageChannel } from '@rentsafe/domain/message';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { Text } from './drafts.ts';

interface Outgoing {
  /** Null of one to a contractor who is nobody in the register. */
  party_id: number | null;
  contractor_id?: number;
  channel: MessageChannel;
  address: string;
  subject: string | null;
  body: string;
  lease_id: number | null;
}

interface Written<Draft> extends Pick<Text, 'kind' | 'template_id'> {
  batch_id: number | null;
  created_by: number | null;
  keyOf: (draft: Draft) => string;
  /** What it is about. */
  subjectOf: (draft: Draft) => { type: string; id: number | null } | null;
}

const PER_STATEMENT = 1000;

/**
 * Puts messages into the outbox, in the transaction that causes them. One whose key was written before is left out.
 *
 * @returns how many were written.
 */
export async function writeMessages<Draft extends Outgoing>(
  db: Db,
  clientId: number,
  drafts: readonly Draft[],
  { keyOf, subjectOf, kind, template_id, batch_id, created_by }: Written<Draft>,
  now: Date,
): Promise<number> {
  let count = 0;
  for (let from = 0; from < drafts.length; from += PER_STATEMENT) {
    const records = drafts.slice(from, from + PER_STATEMENT).map((draft) => ({
      party_id: draft.party_id,
      channel: draft.channel,
      contractor_id: draft.contractor_id ?? null,
      address: draft.address,
      subject: draft.subject,
      body: draft.body,
      lease_id: draft.lease_id,
      about: subjectOf(draft),
      key: keyOf(draft),
    }));
    const written = await rows(
      db,
      sql`WITH written AS (
        INSERT INTO messages (client_id, kind, channel, party_id, contractor_id, address, subject, body, template_id, batch_id, lease_id,
          subject_type, subject_id, dedupe_key, created_at, created_by)
        SELECT ${clientId}::bigint, ${kind}, m.channel, m.party_id, m.contractor_id, m.address, m.subject, m.body, ${template_id}::bigint,
          ${batch_id}::bigint, m.lease_id, m.about ->> 'type', (m.about ->> 'id')::bigint, m.key, ${now.toISOString()}::timestamptz,
          ${created_by}::bigint
        FROM json_to_recordset(${JSON.stringify(records)}::json) AS m (party_id bigint, channel text, contractor_id bigint, address text, subject text, body text,
          lease_id bigint, about json, key text)
        ON CONFLICT (client_id, dedupe_key) DO NOTHING RETURNING id, client_id, channel
      )
      INSERT INTO message_deliveries (message_id, client_id, channel, next_at)
      SELECT id, client_id, channel, ${now.toISOString()}::timestamptz FROM written RETURNING message_id`,
    );
    count += written.length;
  }
  return count;
}
