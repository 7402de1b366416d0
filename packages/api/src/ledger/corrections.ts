import { sql } from 'drizzle-orm';

/**
 * The entries that the entry `e` takes back, as a list in SQL: what it reverses, the allocations it undoes, the identification of a
 * reversed receipt, and the approval and the payment of a disbursement that failed.
 */
export const correctedEntries = sql`(SELECT coalesce(json_agg(DISTINCT c.seq ORDER BY c.seq), '[]') FROM (
  SELECT e.reverses_seq AS seq WHERE e.reverses_seq IS NOT NULL
  UNION ALL SELECT o.entry_seq FROM allocations u JOIN allocations o ON o.id = u.reverses_id
  WHERE u.client_id = e.client_id AND u.entry_seq = e.seq
  UNION ALL SELECT i.entry_seq FROM receipt_events x JOIN receipt_events i ON i.receipt_id = x.receipt_id AND i.kind = 'identified'
  WHERE x.client_id = e.client_id AND x.entry_seq = e.seq AND x.kind = 'reversed'
  UNION ALL SELECT b.entry_seq FROM disbursement_events f JOIN disbursement_events b ON b.disbursement_id = f.disbursement_id
      AND b.entry_seq < f.entry_seq AND b.kind <> 'failed'
  WHERE f.client_id = e.client_id AND f.entry_seq = e.seq AND f.kind = 'failed'
    AND NOT EXISTS (SELECT FROM disbursement_events p WHERE p.disbursement_id = f.disbursement_id AND p.kind = 'failed'
      AND p.entry_seq BETWEEN b.entry_seq AND f.entry_seq - 1)
) c)`;
