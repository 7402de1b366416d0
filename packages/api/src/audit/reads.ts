import type { AccessLogEntry } from '@rentsafe/domain/accessLog';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { reportReads, users } from '../db/schema.ts';
import type { ListContext, Listing } from '../http/serveList.ts';

/** Whom a report is about. */
export type Subject = { individual_id: number } | { company_id: number };

const VIEW_REPORT = 'view_report';

/** What every report carries beside its record. Nothing is held yet: the lists are empty, the rating is open. */
export const reportExtras = (now: Date) => ({
  claims: [],
  active: [],
  historic: [],
  classification: null,
  as_at: now.toISOString(),
  source: 'RentSafe register',
});

/** Writes down that a report was read; part of the read's own transaction. */
export async function recordRead(
  db: Db,
  subject: Subject,
  { userId, requestId, now }: { userId: number; requestId: string; now: Date },
): Promise<void> {
  await db
    .insert(reportReads)
    .values({ ...subject, at: now, user_id: userId, action: VIEW_REPORT, request_id: requestId });
}

const about = (subject: Subject) =>
  'individual_id' in subject
    ? eq(reportReads.individual_id, subject.individual_id)
    : eq(reportReads.company_id, subject.company_id);

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
  const results = found.map(({ read, first, last }) => ({
    user: { id: read.user_id, name: `${first} ${last}` },
    at: read.at.toISOString(),
    action: read.action,
    request_id: read.request_id,
  }));
  return { count: await db.$count(reportReads, about(subject)), results };
}
