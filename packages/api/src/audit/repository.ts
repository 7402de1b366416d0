import type { AuditEvent } from '@rentsafe/domain/audit';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { auditEvents, individuals, users } from '../db/schema.ts';
import type { ListContext, Listing } from '../http/serveList.ts';

const auditTypes = [
  'individual',
  'company',
  'branch',
  'user',
  'client',
  'province',
  'city',
  'suburb',
] as const;

export interface AuditSubject {
  type: (typeof auditTypes)[number];
  id: number;
}

export const isAuditType = (type: string | undefined): type is AuditSubject['type'] =>
  auditTypes.some((known) => known === type);

const about = ({ type, id }: AuditSubject) =>
  and(eq(auditEvents.subject_type, type), eq(auditEvents.subject_id, id));

export const isUserOf = async (db: Db, id: number, clientId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, id), eq(users.client_id, clientId)))) > 0;

const isAnonymised = async (db: Db, { type, id }: AuditSubject): Promise<boolean> =>
  type === 'individual' &&
  (await db.$count(individuals, and(eq(individuals.id, id), isNotNull(individuals.anonymised_at)))) > 0;

/** What was done to a record, newest first. Of an anonymised person only the reason is shown. */
export async function listEvents({
  db,
  scope: subject,
  page: { size, offset },
}: ListContext<AuditSubject>): Promise<Listing<AuditEvent>> {
  const withholds = await isAnonymised(db, subject);
  const found = await db
    .select({ event: auditEvents, first: users.first_name, last: users.last_name })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.user_id))
    .where(about(subject))
    .orderBy(desc(auditEvents.id))
    .limit(size)
    .offset(offset);
  const results = found.map(({ event, first, last }) => ({
    id: event.id,
    at: event.at.toISOString(),
    user: event.user_id === null ? null : { id: event.user_id, name: `${first} ${last}` },
    action: event.action,
    subject: { type: event.subject_type, id: event.subject_id },
    changes: withholds && event.action !== 'anonymise' ? {} : event.changes,
    request_id: event.request_id,
  }));
  return { count: await db.$count(auditEvents, about(subject)), results };
}
