import type {
  ImportInput,
  ImportRecord,
  ImportRow,
  ImportRowsInput,
  RowResult,
} from '@rentsafe/domain/import';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { imports } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { checkDay } from '../ledger/days.ts';
import { insertRecord } from '../resource/records.ts';
import { kinds } from './kinds.ts';
import type { Target } from './rows.ts';

const select = (from: SQL) => sql`SELECT i.id, i.kind, i.name, i.opening_on::text, i.state,
  (SELECT json_build_object(
     'new', count(*) FILTER (WHERE r.result = 'new'), 'duplicate', count(*) FILTER (WHERE r.result = 'duplicate'),
     'error', count(*) FILTER (WHERE r.result = 'error'), 'committed', count(r.made))
   FROM import_rows r WHERE r.import_id = i.id) AS counts
  FROM (${from}) i ORDER BY i.id DESC`;

export async function listImports({
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<ImportRecord>> {
  const matches = sql`FROM imports WHERE client_id = ${scope}`;
  const counted = await countMatches(db, matches);
  return {
    ...counted,
    results: await rows(db, select(sql`SELECT * ${matches} ORDER BY id DESC ${slice({ size, offset })}`)),
  };
}

export async function readImport(db: Db, id: number): Promise<ImportRecord> {
  const [found] = await rows<ImportRecord>(db, select(sql`SELECT * FROM imports WHERE id = ${id}`));
  if (!found) throw new Error('An import is gone.');
  return found;
}

/** @throws HttpError 400 for opening balances of a day to come or locked. */
export async function insertImport(
  db: Db,
  actor: Actor,
  clientId: number,
  { kind, name, opening_on }: ImportInput,
): Promise<ImportRecord> {
  const day = kind === 'opening' ? opening_on : null;
  if (day) await checkDay(db, clientId, { day, field: 'opening_on', now: actor.now });
  const values = { client_id: clientId, kind, name, opening_on: day };
  const made = await insertRecord(db, actor, { table: imports, type: 'import', values });
  if (!made) throw new Error('No import was made.');
  return readImport(db, made.id);
}

/** Keeps rows with what was found wrong. A row that has been made stays what it is. */
export async function storeRows(
  db: Db,
  actor: Actor,
  { kind, ...target }: Target & Pick<ImportRecord, 'kind'>,
  sent: ImportRowsInput['rows'],
) {
  const last = new Map(sent.map(({ key, ...data }) => [key, data]));
  const checked = await kinds[kind].check(
    db,
    actor,
    target,
    [...last].map(([key, data]) => ({ key, data })),
  );
  const stored = checked.map(({ key, data, result, errors }) => ({ key, data, result, errors }));
  await db.execute(sql`INSERT INTO import_rows (client_id, import_id, key, data, result, errors)
    SELECT ${target.clientId}, ${target.id}, key, data, result, errors
    FROM jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) AS r (key text, data jsonb, result text, errors jsonb)
    ON CONFLICT (client_id, import_id, key) DO UPDATE SET data = excluded.data, result = excluded.result, errors = excluded.errors
    WHERE import_rows.made IS NULL`);
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'import', id: target.id },
    clientId: target.clientId,
    changes: { rows: [null, stored.length] },
  });
  return { results: stored.map(({ data, ...row }) => row) };
}

/** @param result keeps the rows of that result; '' for all. */
export async function listRows(
  { db, scope, page: { size, offset } }: ListContext<number>,
  result: RowResult | '',
): Promise<Listing<ImportRow>> {
  const matches = sql`FROM import_rows r WHERE r.import_id = ${scope}${result ? sql` AND r.result = ${result}` : sql``}`;
  const [counted] = await rows<{ total: number }>(db, sql`SELECT count(*)::int AS total ${matches}`);
  return {
    count: counted?.total ?? 0,
    results: await rows(
      db,
      sql`SELECT r.key, r.result, r.errors, r.data,
            (SELECT json_build_object('id', le.id, 'number', le.number) FROM leases le
             WHERE le.id = (r.made ->> 'lease')::bigint) AS lease
          ${matches} ORDER BY length(r.key), r.key ${slice({ size, offset })}`,
    ),
  };
}
