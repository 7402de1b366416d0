import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { today } from '@rentsafe/domain/date';
import type { Todo, TodoInput, TodoPatch, TodoSnooze } from '@rentsafe/domain/todo';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { todoItems } from '../db/schema.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { insertRecord } from '../resource/records.ts';
import { isTodo, readTodo } from './read.ts';

type Details = Omit<TodoPatch, 'version'>;

/** The users who may write in a book, in SQL. */
const writersOf = (clientId: number) => sql`FROM users u WHERE u.is_active AND (u.client_id = ${clientId}
  OR u.client_id = ${PROVIDER_CLIENT_ID} AND EXISTS (SELECT FROM books WHERE client_id = ${clientId} AND managed))`;

/** To whom something can be assigned in a book, by name: its own users first. */
export const readAssignees = (db: Db, clientId: number) =>
  rows<{ id: number; name: string }>(
    db,
    sql`SELECT u.id, u.first_name || ' ' || u.last_name AS name ${writersOf(clientId)}
        ORDER BY u.client_id <> ${clientId}, name, u.id LIMIT 200`,
  );

/** @throws HttpError 400 where it names a user who cannot write in the book, or a record of another book. */
export async function columnsOf(db: Db, clientId: number, { subject, assigned_to, note, ...plain }: Details) {
  if (assigned_to) {
    const found = await rows(db, sql`SELECT 1 ${writersOf(clientId)} AND u.id = ${assigned_to}`);
    if (found.length === 0) throw unknownReference(['assigned_to'], assigned_to);
  }
  if (subject) {
    const [table] = await rows<{ name: string }>(db, sql`SELECT todo_subject_table(${subject.type}) AS name`);
    const found = await rows(
      db,
      sql`SELECT 1 FROM ${sql.identifier(table?.name ?? '')} WHERE id = ${subject.id} AND client_id = ${clientId}`,
    );
    if (found.length === 0) throw unknownReference(['subject', 'id'], subject.id);
  }
  return {
    ...plain,
    ...(assigned_to !== undefined && { assigned_to }),
    ...(note !== undefined && { note: note || null }),
    ...(subject !== undefined && { subject_type: subject?.type ?? null, subject_id: subject?.id ?? null }),
  };
}

export async function insertTodo(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, title, category, priority, due_on, ...details }: TodoInput,
): Promise<Todo> {
  const columns = await columnsOf(db, clientId, details);
  const values = { ...{ title, category, priority, due_on }, ...columns, client_id: clientId };
  const made = await insertRecord(db, actor, { table: todoItems, type: 'todo', values });
  if (!made) throw new Error('No to-do was made.');
  return readTodo(db, made.id);
}

/** Hides it from the actor alone. @throws HttpError 400 for a day that has come, or what is not to be done. */
export async function snoozeTodo(
  db: Db,
  { userId, now }: Actor,
  { clientId, isAdmin }: { clientId: number; isAdmin: boolean },
  { key, until_on }: TodoSnooze,
): Promise<void> {
  if (until_on <= today(now)) throw fieldError('until_on', 'Choose a day after today.');
  if (!(await isTodo(db, { clientId, isAdmin, now }, key)))
    throw fieldError('key', 'There is no such to-do.');
  await db.execute(sql`DELETE FROM todo_snoozes WHERE client_id = ${clientId} AND user_id = ${userId}
    AND until_on <= ${today(now)}::date`);
  await db.execute(sql`INSERT INTO todo_snoozes (client_id, user_id, key, until_on)
    VALUES (${clientId}, ${userId}, ${key}, ${until_on})
    ON CONFLICT (client_id, user_id, key) DO UPDATE SET until_on = excluded.until_on`);
}
