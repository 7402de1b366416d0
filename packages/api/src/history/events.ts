import { type AuditEvent, type AuditSubject, auditSubjects } from '@rentsafe/domain/audit';
import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { ListContext, Listing } from '../calls/serveList.ts';
import type { Db } from '../db/database.ts';
import {
  auditEvents,
  bankAccounts,
  books,
  claims,
  consents,
  contractors,
  disbursements,
  disputes,
  documents,
  documentTemplates,
  individuals,
  inspections,
  inspectionTemplates,
  journals,
  landlords,
  leases,
  maintenanceRequests,
  maintenanceSchedules,
  messages,
  messageTemplates,
  payees,
  properties,
  todoItems,
  units,
  users,
  workOrders,
} from '../db/schema.ts';
import { choiceQuery } from '../http/filters.ts';
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

type OwnedTable = PgTable & Record<'client_id', PgColumn>;

/** What Admins of a client may name: their users, and the records of their book. A book has its client's id. */
const ownedTypes: Partial<Record<RecordType, { table: OwnedTable; id: PgColumn }>> = {
  user: { table: users, id: users.id },
  book: { table: books, id: books.client_id },
  landlord: { table: landlords, id: landlords.id },
  property: { table: properties, id: properties.id },
  unit: { table: units, id: units.id },
  lease: { table: leases, id: leases.id },
  bank_account: { table: bankAccounts, id: bankAccounts.id },
  claim: { table: claims, id: claims.id },
  dispute: { table: disputes, id: disputes.id },
  disbursement: { table: disbursements, id: disbursements.id },
  message: { table: messages, id: messages.id },
  message_template: { table: messageTemplates, id: messageTemplates.id },
  automation: { table: books, id: books.client_id },
  document_template: { table: documentTemplates, id: documentTemplates.id },
  document: { table: documents, id: documents.id },
  journal: { table: journals, id: journals.id },
  payee: { table: payees, id: payees.id },
  inspection: { table: inspections, id: inspections.id },
  inspection_template: { table: inspectionTemplates, id: inspectionTemplates.id },
  consent: { table: consents, id: consents.id },
  contractor: { table: contractors, id: contractors.id },
  request: { table: maintenanceRequests, id: maintenanceRequests.id },
  work_order: { table: workOrders, id: workOrders.id },
  maintenance_schedule: { table: maintenanceSchedules, id: maintenanceSchedules.id },
  todo: { table: todoItems, id: todoItems.id },
};

/** Whether a record is a client's; null for what no client owns. */
export async function isOwnedBy(
  db: Db,
  { type, id }: RecordSubject,
  clientId: number,
): Promise<boolean | null> {
  const owned = ownedTypes[type];
  if (!owned) return null;
  const isOwn = and(eq(owned.id, id), eq(owned.table.client_id, clientId));
  return (await db.$count(owned.table, isOwn)) > 0;
}

const isAnonymised = async (db: Db, { type, id }: RecordSubject): Promise<boolean> =>
  type === 'individual' &&
  (await db.$count(individuals, and(eq(individuals.id, id), isNotNull(individuals.anonymised_at)))) > 0;

/** The events of a record, newest first. Of an anonymised person only the reason is shown. */
export async function listEvents({
  db,
  request,
  scope: subject,
  page,
}: ListContext<RecordSubject>): Promise<Listing<AuditEvent>> {
  const events = about(subject, request);
  const withholds = await isAnonymised(db, subject);
  const found = await readLog(db, auditEvents, events, page);
  const results = found.map(({ row, name }) => ({
    id: row.id,
    at: row.at.toISOString(),
    user: row.user_id === null ? null : { id: row.user_id, name },
    action: row.action,
    subject: { type: row.subject_type, id: row.subject_id },
    changes: withholds && row.action !== 'anonymise' ? {} : row.changes,
    request_id: row.request_id,
  }));
  return { count: await db.$count(auditEvents, events), results };
}
