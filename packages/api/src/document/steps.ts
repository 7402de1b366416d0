import { today } from '@rentsafe/domain/date';
import { documentSteps, type LeaseDocument } from '@rentsafe/domain/document';
import { sql } from 'drizzle-orm';
import { recordEvent } from '../audit/events.ts';
import type { BookRecord } from '../book/rights.ts';
import { type StepContext, takeSteps } from '../book/steps.ts';
import { type Db, rows } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { unknownReference } from '../http/errors.ts';
import { checkPast } from '../ledger/days.ts';
import { readDocument } from './documents.ts';

interface Noted {
  to: 'signed' | 'withdrawn';
  on?: string;
  file?: number;
  reason?: string;
}

/** The files of a document stay, so that one of them is not gone tomorrow. @throws HttpError 400 for another file. */
async function checkScan(db: Db, document: number, file: number): Promise<void> {
  const own = await rows(db, sql`SELECT FROM files WHERE id = ${file} AND document_id = ${document}`);
  if (own.length === 0) throw unknownReference(['file'], file);
}

/** Notes what became of a document. */
async function note(
  { db, actor }: StepContext,
  { id, client_id, state }: BookRecord & Pick<LeaseDocument, 'state'>,
  { to, on, file, reason }: Noted,
): Promise<LeaseDocument> {
  await db.execute(sql`INSERT INTO document_events (client_id, document_id, kind, on_date, file_id, reason, at, user_id)
    VALUES (${client_id}, ${id}, ${to}, ${on ?? null}, ${file ?? null}, ${reason ?? null},
      ${actor.now.toISOString()}::timestamptz, ${actor.userId})`);
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'document', id },
    clientId: client_id,
    changes: { state: [state, to], ...(reason && { reason: [null, reason] }) },
  });
  return readDocument(db, id);
}

export const documentTaker = takeSteps(
  documentSteps,
  { table: documents, read: (db, { id }) => readDocument(db, id) },
  {
    /** @throws HttpError 400 for a day to come and for what is no file of the document. */
    sign: async (context, document) => {
      const { db, actor, body } = context;
      const on = body.on ?? today(actor.now);
      checkPast({ day: on, field: 'on', now: actor.now });
      await checkScan(db, document.id, body.file);
      return note(context, document, { to: 'signed', on, file: body.file });
    },
    withdraw: (context, document) =>
      note(context, document, { to: 'withdrawn', reason: context.body.reason }),
  },
);
