import type { Rate, RateInput } from '@rentsafe/domain/rate';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { checkPast } from '../ledger/days.ts';

const read = (db: Db, from: SQL): Promise<Rate[]> =>
  rows<Rate>(
    db,
    sql`SELECT id, on_date::text AS on, trim_scale(rate)::text AS rate, source FROM (${from}) r ORDER BY on_date DESC, id DESC`,
  );

export async function listRates({
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<Rate>> {
  const matches = sql`FROM rates WHERE client_id = ${scope}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY on_date DESC, id DESC LIMIT ${size} OFFSET ${offset}`;
  return { ...counted, results: await read(db, page) };
}

/** @throws HttpError 400 for a day to come. */
export async function insertRate(
  db: Db,
  actor: Actor,
  clientId: number,
  { on, rate, source }: RateInput,
): Promise<Rate> {
  checkPast({ day: on, field: 'on', now: actor.now });
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO rates (client_id, on_date, rate, source) VALUES (${clientId}, ${on}, ${rate}, ${source}) RETURNING id`,
  );
  const [record] = await read(db, sql`SELECT * FROM rates WHERE id = ${made?.id ?? 0}`);
  if (!record) throw new Error('No rate was made.');
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'book', id: clientId },
    clientId,
    changes: { rate: [null, record.rate], on: [null, on] },
  });
  return record;
}
