import { today } from '@rentsafe/domain/date';
import type { Rate, RateInput } from '@rentsafe/domain/rate';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { checkPast } from '../ledger/days.ts';
import { checkRate } from './far.ts';

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
  const page = sql`SELECT * ${matches} ORDER BY on_date DESC, id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

/** @throws HttpError 400 for a day to come, 403 for a rate far from the last by a User. */
export async function insertRate(
  db: Db,
  actor: Actor,
  clientId: number,
  { on, rate, source }: RateInput,
  isAdmin: boolean,
): Promise<Rate> {
  await lockBook(db, clientId);
  checkPast({ day: on, field: 'on', now: actor.now });
  const recorded_on = today(actor.now);
  await checkRate(db, clientId, { on, rate }, { isAdmin, today: recorded_on });
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO rates (client_id, on_date, rate, source, recorded_on)
        VALUES (${clientId}, ${on}, ${rate}, ${source}, ${recorded_on}) RETURNING id`,
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
