import type { ImportRecord } from '@rentsafe/domain/import';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import type { Db } from '../db/database.ts';
import { imports } from '../db/schema.ts';
import { HttpError, wrongState } from '../http/errors.ts';
import { changeRecord } from '../resource/records.ts';
import { kinds } from './kinds.ts';
import { readImport } from './repository.ts';
import type { Target } from './rows.ts';

/**
 * Takes back what an import made.
 *
 * @throws HttpError 409 with what depends on them, or for an import that was undone.
 */
export async function undoImport(db: Db, actor: Actor, { id, clientId }: Target): Promise<ImportRecord> {
  const record = { table: imports, type: 'import', id, version: 'any' } as const;
  await changeRecord(db, actor, record, async ({ state, kind }) => {
    if (state === 'undone') throw wrongState(state);
    await lockBook(db, clientId);
    const blocking = await kinds[kind].dependents(db, { id, clientId });
    if (blocking.length > 0) {
      const detail =
        blocking.length === 1
          ? '1 later record depends on this import.'
          : `${blocking.length} later records depend on this import.`;
      throw new HttpError(409, { detail, state, blocking });
    }
    await kinds[kind].undo(db, actor, { id, clientId });
    await db.execute(sql`UPDATE import_rows SET made = NULL WHERE import_id = ${id}`);
    return { values: { state: 'undone' as const } };
  });
  return readImport(db, id);
}
