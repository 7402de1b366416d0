import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { type HeldKind, type HeldSummary, heldKinds } from '@rentsafe/domain/dataRequest';
import { today } from '@rentsafe/domain/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { tiesTo } from '../individual/ties.ts';

/** Of each kind, rows with the client that holds them. */
function sourcesOf(id: number): Readonly<Record<HeldKind, SQL>> {
  const party = sql`(SELECT id FROM parties WHERE individual_id = ${id})`;
  const leases = sql`(SELECT lease_id FROM lease_parties WHERE party_id = ${party})`;
  const ofParty = (table: string) =>
    sql`SELECT client_id FROM ${sql.identifier(table)} WHERE party_id = ${party}`;
  return {
    record: sql`SELECT ${PROVIDER_CLIENT_ID}::bigint AS client_id`,
    leases: sql`SELECT client_id FROM leases WHERE id IN ${leases}`,
    accounts: sql`SELECT client_id FROM charges WHERE lease_id IN ${leases}
      UNION ALL SELECT client_id FROM receipts WHERE lease_id IN ${leases}`,
    payments: sql`${ofParty('disbursements')} UNION ALL ${ofParty('landlords')} UNION ALL ${ofParty('payees')}`,
    messages: ofParty('messages'),
    consents: ofParty('consents'),
    claims: ofParty('claims'),
    disputes: ofParty('disputes'),
    documents: sql`SELECT client_id FROM documents WHERE lease_id IN ${leases}`,
    reports: ofParty('report_issues'),
    reads: sql`SELECT client_id FROM audit_events WHERE subject_type = 'individual' AND subject_id = ${id}
      AND action IN ('lookup', 'report_read', 'print')`,
  };
}

/** What is held about a person, by company, and what stands in the way of erasing it. */
export async function heldAbout(db: Db, id: number, now: Date): Promise<HeldSummary> {
  const sources = sourcesOf(id);
  const counted = heldKinds.map(
    (kind, nth) =>
      sql`SELECT ${kind}::text AS kind, ${nth}::int AS nth, client_id, count(*)::int AS items
          FROM (${sources[kind]}) s GROUP BY client_id`,
  );
  const found = await rows<HeldSummary['rows'][number]>(
    db,
    sql`SELECT h.kind, json_build_object('id', c.id, 'name', c.name) AS client, h.items
        FROM (${sql.join(counted, sql` UNION ALL `)}) h JOIN clients c ON c.id = h.client_id ORDER BY h.nth, c.id`,
  );
  return { rows: found, ties: await tiesTo(db, id, today(now)) };
}
