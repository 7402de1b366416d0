import type { MergeInput } from '@rentsafe/domain/duplicate';
import { asc, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Actor, recordEvent } from '../audit/events.ts';
import type { Db } from '../db/database.ts';
import { mergedRecords } from '../db/schema.ts';
import { fieldError, unknownReference } from '../http/errors.ts';
import { mergedInto, missingRecord } from './merged.ts';
import { type Change, changeRecord, checkVersion, type RecordTable, type Row } from './records.ts';

/** A kind of record of which duplicates are merged. */
export interface Mergeable<T extends RecordTable, Full extends object> {
  table: T;
  type: 'individual' | 'company';
  /** The record with all that belongs to it. */
  read: (db: Db, id: number) => Promise<Full>;
  /** Moves what belongs to the duplicate, and returns the values that the record that stays takes from it. */
  move: (db: Db, from: Row<T>, to: Row<T>) => Promise<Change<T>['values']>;
}

/** Merges a duplicate into another record, which keeps its id and is returned. */
export async function mergeRecord<T extends RecordTable, Full extends object>(
  db: Db,
  actor: Actor,
  { table, type, read, move }: Mergeable<T, Full>,
  { id, into, version }: MergeInput & { id: number },
): Promise<Full> {
  const { from, to } = await lockBoth(db, { table, type }, { id, into, version });
  const snapshot = await read(db, id);
  const target = { table, type, id: into, version: 'any' } as const;
  const after = await changeRecord(db, actor, target, async () => ({
    action: 'merge',
    values: await move(db, from, to),
    lists: { merged: [null, id] },
  }));
  if (!after) throw new Error('A merge repeated a number.');
  await removeDuplicate(db, actor, { table, type, id }, { into, snapshot });
  return read(db, into);
}

type Kind<T extends RecordTable> = Pick<Mergeable<T, object>, 'table' | 'type'>;

/**
 * Locks a duplicate and the record that it is merged into, always in the same order, and against new references too: of two
 * merges that cross, the second finds one of them gone.
 */
async function lockBoth<T extends RecordTable>(
  db: Db,
  { table, type }: Kind<T>,
  { id, into, version }: MergeInput & { id: number },
): Promise<{ from: Row<T>; to: Row<T> }> {
  if (into === id) throw fieldError('into', 'A record cannot be merged into itself.');
  const found = (await db
    .select()
    .from(table as PgTable)
    .where(inArray(table.id, [id, into]))
    .orderBy(asc(table.id))
    .for('update')) as Row<T>[];
  const from = found.find((row) => row.id === id);
  const to = found.find((row) => row.id === into);
  if (!from) throw await missingRecord(db, type, id);
  if (!to) {
    const last = await mergedInto(db, type, into);
    throw last === null ? unknownReference(['into'], into) : fieldError('into', `Merged into ${last}.`);
  }
  checkVersion(from.version, version);
  return { from, to };
}

/** Deletes the duplicate, to which nothing points any more, and records what became of it. */
async function removeDuplicate<T extends RecordTable>(
  db: Db,
  actor: Actor,
  { table, type, id }: Kind<T> & { id: number },
  { into, snapshot }: { into: number; snapshot: object },
): Promise<void> {
  if (actor.userId === null) throw new Error('A merge needs a user.');
  await db
    .insert(mergedRecords)
    .values({ kind: type, id, into_id: into, at: actor.now, user_id: actor.userId, snapshot });
  await recordEvent(db, actor, {
    action: 'merge',
    subject: { type, id },
    changes: { merged_into: [null, into] },
  });
  await db.delete(table).where(eq(table.id, id));
}

/** Values of a duplicate for the fields in which the record that stays has none. */
export function missingValues<Record extends object>(
  to: Record,
  from: Record,
  fields: readonly (keyof Record)[],
): Partial<Record> {
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  const taken = fields.filter((field) => isEmpty(to[field]) && !isEmpty(from[field]));
  return Object.fromEntries(taken.map((field) => [field, from[field]])) as Partial<Record>;
}
