import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { Draft, Text } from './drafts.ts';

interface Written extends Pick<Text, 'kind' | 'channel' | 'template_id'> {
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
export async function writeMessages(
  db: Db,
  clientId: number,
  drafts: readonly Draft[],
  { keyOf, subjectOf, kind, channel, template_id, batch_id, created_by }: Written,
  now: Date,
): Promise<number> {
  let count = 0;
  for (let from = 0; from < drafts.length; from += PER_STATEMENT) {
    const records = drafts.slice(from, from + PER_STATEMENT).map((draft) => ({
      party_id: draft.party_id,
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
        INSERT INTO messages (client_id, kind, channel, party_id, address, subject, body, template_id, batch_id, lease_id,
          subject_type, subject_id, dedupe_key, created_at, created_by)
        SELECT ${clientId}::bigint, ${kind}, ${channel}, m.party_id, m.address, m.subject, m.body, ${template_id}::bigint,
          ${batch_id}::bigint, m.lease_id, m.about ->> 'type', (m.about ->> 'id')::bigint, m.key, ${now.toISOString()}::timestamptz,
          ${created_by}::bigint
        FROM json_to_recordset(${JSON.stringify(records)}::json) AS m (party_id bigint, address text, subject text, body text,
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
