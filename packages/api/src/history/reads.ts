import type { AccessLogEntry } from '@rentsafe/domain/accessLog';
import { eq, sql } from 'drizzle-orm';
import { type Actor, type Changes, recordEvent } from '../audit/events.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
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
  const [entry] = await readLog(db, reportReads, eq(reportReads.id, read?.id ?? 0), { size: 1, offset: 0 });
  if (!entry) throw new Error('A read was not recorded.');
  return entryOf(entry);
}

/** Records in the audit that a client's user opened the record itself. */
export const recordOpening = (db: Db, actor: Actor, subject: Subject): Promise<void> =>
  recordEvent(db, actor, { action: 'report_read', subject, changes: { view: [null, 'record'] } });

const entryOf = ({ row, name }: { row: typeof reportReads.$inferSelect; name: string }): AccessLogEntry => ({
  user: { id: row.user_id, name },
  at: row.at.toISOString(),
  action: row.action,
  request_id: row.request_id,
});

/** The reads of a record, and of what was merged into it. */
const about = ({ type, id }: Subject) =>
  sql`${type === 'individual' ? reportReads.individual_id : reportReads.company_id} IN ${idsMergedInto(type, id)}`;

/** Who read the reports about a subject, newest first. */
export async function listReads({
  db,
  scope: subject,
  page,
}: ListContext<Subject>): Promise<Listing<AccessLogEntry>> {
  const found = await readLog(db, reportReads, about(subject), page);
  return { count: await db.$count(reportReads, about(subject)), results: found.map(entryOf) };
}
