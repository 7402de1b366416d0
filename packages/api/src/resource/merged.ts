import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { HttpError, notFound } from '../http/errors.ts';

const isMergeable = (type: string) => type === 'individual' || type === 'company';

/** The record into which a record was merged in the end, or null when it was never merged. */
export async function mergedInto(db: Db, type: string, id: number): Promise<number | null> {
  if (!isMergeable(type)) return null;
  const [last] = await rows<{ into_id: number }>(
    db,
    sql`WITH RECURSIVE chain AS (
          SELECT into_id, 1 AS step FROM merged_records WHERE kind = ${type} AND id = ${id}
          UNION ALL
          SELECT m.into_id, step + 1 FROM chain JOIN merged_records m ON m.kind = ${type} AND m.id = chain.into_id
        )
        SELECT into_id FROM chain ORDER BY step DESC LIMIT 1`,
  );
  return last ? Number(last.into_id) : null;
}

/** A subquery of the ids of everything merged into a record, and its own. */
export const idsMergedInto = (type: 'individual' | 'company', id: number): SQL => sql`(
  WITH RECURSIVE merged AS (
    SELECT ${id}::bigint AS id
    UNION ALL
    SELECT m.id FROM merged JOIN merged_records m ON m.kind = ${type} AND m.into_id = merged.id
  )
  SELECT id FROM merged
)`;

/** The error for a missing record: 410 when it was merged into another, else 404. */
export async function missingRecord(db: Db, type: string, id: number): Promise<HttpError> {
  const into = await mergedInto(db, type, id);
  if (into === null) return notFound();
  return new HttpError(410, { detail: `Merged into ${into}.`, merged_into: into });
}
