import { addMonths, firstDayOf, lastDayOf, type Month, monthOf, type PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import type { StoredCurrency } from '../money/wire.ts';

/** Which money of a book, as far as it was known. */
export interface Known {
  clientId: number;
  currency: StoredCurrency;
  known_seq: number;
}

/** Rows of a table that are known, in SQL. */
export const isKnown = (
  { clientId, currency, known_seq }: Omit<Known, 'known_seq'> & { known_seq: number | SQL },
  table: string,
): SQL => {
  const column = (name: string) => sql.raw(`${table}.${name}`);
  return sql`${column('client_id')} = ${clientId} AND ${column('currency')} = ${currency} AND ${column('entry_seq')} <= ${known_seq}`;
};

/** What a tenant is charged for the use of a place, in SQL, of the row `m` of `moneyOf`. */
export const isForUse = sql`m.kind IN ('rent', 'service', 'utility')`;

/** What is added up of the money of a row of `moneyOf`, in minor units. */
export const moneySums = [
  'net',
  'amount',
  'settled',
  'credited',
  'collected',
  'commission',
  'rent_tax',
] as const;

/** What tells the rows of `moneyOf` apart. */
export const moneyKeys = [
  'ownership_id',
  'kind',
  'is_opening',
  'charged_on',
  'due_on',
  'settled_on',
] as const;

/** Each charge and each allocation of some entries, in SQL, with the columns of `moneyKeys` and `moneySums`. */
export function posted(
  { clientId, currency }: Pick<Known, 'clientId' | 'currency'>,
  { after, upTo }: { after: SQL; upTo: SQL },
): SQL {
  const isPosted = (table: string) =>
    sql`${isKnown({ clientId, currency, known_seq: upTo }, table)} AND ${sql.raw(table)}.entry_seq > ${after}`;
  const opening = sql`LEFT JOIN entries oe ON oe.client_id = c.client_id AND oe.seq = c.entry_seq AND oe.kind = 'opening'`;
  const charge = sql`c.ownership_id, c.type AS kind, oe.seq IS NOT NULL AS is_opening, c.charged_on, c.due_on`;
  // A write-off lowers what is owed, not what was charged.
  return sql`
    SELECT ${charge}, '-infinity'::date AS settled_on, c.net, c.amount, 0::bigint AS settled, 0::bigint AS credited, 0::bigint AS collected,
      0::bigint AS commission, 0::bigint AS rent_tax
    FROM charges c ${opening} WHERE ${isPosted('c')}
    UNION ALL
    SELECT ${charge}, a.effective_on, 0, 0, a.amount, CASE WHEN a.invoice_id IS NOT NULL AND we.seq IS NULL THEN a.amount ELSE 0 END,
      CASE WHEN a.receipt_id IS NOT NULL THEN a.amount ELSE 0 END, a.commission + a.commission_vat, a.rent_tax
    FROM allocations a JOIN charges c ON c.client_id = a.client_id AND c.id = a.charge_id ${opening}
      LEFT JOIN entries we ON a.invoice_id IS NOT NULL AND we.client_id = a.client_id AND we.seq = a.entry_seq AND we.kind = 'write_off'
    WHERE ${isPosted('a')}`;
}

/**
 * What was charged, and what was allocated to it up to a day, in SQL: the columns of `moneyKeys` and `moneySums`. A charge has its day,
 * and `settled_on` of -infinity; allocations are of any days of their month where that is over, and of theirs otherwise.
 *
 * Months that were added up are read so, with what was posted since, or without what was not known yet: not where the period begins or
 * ends within a month in which something came later.
 */
export async function moneyOf(
  db: Db,
  known: Known,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<SQL> {
  const { clientId, currency, known_seq } = known;
  const isWhole = to === lastDayOf(monthOf(to));
  const added = sql`
    SELECT coalesce(max(seq), 0)::float8 AS seq FROM month_sums_until
    WHERE client_id = ${clientId} AND ${from === firstDayOf(monthOf(from))}
      AND (${isWhole} OR NOT EXISTS (SELECT FROM entries WHERE client_id = ${clientId} AND effective_on > ${to}::date))`;
  // Planned by what it will be; and asked once more by the statement itself, which sees what it reads.
  const [found] = await rows<{ seq: number }>(db, added);
  const isSettled = sql`settled_on <= ${to}::date`;
  if (!found || found.seq === 0 || found.seq > 2 * known_seq)
    return sql`SELECT * FROM (${posted(known, { after: sql`0`, upTo: sql`${known_seq}::bigint` })}) p WHERE ${isSettled}`;
  const names = (columns: readonly string[], sign = '') =>
    sql.raw(columns.map((column) => sign + column).join(', '));
  const bound = (which: 'least' | 'greatest') =>
    sql`(SELECT ${sql.raw(which)}(seq, ${known_seq}::bigint) FROM added)`;
  // Between two bounds that are not known yet the planner expects few rows, and takes the index.
  const others = posted(known, { after: bound('least'), upTo: bound('greatest') });
  return sql`
    WITH added AS MATERIALIZED (SELECT seq::bigint FROM (${added}) a)
    SELECT ${names([...moneyKeys, ...moneySums])} FROM money_months
    WHERE client_id = ${clientId} AND currency = ${currency} AND (SELECT seq FROM added) > 0 AND ${isSettled}
    UNION ALL
    SELECT ${names(moneyKeys)}, ${names(moneySums, 'way * ')}
    FROM (${others}) p, (SELECT CASE WHEN seq > ${known_seq}::bigint THEN -1 ELSE 1 END AS way FROM added) w WHERE ${isSettled}`;
}

/**
 * What each lease owed past its due date at the end of each month, in SQL: lease_id, place (0 is the first month) and minor. As in
 * ageing, money that is not allocated counts against the oldest charges.
 *
 * @param from the first month. @param months how many; @param to the last day, which may be within the last month. @param among a
 * condition on a column of leases, for some of them only.
 */
export function arrearsOf(
  known: Known,
  { from, months, to }: { from: Month; months: number; to: PlainDate },
  among: (lease: SQL) => SQL = () => sql`true`,
): SQL {
  const later = Array.from({ length: months - 1 }, (_, index) => firstDayOf(addMonths(from, index + 1)));
  const place = (day: SQL) => sql`width_bucket(${day}, ${`{${later}}`}::date[])`;
  const overdueFrom = sql`greatest(c.due_on + 1, c.charged_on)`;
  const settledFrom = sql`greatest(a.effective_on, c.due_on + 1)`;
  // All parts have the same types: else none of them is read in parallel.
  const credit = (side: 'debit' | 'credit', sign: string) => sql`
    SELECT acc.lease_id, ${place(sql`t.effective_on`)} AS place, 0::bigint AS overdue, ${sql.raw(sign)}t.amount AS credit
    FROM accounts acc JOIN transfers t ON t.${sql.raw(side)}_account = acc.id
    WHERE acc.client_id = ${known.clientId} AND acc.kind = 'credit' AND acc.currency = ${known.currency}
      AND t.effective_on <= ${to}::date AND t.entry_seq <= ${known.known_seq} AND ${among(sql`acc.lease_id`)}`;
  return sql`
    SELECT lease_id, generate_series(place, until - 1) AS place, minor FROM (
      SELECT lease_id, place, coalesce(lead(place) OVER lease, ${months}::int) AS until,
        greatest(0, sum(overdue) OVER lease - greatest(0, sum(credit) OVER lease)) AS minor
      FROM (
        SELECT lease_id, place, sum(overdue) AS overdue, sum(credit) AS credit FROM (
          SELECT c.lease_id, ${place(overdueFrom)} AS place, c.amount AS overdue, 0::bigint AS credit FROM charges c
          WHERE ${isKnown(known, 'c')} AND ${overdueFrom} <= ${to}::date AND ${among(sql`c.lease_id`)}
          UNION ALL
          SELECT a.lease_id, ${place(settledFrom)}, -a.amount, 0::bigint FROM allocations a JOIN charges c ON c.id = a.charge_id
          WHERE ${isKnown(known, 'a')} AND ${settledFrom} <= ${to}::date AND ${among(sql`a.lease_id`)}
          UNION ALL ${credit('credit', '')} UNION ALL ${credit('debit', '-')}
        ) each GROUP BY 1, 2
      ) changes WINDOW lease AS (PARTITION BY lease_id ORDER BY place)
    ) running WHERE minor > 0`;
}
