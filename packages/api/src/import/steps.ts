import { type ImportRecord, importSteps } from '@rentsafe/domain/import';
import { sql } from 'drizzle-orm';
import type { BookRecord } from '../book/rights.ts';
import { type StepContext, takeSteps } from '../book/steps.ts';
import { imports } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { changeRecord } from '../resource/records.ts';
import { commitRows } from './commit.ts';
import { kinds } from './kinds.ts';
import { readImport, storeRows } from './repository.ts';

type Import = BookRecord & ImportRecord;

const targetOf = ({ id, client_id: clientId }: BookRecord) => ({ id, clientId });

/** Takes back what an import made. @throws HttpError 409 with what depends on it. */
async function undo({ db, actor }: StepContext, record: Import): Promise<ImportRecord> {
  const { id, kind, state } = record;
  const target = targetOf(record);
  const blocking = await kinds[kind].dependents(db, target);
  if (blocking.length > 0) {
    const detail =
      blocking.length === 1
        ? '1 later record depends on this import.'
        : `${blocking.length} later records depend on this import.`;
    throw new HttpError(409, { detail, state, blocking });
  }
  await kinds[kind].undo(db, actor, target);
  await db.execute(sql`UPDATE import_rows SET made = NULL WHERE import_id = ${id}`);
  await changeRecord(db, actor, { table: imports, type: 'import', id, version: 'any' }, () => ({
    values: { state: 'undone' as const },
  }));
  return readImport(db, id);
}

export const importTaker = takeSteps(
  importSteps,
  { table: imports, read: (db, { id }) => readImport(db, id) },
  {
    rows: ({ db, actor, body }, record) =>
      storeRows(db, actor, { ...targetOf(record), kind: record.kind }, body.rows),
    commit: ({ db, actor }, record) =>
      record.state === 'committed'
        ? Promise.resolve({ committed: 0, remaining: 0 })
        : commitRows(db, actor, targetOf(record), record.kind),
    undo: (context, record) => undo(context, record),
  },
);
