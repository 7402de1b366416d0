import type { AuditSubject } from '@rentsafe/domain/audit';
import { type FileSubject, fileSubjects } from '@rentsafe/domain/file';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { clientScope } from '../auth/scope.ts';
import { type BookRecord, type BookTable, requireWriting } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import {
  claims,
  consents,
  disputes,
  documents,
  inspections,
  leases,
  maintenanceRequests,
  properties,
  workOrders,
} from '../db/schema.ts';
import { fieldError, notFound } from '../http/errors.ts';
import { invalidChoice } from '../http/filters.ts';
import { requiredQuery } from '../http/query.ts';

interface Kind {
  table: BookTable;
  /** In the audit. */
  audited: AuditSubject;
  /** The state in which the record's files are fixed, or null while they are not. */
  fixedState?: (db: Db, id: number) => Promise<string | null>;
  /** The state of a record that takes files, and keeps them. */
  keepingState?: (db: Db, id: number) => Promise<string>;
}

/** What was signed keeps its photos. */
const fixedInspection = async (db: Db, id: number): Promise<string | null> => {
  const [found] = await rows<{ state: string }>(
    db,
    sql`SELECT state FROM inspections i WHERE id = ${id} AND (state IN ('signed', 'final')
        OR EXISTS (SELECT FROM inspection_signatures WHERE inspection_id = i.id)) FOR SHARE OF i`,
  );
  return found?.state ?? null;
};

/** It is a document because it was issued. */
const documentState = async (db: Db, id: number): Promise<string> => {
  const [found] = await rows<{ state: string }>(db, sql`SELECT document_state(${id}) AS state`);
  return found?.state ?? 'issued';
};

/** The records that files are attached to, as far as this version has them. */
const kinds: Partial<Record<FileSubject, Kind>> = {
  lease: { table: leases, audited: 'lease' },
  property: { table: properties, audited: 'property' },
  claim: { table: claims, audited: 'claim' },
  dispute: { table: disputes, audited: 'dispute' },
  request: { table: maintenanceRequests, audited: 'request' },
  work_order: { table: workOrders, audited: 'work_order' },
  inspection: { table: inspections, audited: 'inspection', fixedState: fixedInspection },
  document: { table: documents, audited: 'document', keepingState: documentState },
  // Its evidence.
  consent: { table: consents, audited: 'consent', keepingState: async () => 'recorded' },
};

export interface Subject extends BookRecord {
  type: FileSubject;
}

export function kindOfSubject({ type }: Pick<Subject, 'type'>): Kind {
  const kind = kinds[type];
  if (!kind) throw new Error(`Nothing is attached to a ${type}.`);
  return kind;
}

/** Whether a record's book is one that the caller may read. */
export const mayReadBook = (request: FastifyRequest, clientId: number): boolean => {
  const own = clientScope(request);
  return own === null || own === clientId;
};

/** The record that `subject` names. 404 for one that the caller may not read. */
export async function readableSubject(request: FastifyRequest, db: Db): Promise<Subject> {
  const [, name, digits] = /^([a-z_]+):([1-9]\d{0,15})$/.exec(requiredQuery(request, 'subject')) ?? [];
  const type = fileSubjects.find((known) => known === name);
  const id = Number(digits);
  if (!name || !Number.isSafeInteger(id)) throw fieldError('subject', 'Use type:id.');
  if (!type) throw invalidChoice('subject');
  const table = kinds[type]?.table;
  if (!table) throw notFound();
  const [found] = (await db
    .select({ client_id: table.client_id })
    .from(table as PgTable)
    .where(eq(table.id, id))) as Pick<BookRecord, 'client_id'>[];
  if (!found || !mayReadBook(request, found.client_id)) throw notFound();
  return { type, id, client_id: found.client_id };
}

/** As `readableSubject`, for a change. 403 where the caller may read the record but not write in its book. */
export async function writableSubject(request: FastifyRequest, db: Db): Promise<Subject> {
  const subject = await readableSubject(request, db);
  await requireWriting(request, db, subject.client_id);
  return subject;
}
