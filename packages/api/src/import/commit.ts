import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { today } from '@rentsafe/domain/date';
import { type ImportCommit, type ImportKind, ROWS_COMMITTED } from '@rentsafe/domain/import';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { readBook, updateBook } from '../book/repository.ts';
import { type Db, rows } from '../db/database.ts';
import { imports } from '../db/schema.ts';
import { changeRecord } from '../resource/records.ts';
import { kinds } from './kinds.ts';
import type { Committed, SentRow, Target } from './rows.ts';

async function counts(db: Db, id: number): Promise<{ errors: number; remaining: number }> {
  const [found] = await rows<{ errors: number; remaining: number }>(
    db,
    sql`SELECT count(*) FILTER (WHERE result = 'error')::int AS errors,
          count(*) FILTER (WHERE result = 'new' AND made IS NULL)::int AS remaining
        FROM import_rows WHERE import_id = ${id}`,
  );
  return found ?? { errors: 0, remaining: 0 };
}

/** What no longer holds is stored with its row, and what has been made too. */
async function storeOutcome(db: Db, id: number, { checked, made }: Committed): Promise<void> {
  const records = checked.map(({ key, result, errors }) => ({
    ...{ key, result, errors },
    made: made.get(key) ?? null,
  }));
  await db.execute(sql`UPDATE import_rows r SET result = o.result, errors = o.errors, made = o.made
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS o (key text, result text, errors jsonb, made jsonb)
    WHERE r.import_id = ${id} AND r.key = o.key`);
}

/** What an Admin of the provider took over was checked: it counts in reports. */
async function verifyBook(db: Db, actor: Actor, clientId: number): Promise<void> {
  const { version, verified_on } = await readBook(db, clientId);
  const day = today(actor.now);
  if (verified_on === null || verified_on < day)
    await updateBook(db, actor, clientId, { version, verified_on: day });
}

/**
 * Makes the next rows; the last of them closes the import. Each is checked once more: what the book has gained meanwhile makes
 * it a duplicate or an error, which the next call refuses.
 */
export async function commitRows(
  db: Db,
  actor: Actor,
  target: Target,
  kind: ImportKind,
): Promise<ImportCommit> {
  const { id, clientId } = target;
  const next = await rows<SentRow>(
    db,
    sql`SELECT key, data FROM import_rows WHERE import_id = ${id} AND result = 'new' AND made IS NULL
        ORDER BY length(key), key LIMIT ${ROWS_COMMITTED}`,
  );
  const committed = await kinds[kind].commit(db, actor, target, next);
  await storeOutcome(db, id, committed);
  const after = await counts(db, id);
  if (after.remaining === 0 && after.errors === 0) {
    const record = { table: imports, type: 'import', id, version: 'any' } as const;
    await changeRecord(db, actor, record, () => ({ values: { state: 'committed' as const } }));
    if (actor.clientId === PROVIDER_CLIENT_ID) await verifyBook(db, actor, clientId);
  }
  return { committed: committed.made.size, remaining: after.remaining };
}
