import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { idsMergedInto } from '../resource/merged.ts';
import { foldAll } from '../search/fold.ts';
import type { Identifiers } from './identifiers.ts';

export const ANONYMISED = 'Anonymised';
const REMOVED = '[…]';

/** A text without what a pattern finds. */
const without = (column: SQL, pattern: string) =>
  sql`regexp_replace(${column}, ${pattern}, ${REMOVED}, 'gi')`;

/** The leases that nobody else who is still named rents. */
const soleLeases = (party: SQL) => sql`(SELECT lp.lease_id FROM lease_parties lp WHERE lp.party_id = ${party}
  AND NOT EXISTS (SELECT FROM lease_parties o JOIN parties op ON op.id = o.party_id
    LEFT JOIN individuals oi ON oi.id = op.individual_id
    WHERE o.lease_id = lp.lease_id AND o.party_id <> lp.party_id AND o.role = 'tenant'
      AND (op.company_id IS NOT NULL OR oi.anonymised_at IS NULL)))`;
const leasesOf = (party: SQL) => sql`(SELECT lease_id FROM lease_parties WHERE party_id = ${party})`;

const removed = sql`${REMOVED}`;
/** The invoices that name the person as the tenant, by a name like theirs too: whoever is the first tenant may have changed since. */
const soldTo = (
  party: SQL,
  surname: string,
) => sql`(SELECT i.id FROM invoices i JOIN invoice_parties k ON k.invoice_id = i.id
  WHERE i.lease_id IN (SELECT lease_id FROM lease_parties WHERE party_id = ${party}
      UNION SELECT split_part(key, ':', 1)::bigint FROM former_rows
        WHERE source = 'lease_parties' AND split_part(key, ':', 2) = ${party}::text)
    AND (k.buyer ->> 'name' ~* ${surname}
      OR ${party} = (SELECT min(party_id) FROM lease_parties WHERE lease_id = i.lease_id AND role = 'tenant')))`;
/** Those that name them as the landlord. */
const soldBy = (
  party: SQL,
) => sql`(WITH theirs AS (SELECT c.id, c.invoice_id FROM charges c JOIN ownerships o ON o.id = c.ownership_id
    JOIN landlords l ON l.id = o.landlord_id WHERE l.party_id = ${party})
  SELECT invoice_id FROM theirs UNION SELECT a.invoice_id FROM allocations a JOIN theirs t ON t.id = a.charge_id)`;
const ifAny = (column: string) => sql`CASE WHEN ${sql.identifier(column)} IS NOT NULL THEN ${REMOVED} END`;

/** What is about the person: emptied, whatever it says. */
const aboutThem = (party: SQL, { all, surname }: Identifiers, at: string): SQL[] => [
  sql`UPDATE messages SET address = ${removed}, subject = ${ifAny('subject')}, body = ${removed} WHERE party_id = ${party}`,
  sql`UPDATE message_deliveries SET provider_id = NULL, error = ${ifAny('error')}
      WHERE message_id IN (SELECT id FROM messages WHERE party_id = ${party})`,
  sql`UPDATE landlords SET bank_name = NULL, bank_branch = NULL, account_number = NULL, vat_number = NULL WHERE party_id = ${party}`,
  // As they are named today, from now on.
  sql`UPDATE invoice_parties SET buyer = NULL WHERE invoice_id IN ${soldTo(party, surname)}`,
  sql`UPDATE invoice_parties SET seller = NULL WHERE invoice_id IN ${soldBy(party)}`,
  sql`UPDATE payees SET bank_name = NULL, bank_branch = NULL, account_number = NULL WHERE party_id = ${party}`,
  sql`UPDATE disbursements SET payee_bank_name = NULL, payee_bank_branch = NULL, payee_account_number = NULL,
        reference = ${ifAny('reference')} WHERE party_id = ${party}`,
  sql`UPDATE contractors SET name = ${ANONYMISED}, number = NULL, mobile = NULL, telephone = NULL, email = NULL,
        contact_name = NULL, contact_mobile = NULL, contact_email = NULL, address = NULL, licence_number = NULL, is_active = false,
        search_text = ${foldAll(ANONYMISED)} WHERE party_id = ${party}`,
  sql`UPDATE receipts SET payer = NULL WHERE lease_id IN ${leasesOf(party)} AND payer ~* ${surname}
        OR lease_id IN ${soleLeases(party)} AND payer IS NOT NULL`,
  sql`UPDATE receipts SET reference = ${without(sql`reference`, surname)}
      WHERE lease_id IN ${leasesOf(party)} AND reference ~* ${surname}`,
  // As banks write it: MOYO T, with what else the line says of whoever paid.
  sql`UPDATE bank_lines SET description = ${removed}, reference = ${ifAny('reference')}
      WHERE (description ~* ${surname} OR reference ~* ${surname}) AND id IN (
        SELECT m.line_id FROM bank_matches m LEFT JOIN open_receipts r ON r.receipt_id = m.receipt_id
          LEFT JOIN disbursements d ON d.id = m.disbursement_id
        WHERE r.lease_id IN ${leasesOf(party)} OR d.party_id = ${party})`,
  sql`UPDATE debt_calls SET text = ${ifAny('text')} WHERE lease_id IN ${soleLeases(party)}`,
  sql`UPDATE claims SET reason = ${removed}, notice_text = ${ifAny('notice_text')}, end_reason = ${ifAny('end_reason')}
      WHERE party_id = ${party}`,
  sql`UPDATE disputes SET reason = ${removed}, answer = ${ifAny('answer')}, decision = ${ifAny('decision')} WHERE party_id = ${party}`,
  sql`UPDATE opt_outs SET end_reason = ${ifAny('end_reason')} WHERE party_id = ${party}`,
  sql`UPDATE data_requests SET requested_by = ${removed}, identity_check = ${removed}, details = ${removed},
        outcome = ${ifAny('outcome')}, end_reason = ${ifAny('end_reason')} WHERE party_id = ${party}`,
  sql`UPDATE consents SET evidence = ${removed} WHERE party_id = ${party}`,
  sql`UPDATE inspection_signatures SET name = ${removed}, comment = ${ifAny('comment')}, drawing = NULL
      WHERE role = 'tenant' AND inspection_id IN (SELECT id FROM inspections WHERE lease_id IN ${soleLeases(party)})`,
  sql`UPDATE maintenance_requests SET reported_by = ${removed}, telephone = NULL WHERE lease_id IN ${soleLeases(party)}`,
  sql`UPDATE documents SET content = ${without(sql`content`, all)}, erased_at = ${at}::timestamptz
      WHERE lease_id IN ${leasesOf(party)} AND content ~* ${all}`,
  sql`UPDATE landlord_consents SET given_by = ${removed}, evidence = ${removed}
      WHERE given_by ~* ${surname} AND work_order_id IN (SELECT w.id FROM work_orders w
        JOIN ownerships o ON o.property_id = w.property_id JOIN landlords l ON l.id = o.landlord_id WHERE l.party_id = ${party})`,
];

/** Scans and photos: of records that are about nobody else, or by their name. They stay in no list, and their bytes are purged. */
const removeFiles = (party: SQL, { all, surname }: Identifiers, { now, userId }: Actor): SQL[] => {
  const theirs = (lease: SQL) => sql`CASE f.subject_type WHEN 'lease' THEN f.subject_id IN ${lease}
    WHEN 'document' THEN f.subject_id IN (SELECT id FROM documents WHERE lease_id IN ${lease})
    WHEN 'claim' THEN f.subject_id IN (SELECT id FROM claims WHERE party_id = ${party})
    WHEN 'consent' THEN f.subject_id IN (SELECT id FROM consents WHERE party_id = ${party})
    WHEN 'dispute' THEN f.subject_id IN (SELECT id FROM disputes WHERE party_id = ${party}) ELSE false END`;
  const found = sql`${theirs(soleLeases(party))} OR f.name ~* ${all} OR ${theirs(leasesOf(party))} AND f.name ~* ${surname}`;
  return [
    sql`INSERT INTO file_removals (file_id, client_id, reason, created_at, created_by)
        SELECT f.id, f.client_id, 'The person was anonymised.', ${now.toISOString()}, ${userId} FROM files f WHERE ${found}
        ON CONFLICT DO NOTHING`,
    sql`UPDATE files f SET name = ${REMOVED} WHERE ${found}`,
  ];
};

/** What issued reports say of the person's affairs stays, without the person. */
const inReports = (
  party: SQL,
  at: string,
): SQL => sql`UPDATE report_issues SET erased_at = ${at}::timestamptz,
  content = (content::jsonb || ${JSON.stringify({
    ...{ first_name: ANONYMISED, last_name: ANONYMISED, date_of_birth: null, identification_number: null },
    ...{
      contact_details: [],
      employment_details: [],
      addresses: [],
      notes: [],
      next_of_kin: [],
      documents: [],
    },
  })}::jsonb)::text WHERE party_id = ${party}`;

/** Emails that are kept as files: they are written again from nothing. */
async function removeMails(dataDir: string, ids: readonly number[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(path.join(dataDir, 'outbox', `message-${id}.eml`), { force: true })));
}

/**
 * Takes a person out of every text and file, in one transaction, in which texts that otherwise stay may be emptied. What others share
 * with them, such as a namesake's name, is taken out of what is about the person alone.
 */
export async function erasePerson(
  db: Db,
  actor: Actor,
  dataDir: string,
  id: number,
  identifiers: Identifiers,
): Promise<void> {
  const party = sql`(SELECT id FROM parties WHERE individual_id = ${id})`;
  const at = actor.now.toISOString();
  const { own } = identifiers;
  const written = own ? sql`OR address ~* ${own} OR subject ~* ${own} OR body ~* ${own}` : sql``;
  const mails = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM messages WHERE channel = 'email' AND (party_id = ${party} ${written})`,
  );
  await db.execute(sql`SELECT set_config('rentsafe.erasing', pg_current_xact_id()::text, true)`);
  for (const statement of aboutThem(party, identifiers, at)) await db.execute(statement);
  for (const statement of removeFiles(party, identifiers, actor)) await db.execute(statement);
  await db.execute(inReports(party, at));
  // The names of files.
  await db.execute(
    sql`UPDATE audit_events SET changes = ${without(sql`changes::text`, identifiers.surname)}::jsonb
        WHERE (subject_type = 'lease' AND subject_id IN ${leasesOf(party)}
            OR subject_type = 'document' AND subject_id IN (SELECT id FROM documents WHERE lease_id IN ${leasesOf(party)})
            OR subject_type = 'claim' AND subject_id IN (SELECT id FROM claims WHERE party_id = ${party})
            OR subject_type = 'dispute' AND subject_id IN (SELECT id FROM disputes WHERE party_id = ${party}))
          AND changes ? 'file' AND changes::text ~* ${identifiers.surname}`,
  );
  await db.execute(
    sql`UPDATE audit_events SET changes = '{}'
        WHERE subject_type = 'individual' AND subject_id IN ${idsMergedInto('individual', id)}`,
  );
  if (own) await db.execute(sql`SELECT erase_texts(${own}, ${at}::timestamptz)`);
  await db.execute(sql`SELECT set_config('rentsafe.erasing', '', true)`);
  // Last: what is rolled back has lost its copies in the folder, nothing else.
  await removeMails(
    dataDir,
    mails.map((mail) => Number(mail.id)),
  );
}
