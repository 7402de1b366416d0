import { today } from '@rentsafe/domain/date';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  monthsBetween,
  type PlainDate,
} from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { EVERY_ENTRY } from '../ledger/aged.ts';
import type { StoredCurrency } from '../money/wire.ts';
import { arrearsOf, type Known, moneyKeys, moneySums, posted } from './money.ts';

/** How many entries are added up in a transaction. */
const BATCH = 250_000;

/** Lets a transaction change what is added up, which the tables refuse otherwise. */
export const ADDING_UP = sql`SELECT set_config('rentsafe.adding_up', 'on', true)`;

const both: readonly StoredCurrency[] = ['USD', 'ZWG'];

const columns = sql.raw([...moneyKeys, ...moneySums].join(', '));
const keys = sql.raw(
  moneyKeys
    .map((key) => (key === 'settled_on' ? "date_trunc('month', settled_on::timestamp)::date" : key))
    .join(', '),
);
const sums = sql.raw(moneySums.map((name) => `sum(${name})`).join(', '));
const raised = sql.raw(moneySums.map((name) => `${name} = m.${name} + excluded.${name}`).join(', '));

/** Leases of which entries of a book after `seq` change what they owed on some day before another, in SQL: lease_id. */
const changedBefore = (clientId: number, seq: SQL, before: SQL): SQL => sql`
  SELECT c.lease_id FROM charges c WHERE c.client_id = ${clientId} AND c.entry_seq > ${seq} AND c.entry_seq < ${EVERY_ENTRY}
    AND c.charged_on < ${before}
  UNION
  SELECT acc.lease_id FROM transfers t JOIN accounts acc ON acc.id IN (t.debit_account, t.credit_account)
  WHERE t.client_id = ${clientId} AND t.entry_seq > ${seq} AND t.entry_seq < ${EVERY_ENTRY} AND t.effective_on < ${before}
    AND acc.kind IN ('tenant', 'credit')`;

const isAmong = (leases: SQL) => (lease: SQL) => sql`${lease} = ANY (ARRAY(${leases}))`;

const monthAt = (from: Month) => sql`(${firstDayOf(from)}::date + make_interval(months => place))::date`;

interface Until {
  seq: number;
  month: Month | null;
}

/** Up to where a book is added up. */
async function readUntil(db: Db, clientId: number): Promise<Until | undefined> {
  const [found] = await rows<Until>(
    db,
    sql`SELECT seq::int8::float8 AS seq, to_char(month, 'YYYY-MM') AS month FROM month_sums_until WHERE client_id = ${clientId}`,
  );
  return found;
}

/** The last month of a book of which each lease's arrears are kept; null while there is none. */
export const arrearsKeptUntil = async (db: Db, clientId: number): Promise<Month | null> =>
  (await readUntil(db, clientId))?.month ?? null;

/** As `arrearsOf`, with the first day of each `month`, in SQL: of months up to that of `arrearsKeptUntil`. */
export function keptArrears(known: Known, from: Month, until: Month): SQL {
  const { clientId, currency } = known;
  const range = { from, months: monthsBetween(from, until) + 1, to: lastDayOf(until) };
  const isMixed = isAmong(sql`SELECT lease_id FROM mixed`);
  return sql`
    WITH mixed AS MATERIALIZED (
      ${changedBefore(clientId, sql`(SELECT seq FROM month_sums_until WHERE client_id = ${clientId})`, sql`${lastDayOf(until)}::date + 1`)}
    )
    SELECT lease_id, month, minor FROM month_arrears WHERE client_id = ${clientId} AND currency = ${currency}
      AND month BETWEEN ${firstDayOf(from)}::date AND ${firstDayOf(until)}::date
      AND NOT EXISTS (SELECT FROM mixed WHERE mixed.lease_id = month_arrears.lease_id)
    UNION ALL
    SELECT lease_id, ${monthAt(from)}, minor FROM (${arrearsOf(known, range, isMixed)}) late`;
}

/** Puts what leases owed at the end of each month in place. */
async function addArrears(
  db: Db,
  clientId: number,
  { from, until, seq }: { from: Month; until: Month; seq: number },
  among?: (lease: SQL) => SQL,
): Promise<void> {
  const range = { from, months: monthsBetween(from, until) + 1, to: lastDayOf(until) };
  for (const currency of both)
    await db.execute(sql`INSERT INTO month_arrears (client_id, currency, month, lease_id, minor)
      SELECT ${clientId}, ${currency}, ${monthAt(from)}, lease_id, minor
      FROM (${arrearsOf({ clientId, currency, known_seq: seq }, range, among)}) late`);
}

/** Adds up some of what was posted since the last time, and the months that are over. Returns whether there is more. */
async function addUpSome(db: Db, clientId: number, day: PlainDate): Promise<boolean> {
  await db.execute(ADDING_UP);
  await db.execute(
    sql`INSERT INTO month_sums_until (client_id) VALUES (${clientId}) ON CONFLICT (client_id) DO NOTHING`,
  );
  // Another process may be at it: then it has done so.
  await db.execute(sql`SELECT FROM month_sums_until WHERE client_id = ${clientId} FOR UPDATE`);
  const until = await readUntil(db, clientId);
  const [book] = await rows<{ last: number; first: Month | null }>(
    db,
    sql`SELECT last_seq::float8 AS last, to_char((SELECT min(effective_on) FROM entries WHERE client_id = ${clientId}), 'YYYY-MM') AS first
        FROM book_heads WHERE client_id = ${clientId}`,
  );
  if (!until || !book?.first) return false;
  const { first } = book;
  const over = addMonths(monthOf(day), -1);
  const seq = Math.min(book.last, until.seq + BATCH);
  if (seq > until.seq) {
    for (const currency of both)
      await db.execute(sql`INSERT INTO money_months AS m (client_id, currency, ${columns})
        SELECT ${clientId}, ${currency}, ${keys}, ${sums}
        FROM (${posted({ clientId, currency }, { after: sql`${until.seq}::bigint`, upTo: sql`${seq}::bigint` })}) p GROUP BY 3, 4, 5, 6, 7, 8
        ON CONFLICT (client_id, currency, ${sql.raw(moneyKeys.join(', '))}) DO UPDATE SET ${raised}`);
    if (until.month) {
      const past = sql`${lastDayOf(until.month)}::date + 1`;
      const changed = changedBefore(clientId, sql`${until.seq}::bigint`, past);
      await db.execute(
        sql`DELETE FROM month_arrears WHERE client_id = ${clientId} AND lease_id IN (${changed})`,
      );
      await addArrears(db, clientId, { from: first, until: until.month, seq }, isAmong(changed));
    }
  }
  const isAll = seq === book.last;
  // The months that are over only once all is known of them, so that they are read through once.
  const from = until.month ? addMonths(until.month, 1) : first;
  const isNew = isAll && from <= over;
  if (isNew) await addArrears(db, clientId, { from, until: over, seq });
  const month = isNew ? sql`${firstDayOf(over)}::date` : sql`month`;
  await db.execute(
    sql`UPDATE month_sums_until SET seq = ${seq}, month = ${month} WHERE client_id = ${clientId}`,
  );
  return !isAll;
}

/** Adds up the months of each book that has posted since the last time, or whose last month is over. Returns what it did. */
export async function addUpMonths({
  db,
  now,
  onError,
}: {
  db: Db;
  now: Date;
  /** Told of what failed in one book while the others go on. */
  onError: (error: unknown) => void;
}): Promise<string> {
  const day = today(now);
  const month = monthOf(day);
  const books = await rows<{ client_id: number }>(
    db,
    sql`SELECT h.client_id FROM book_heads h LEFT JOIN month_sums_until u ON u.client_id = h.client_id
        WHERE h.last_seq > coalesce(u.seq, 0)
          OR coalesce(u.month, '-infinity') < ${firstDayOf(addMonths(month, -1))}::date
            AND EXISTS (SELECT FROM entries e WHERE e.client_id = h.client_id AND e.effective_on < ${firstDayOf(month)}::date)
        ORDER BY h.client_id`,
  );
  let failed = 0;
  for (const { client_id } of books) {
    try {
      while (await db.transaction((tx) => addUpSome(tx, client_id, day)));
    } catch (error) {
      failed += 1;
      onError(error);
    }
  }
  return `${books.length - failed} books added up${failed > 0 ? `; failed in ${failed}` : ''}.`;
}
