import { type SQL, sql } from 'drizzle-orm';

/** Which entry takes back which, both of one document: seq and undone_by, in SQL. */
export const undoings = (
  clientId: number,
): SQL => sql`SELECT reverses_seq AS seq, seq AS undone_by FROM entries
    WHERE client_id = ${clientId} AND reverses_seq IS NOT NULL
  UNION ALL SELECT (SELECT p.entry_seq FROM disbursement_events p
      WHERE p.disbursement_id = f.disbursement_id AND p.kind = 'paid' AND p.id < f.id ORDER BY p.id DESC LIMIT 1), f.entry_seq
    FROM disbursement_events f WHERE f.client_id = ${clientId} AND f.kind = 'failed'`;
