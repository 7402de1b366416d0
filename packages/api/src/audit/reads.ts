import type { AccessLogEntry } from '@rentsafe/domain/accessLog';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { reportReads, users } from '../db/schema.ts';
import type { ListContext, Listing } from '../http/serveList.ts';
import { idsMergedInto } from '../resource/merged.ts';
import { type Actor, recordEvent } from './events.ts';

/** Whom a report is about. */
export interface Subject {
  type: 'individual' | 'company';
  id: number;
}

/** How a report was looked at. */
export type ReadAction = 'view_report' | 'reopen' | 'print';

/** What every report carries beside its record. Nothing is held yet: the lists are empty, the rating is open. */
export const reportExtras = (now: Date) => ({
  claims: [],
  active: [],
  historic: [],
  classification: null,
  as_at: now.toISOString(),
  source: 'RentSafe register',
});

/** Writes down, in the access log and in the audit, that a report was looked at; part of the read's own transaction. */
export async function recordRead(
  db: Db,
  actor: Actor,
  { type, id }: Subject,
  action: ReadAction = 'view_report',
): Promise<AccessLogEntry> {
  if (actor.userId === null) throw new Error('A report was read by nobody.');
  const [read] = await db
    .insert(reportReads)
    .values({
      [type === 'individual' ? 'individual_id' : 'company_id']: id,
      at: actor.now,
      user_id: actor.userId,
      action,
      request_id: actor.requestId,
    })
    .returning();
  await recordEvent(db, actor, {
    action: action === 'print' ? 'print' : 'report_read',
    subject: { type, id },
  });
  const [reader] = await db
    .select({ first: users.first_name, last: users.last_name })
    .from(users)
    .where(eq(users.id, actor.userId));
  if (!read || !reader) throw new Error('A read was not recorded.');
  return entryOf(read, reader);
}

function entryOf(
  read: typeof reportReads.$inferSelect,
  { first, last }: { first: string; last: string },
): AccessLogEntry {
  return {
    user: { id: read.user_id, name: `${first} ${last}` },
    at: read.at.toISOString(),
    action: read.action,
    request_id: read.request_id,
  };
}

/** The reads of a record, and of what was merged into it. */
const about = ({ type, id }: Subject) =>
  sql`${type === 'individual' ? reportReads.individual_id : reportReads.company_id} IN ${idsMergedInto(type, id)}`;

/** Who read the reports about a subject, newest first. */
export async function listReads({
  db,
  scope: subject,
  page: { size, offset },
}: ListContext<Subject>): Promise<Listing<AccessLogEntry>> {
  const found = await db
    .select({ read: reportReads, first: users.first_name, last: users.last_name })
    .from(reportReads)
    .innerJoin(users, eq(users.id, reportReads.user_id))
    .where(about(subject))
    .orderBy(desc(reportReads.id))
    .limit(size)
    .offset(offset);
  const results = found.map(({ read, ...reader }) => entryOf(read, reader));
  return { count: await db.$count(reportReads, about(subject)), results };
}
