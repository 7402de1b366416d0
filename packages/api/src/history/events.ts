import { type AuditEvent, type AuditSubject, auditSubjects } from '@rentsafe/domain/audit';
import { and, eq, notInArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type OwnedRecord, ownedRecords } from '../audit/records.ts';
import { principalOf } from '../auth/principal.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import { auditEvents } from '../db/schema.ts';
import { choiceQuery } from '../http/filters.ts';
import { shownChanges } from './changes.ts';
import { readLog } from './readLog.ts';

/** What `subject` may name: what is done to an import or a list is no record's history. */
type RecordType = Exclude<AuditSubject, 'import' | 'list'>;

export interface RecordSubject {
  type: RecordType;
  id: number;
}

export const isRecordType = (type: string | undefined): type is RecordType =>
  type !== 'import' && type !== 'list' && auditSubjects.some((known) => known === type);

/** `changes=true`: of a record that is read every day, what changed would be lost among the reads. */
const about = ({ type, id }: RecordSubject, request: FastifyRequest) =>
  and(
    eq(auditEvents.subject_type, type),
    eq(auditEvents.subject_id, id),
    choiceQuery(request, 'changes', ['true', 'false']) === 'true'
      ? notInArray(auditEvents.action, ['report_read', 'print'])
      : undefined,
  );

/** Whether a record is a client's; null for what no client owns. */
export async function isOwnedBy(
  db: Db,
  { type, id }: RecordSubject,
  clientId: number,
): Promise<boolean | null> {
  const table = type in ownedRecords ? ownedRecords[type as OwnedRecord] : null;
  if (!table) return null;
  const isOwn = and(eq('id' in table ? table.id : table.client_id, id), eq(table.client_id, clientId));
  return (await db.$count(table, isOwn)) > 0;
}

/** The events of a record, newest first. Of an anonymised person only the reason is shown. */
export async function listEvents({
  db,
  request,
  scope: subject,
  page,
}: ListContext<RecordSubject>): Promise<Listing<AuditEvent>> {
  const events = about(subject, request);
  const found = await readLog(db, auditEvents, events, page);
  const changes = await shownChanges(
    db,
    found.map(({ row }) => row),
    principalOf(request).role,
  );
  const results = found.map(({ row, name }, index) => ({
    id: row.id,
    at: row.at.toISOString(),
    user: row.user_id === null ? null : { id: row.user_id, name },
    action: row.action,
    subject: { type: row.subject_type, id: row.subject_id },
    changes: changes[index] ?? {},
    request_id: row.request_id,
  }));
  return { count: await db.$count(auditEvents, events), results };
}
