import { asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';

type Owner = 'individual_id' | 'company_id';
type OwnedTable = PgTable & Record<'id', PgColumn> & Partial<Record<Owner, PgColumn>>;

/** Whose rows go where. */
export interface Move {
  owner: Owner;
  from: number;
  to: number;
}

/** One case and single spaces: texts that differ in no more are the same. */
export const normalised = (text: string | null): string =>
  (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Moves the rows of a duplicate to the record that stays, and deletes those that add nothing to its own.
 *
 * @throws HttpError 400 where both together have more than a change of the record takes.
 */
export async function moveRows<T extends OwnedTable>(
  db: Db,
  table: T,
  { owner, from, to }: Move,
  {
    plural,
    max,
    addsNothing,
  }: {
    plural: string;
    max: number;
    addsNothing: (row: T['$inferSelect'], own: T['$inferSelect']) => boolean;
  },
): Promise<void> {
  const column = table[owner] as PgColumn;
  const rowsOf = (id: number) =>
    db
      .select()
      .from(table as PgTable)
      .where(eq(column, id))
      .orderBy(asc(table.id)) as unknown as Promise<(T['$inferSelect'] & { id: number })[]>;
  const own = await rowsOf(to);
  const moved = (await rowsOf(from)).filter((row) => !own.some((known) => addsNothing(row, known)));
  const count = own.length + moved.length;
  if (count > max) {
    throw fieldError('into', `Together they have ${count} ${plural}; ${max} at most. Remove some first.`);
  }
  const ids = moved.map(({ id }) => id);
  await db
    .update(table)
    .set({ [owner]: to } as never)
    .where(inArray(table.id, ids));
  await db.delete(table).where(eq(column, from));
}
