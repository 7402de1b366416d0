import {
  type AttachedFile,
  type FileRemoval,
  type FileType,
  fileSubjectText,
  MAX_FILES,
  safeFileName,
} from '@rentsafe/domain/file';
import { kindOf, MAX_PIXELS } from '@rentsafe/format/fileKind';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { HttpError, notFound, wrongState } from '../http/errors.ts';
import { type NewContent, storeContent } from './contents.ts';
import { refuseFull, withinQuota } from './quota.ts';
import type { ByteStores } from './stores.ts';
import { fixedState, keepingState, type Subject } from './subjects.ts';

/** The files `f` that were not removed. */
const living = sql`NOT EXISTS (SELECT FROM file_removals r WHERE r.file_id = f.id)`;

const ofSubject = ({ type, id }: Pick<Subject, 'type' | 'id'>): SQL =>
  sql`f.subject_type = ${type} AND f.subject_id = ${id} AND ${living}`;

type Row = Omit<AttachedFile, 'subject' | 'at'> & {
  subject_type: Subject['type'];
  subject_id: number;
  at: Date | string;
};

const read = async (db: Db, where: SQL): Promise<AttachedFile[]> =>
  (
    await rows<Row>(
      db,
      sql`SELECT f.id, f.subject_type, f.subject_id, f.name, f.type, f.size, f.sha256, f.created_at AS at,
            ${userJson(sql`f.created_by`)} AS user
          FROM files f WHERE ${where}`,
    )
  ).map(({ id, subject_type, subject_id, at, ...row }) => ({
    ...row,
    id: Number(id),
    subject: fileSubjectText(subject_type, Number(subject_id)),
    at: new Date(at).toISOString(),
  }));

/** The files of a record, newest first. */
export async function listFiles({
  db,
  scope,
  page: { size, offset },
}: ListContext<Subject>): Promise<Listing<AttachedFile>> {
  const where = ofSubject(scope);
  return {
    ...(await countMatches(db, sql`FROM files f WHERE ${where}`)),
    results: await read(db, sql`${where} ORDER BY f.id DESC ${slice({ size, offset })}`),
  };
}

/** @throws HttpError 409 while what the record says is fixed. */
async function refuseFixed(db: Db, subject: Pick<Subject, 'type' | 'id'>): Promise<void> {
  const state = await fixedState[subject.type]?.(db, subject.id);
  if (state) throw wrongState(state);
}

/** That a file came or went is in the history of its record. */
const note = (db: Db, actor: Actor, subject: Subject, change: [string | null, string | null]) =>
  recordEvent(db, actor, {
    action: 'update',
    subject: { type: subject.type, id: subject.id },
    clientId: subject.client_id,
    changes: { file: change },
  });

export interface NewFile extends NewContent {
  name: string;
  type: FileType;
}

/** @throws HttpError 415 for what is no image and no PDF, 400 for an image that is too large to show. */
export function contentOf(bytes: Buffer, sha256: string): Omit<NewFile, 'name'> {
  const kind = kindOf(bytes);
  if (!kind) throw new HttpError(415, 'Only JPEG, PNG, WebP and PDF files.');
  if ((kind.pixels ?? 0) > MAX_PIXELS) {
    throw new HttpError(400, `An image may have ${MAX_PIXELS / 1e6} megapixels. Make it smaller first.`);
  }
  return { sha256, bytes, type: kind.type };
}

async function refuseMore(db: Db, subject: Subject): Promise<void> {
  await refuseFixed(db, subject);
  const { count } = await countMatches(db, sql`FROM files f WHERE ${ofSubject(subject)}`);
  if (count >= MAX_FILES) throw new HttpError(409, `${MAX_FILES} files at most.`);
}

/** Stores the bytes of a file that is then inserted. @throws HttpError as `insertFile` does: what will be refused is not stored. */
export async function storeFile(
  db: Db,
  now: Date,
  stores: ByteStores,
  subject: Subject,
  content: NewContent,
): Promise<void> {
  await refuseMore(db, subject);
  await refuseFull(db, subject.client_id, content.bytes.length);
  await storeContent(db, stores, { ...content, clientId: subject.client_id }, now);
}

/** @throws HttpError 409 for one file too many, for one that the client has no room for, and where the record is fixed. */
export async function insertFile(
  db: Db,
  actor: Actor,
  subject: Subject,
  { name, sha256, bytes, type }: NewFile,
): Promise<AttachedFile> {
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`files ${subject.type} ${subject.id}`}, 0))`,
  );
  await refuseMore(db, subject);
  await refuseFull(db, subject.client_id, bytes.length);
  const [made] = await withinQuota(
    rows<{ id: number }>(
      db,
      sql`INSERT INTO files (client_id, subject_type, subject_id, name, type, size, sha256, created_at, created_by)
          VALUES (${subject.client_id}, ${subject.type}, ${subject.id}, ${safeFileName(name, type)}, ${type}, ${bytes.length},
            ${sha256}, ${actor.now.toISOString()}, ${actor.userId}) RETURNING id`,
    ),
  );
  const [file] = made ? await read(db, sql`f.id = ${made.id}`) : [];
  if (!file) throw new Error('No file was made.');
  await note(db, actor, subject, [null, file.name]);
  return file;
}

export interface FoundFile {
  id: number;
  sha256: string;
  name: string;
  type: AttachedFile['type'];
  subject: Subject;
}

/** @throws HttpError 404 for one that was removed, too. */
export async function findFile(db: Db, id: number): Promise<FoundFile> {
  const [found] = await rows<
    Pick<FoundFile, 'name' | 'type' | 'sha256'> & {
      client_id: number;
      subject_type: Subject['type'];
      subject_id: number;
    }
  >(
    db,
    sql`SELECT client_id, subject_type, subject_id, name, type, sha256 FROM files f
        WHERE id = ${id} AND ${living}`,
  );
  if (!found) throw notFound();
  const { client_id, subject_type, subject_id, ...file } = found;
  return {
    ...file,
    id,
    subject: { type: subject_type, id: Number(subject_id), client_id: Number(client_id) },
  };
}

/** @throws HttpError 404 where it was removed meanwhile, 409 where the record keeps its files. */
export async function removeFile(
  db: Db,
  actor: Actor,
  { id, name, subject }: FoundFile,
  { reason }: FileRemoval,
): Promise<void> {
  await refuseFixed(db, subject);
  const kept = await keepingState[subject.type]?.(db, subject.id);
  if (kept) throw wrongState(kept);
  const removed = await rows(
    db,
    sql`INSERT INTO file_removals (file_id, client_id, reason, created_at, created_by)
        VALUES (${id}, ${subject.client_id}, ${reason}, ${actor.now.toISOString()}, ${actor.userId})
        ON CONFLICT DO NOTHING RETURNING file_id`,
  );
  if (removed.length === 0) throw notFound();
  await note(db, actor, subject, [name, null]);
}
