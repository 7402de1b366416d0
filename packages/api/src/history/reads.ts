import type { AccessLogEntry } from '@rentsafe/domain/accessLog';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Actor, type Changes, recordEvent } from '../audit/events.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { reportReads } from '../db/schema.ts';
import { idsMergedInto } from '../resource/merged.ts';
import { readLog } from './readLog.ts';

/** Whom a report is about. */
export interface Subject {
  type: 'individual' | 'company';
  id: number;
}

/** How a report was opened. */
export type ReadAction = 'view_report' | 'reopen' | 'print';

/** Records in the access log and in the audit that a report was opened, in the transaction of the read. */
export async function recordRead(
  db: Db,
  actor: Actor,
  { type, id }: Subject,
  action: ReadAction = 'view_report',
  changes: Changes = {},
): Promise<AccessLogEntry> {
  if (actor.userId === null) throw new Error('Reading a report needs a user.');
  const [read] = await db
    .insert(reportReads)
    .values({
      [type === 'individual' ? 'individual_id' : 'company_id']: id,
      at: actor.now,
      user_id: actor.userId,
      action,
      request_id: actor.requestId,
    })
    .returning({ id: reportReads.id });
  await recordEvent(db, actor, {
    action: action === 'print' ? 'print' : 'report_read',
    subject: { type, id },
    changes,
  });
  const [entry] = await entriesOf(db, eq(reportReads.id, read?.id ?? 0), { size: 1, offset: 0 });
  if (!entry) throw new Error('A read was not recorded.');
  return entry;
}

/** Records in the audit that a client's user opened the record itself. */
export const recordOpening = (db: Db, actor: Actor, subject: Subject): Promise<void> =>
  recordEvent(db, actor, { action: 'report_read', subject, changes: { view: [null, 'record'] } });

interface Reader {
  id: number;
  client: AccessLogEntry['client'];
  purpose: string | null;
}

/** Whose users made these reads, and what for: that stands in the audit of the same request. */
const readersOf = (db: Db, reads: readonly number[]) =>
  rows<Reader>(
    db,
    sql`SELECT r.id, (SELECT json_build_object('id', id, 'name', name) FROM clients WHERE id = u.client_id) AS client, (
          SELECT a.changes #>> '{purpose,1}' FROM audit_events a
          WHERE a.subject_type = CASE WHEN r.individual_id IS NULL THEN 'company' ELSE 'individual' END
            AND a.subject_id = coalesce(r.individual_id, r.company_id) AND a.request_id = r.request_id
            AND a.changes ? 'purpose' LIMIT 1) AS purpose
        FROM report_reads r JOIN users u ON u.id = r.user_id
        WHERE r.id = ${anyId(reads)}`,
  );

async function entriesOf(
  db: Db,
  where: SQL,
  page: { size: number; offset: number },
): Promise<AccessLogEntry[]> {
  const found = await readLog(db, reportReads, where, page);
  const ids = found.map(({ row }) => row.id);
  const readers = new Map((await readersOf(db, ids)).map((reader) => [reader.id, reader]));
  return found.map(({ row, name }) => {
    const reader = readers.get(row.id);
    if (!reader) throw new Error('A read is of nobody.');
    const { client, purpose } = reader;
    return {
      user: { id: row.user_id, name },
      client,
      at: row.at.toISOString(),
      action: row.action,
      request_id: row.request_id,
      purpose,
    };
  });
}

/** The reads of a record, and of what was merged into it. */
const about = ({ type, id }: Subject) =>
  sql`${type === 'individual' ? reportReads.individual_id : reportReads.company_id} IN ${idsMergedInto(type, id)}`;

/** Who read the reports about a subject, newest first. */
export async function listReads({
  db,
  scope: subject,
  page,
}: ListContext<Subject>): Promise<Listing<AccessLogEntry>> {
  const results = await entriesOf(db, about(subject), page);
  return { count: await db.$count(reportReads, about(subject)), results };
}
