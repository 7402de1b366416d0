import { type FileSubject, fileSubjects } from '@rentsafe/domain/file';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { ownedRecords } from '../audit/records.ts';
import { clientScope } from '../auth/scope.ts';
import { type BookRecord, requireWriting } from '../book/rights.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError, notFound } from '../http/errors.ts';
import { invalidChoice } from '../http/filters.ts';
import { requiredQuery } from '../http/query.ts';

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

type StateOf = Partial<Record<FileSubject, (db: Db, id: number) => Promise<string | null>>>;

/** The state in which the files of a record are fixed, or null while they are not. */
export const fixedState: StateOf = { inspection: fixedInspection };

/** The state of a record that takes files, and keeps them; those of a consent are its evidence. */
export const keepingState: StateOf = { document: documentState, consent: async () => 'recorded' };

export interface Subject extends BookRecord {
  type: FileSubject;
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
  const table = ownedRecords[type];
  const [found] = (await db
    .select({ client_id: table.client_id })
    .from(table as PgTable)
    .where(eq('id' in table ? table.id : table.client_id, id))) as Pick<BookRecord, 'client_id'>[];
  if (!found || !mayReadBook(request, found.client_id)) throw notFound();
  return { type, id, client_id: found.client_id };
}

/** The files of a book are its letterhead: an Admin's. */
export const levelOf = ({ type }: Pick<Subject, 'type'>): 'user' | 'admin' =>
  type === 'book' ? 'admin' : 'user';

/** As `readableSubject`, for a change. 403 where the caller may read the record but not write in its book. */
export async function writableSubject(request: FastifyRequest, db: Db): Promise<Subject> {
  const subject = await readableSubject(request, db);
  await requireWriting(request, db, subject.client_id, levelOf(subject));
  return subject;
}
