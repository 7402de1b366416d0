import type { AuditAction, AuditSubject } from '@rentsafe/domain/audit';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Actor, type Changes, recordEvent } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { sqlState } from '../db/errors.ts';
import { fieldError, HttpError } from '../http/errors.ts';
import { changesBetween } from './changes.ts';
import { missingRecord } from './merged.ts';

type Stamp = 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

/** A table of records that users create and edit; with or without `client_id`. */
export type RecordTable = PgTable & Record<'id' | Stamp, PgColumn>;

export type Row<T extends RecordTable> = T['$inferSelect'] & {
  id: number;
  version: number;
  client_id?: number;
};
type Values<T extends RecordTable> = Omit<T['$inferInsert'], 'id' | Stamp>;

/** The client that owns a record; places have none. */
const clientOf = (row: { client_id?: number }) => row.client_id;

/**
 * Inserts a record of the actor's client, unless `values` names another, and stores the audit event.
 *
 * @returns the row, or null when it would repeat a unique value.
 */
export async function insertRecord<T extends RecordTable>(
  db: Db,
  actor: Actor,
  { table, type, values }: { table: T; type: AuditSubject; values: Values<T> },
): Promise<Row<T> | null> {
  const stamped = {
    ...('client_id' in table && { client_id: actor.clientId }),
    ...values,
    created_at: actor.now,
    created_by: actor.userId,
  };
  const [row] = (await db
    .insert(table)
    .values(stamped as never)
    .onConflictDoNothing()
    .returning()) as Row<T>[];
  if (!row) return null;
  await recordEvent(db, actor, {
    action: 'create',
    subject: { type, id: row.id },
    clientId: clientOf(row),
  });
  return row;
}

/** The record to change, and the version that the caller read: 'any' for a call without one. */
export interface Target<T extends RecordTable> {
  table: T;
  type: AuditSubject;
  id: number;
  version: number | 'any' | undefined;
}

/** The change of a record. `lists` are changes of its rows in other tables, for the audit event. */
export interface Change<T extends RecordTable> {
  values: Partial<Values<T>>;
  lists?: Changes;
  action?: AuditAction;
  /** True where the event may not contain the old values: the person is being anonymised. */
  isWithheld?: boolean;
}

/**
 * Changes a record, which stays locked until the end of the transaction, adds 1 to its version, and stores the audit event
 * with what really changed.
 *
 * @param change takes the current row, and returns its new values.
 * @returns the new row, or null when it would repeat a unique value.
 * @throws HttpError 404 or 410 for a record that does not exist, 400 without a version, 409 for an old one.
 */
export async function changeRecord<T extends RecordTable>(
  db: Db,
  actor: Actor,
  { table, type, id, version }: Target<T>,
  change: (before: Row<T>) => Change<T> | Promise<Change<T>>,
): Promise<Row<T> | null> {
  const before = await lockRecord(db, { table, type, id });
  checkVersion(before.version, version);
  const { values, lists = {}, action = 'update', isWithheld = false } = await change(before);
  const stamped = {
    ...values,
    updated_at: actor.now,
    updated_by: actor.userId,
    version: before.version + 1,
  };
  const after = await updateUnlessRepeated(db, table, id, stamped);
  if (!after) return null;
  await recordEvent(db, actor, {
    action,
    subject: { type, id },
    clientId: clientOf(after),
    changes: { ...(!isWithheld && changesBetween(before, after, Object.keys(values))), ...lists },
  });
  return after;
}

/** Reads a record and locks it against changes until the end of the transaction; new references to it remain possible. */
export async function lockRecord<T extends RecordTable>(
  db: Db,
  { table, type, id }: Pick<Target<T>, 'table' | 'type' | 'id'>,
): Promise<Row<T>> {
  const [row] = (await db
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('no key update')) as Row<T>[];
  if (!row) throw await missingRecord(db, type, id);
  return row;
}

export function checkVersion(current: number, read: number | 'any' | undefined): void {
  if (read === undefined) throw fieldError('version', 'This field is required.');
  if (read === 'any' || read === current) return;
  throw new HttpError(409, { detail: 'This record was changed by someone else.', version: current });
}

/** The savepoint keeps the transaction usable, so that the other record can then be named. */
async function updateUnlessRepeated<T extends RecordTable>(
  db: Db,
  table: T,
  id: number,
  values: object,
): Promise<Row<T> | null> {
  try {
    const [after] = await db.transaction(
      async (tx) =>
        (await tx
          .update(table)
          .set(values as never)
          .where(eq(table.id, id))
          .returning()) as unknown as Row<T>[],
    );
    if (!after) throw new Error('A locked record is gone.');
    return after;
  } catch (error) {
    if (sqlState(error) === '23505') return null;
    throw error;
  }
}
