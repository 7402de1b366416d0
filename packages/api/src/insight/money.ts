import { addMonths, firstDayOf, type Month, type PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { StoredCurrency } from '../money/wire.ts';

/** Which money of a book, as far as it was known. */
export interface Known {
  clientId: number;
  currency: StoredCurrency;
  known_seq: number;
}

/** What a tenant is charged for the use of a place, in SQL, of the charge `c`. */
export const isForUse = sql`c.type IN ('rent', 'service', 'utility')`;

/** Rows of a table that are known, in SQL. */
export const isKnown = ({ clientId, currency, known_seq }: Known, table: string): SQL => {
  const column = (name: string) => sql.raw(`${table}.${name}`);
  return sql`${column('client_id')} = ${clientId} AND ${column('currency')} = ${currency} AND ${column('entry_seq')} <= ${known_seq}`;
};

/** Charges `c` of ownerships `o`, in SQL; conditions follow. */
export const chargesKnown = (known: Known): SQL =>
  sql`FROM charges c JOIN ownerships o ON o.id = c.ownership_id WHERE ${isKnown(known, 'c')}`;

/** What the allocations `a` settled of charges `c` of ownerships `o` up to a day, in SQL; conditions follow. */
export const settledKnown = (known: Known, day: PlainDate): SQL =>
  sql`FROM allocations a JOIN charges c ON c.id = a.charge_id JOIN ownerships o ON o.id = c.ownership_id
    WHERE ${isKnown(known, 'a')} AND a.effective_on <= ${day}::date`;

/** Allocations `a` of credit notes, in SQL. A write-off lowers what is owed, not what was charged. */
export const isCredit = sql`a.invoice_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM entries ae WHERE ae.client_id = a.client_id AND ae.seq = a.entry_seq AND ae.kind = 'write_off')`;

/** A charge of the time before the book is no charge of its day. */
export const isOwnCharge = sql`NOT EXISTS (
  SELECT FROM entries oe WHERE oe.client_id = c.client_id AND oe.seq = c.entry_seq AND oe.kind = 'opening')`;

/**
 * What each lease owed past its due date at the end of each month, in SQL: lease_id, place (0 is the first month) and minor. As in
 * ageing, money that is not allocated counts against the oldest charges.
 *
 * @param from the first month. @param months how many; @param to the last day, which may be within the last month.
 */
export function arrearsOf(
  known: Known,
  { from, months, to }: { from: Month; months: number; to: PlainDate },
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
      AND t.effective_on <= ${to}::date AND t.entry_seq <= ${known.known_seq}`;
  return sql`
    SELECT lease_id, generate_series(place, until - 1) AS place, minor FROM (
      SELECT lease_id, place, coalesce(lead(place) OVER lease, ${months}::int) AS until,
        greatest(0, sum(overdue) OVER lease - greatest(0, sum(credit) OVER lease)) AS minor
      FROM (
        SELECT lease_id, place, sum(overdue) AS overdue, sum(credit) AS credit FROM (
          SELECT c.lease_id, ${place(overdueFrom)} AS place, c.amount AS overdue, 0::bigint AS credit FROM charges c
          WHERE ${isKnown(known, 'c')} AND ${overdueFrom} <= ${to}::date
          UNION ALL
          SELECT a.lease_id, ${place(settledFrom)}, -a.amount, 0::bigint FROM allocations a JOIN charges c ON c.id = a.charge_id
          WHERE ${isKnown(known, 'a')} AND ${settledFrom} <= ${to}::date
          UNION ALL ${credit('credit', '')} UNION ALL ${credit('debit', '-')}
        ) each GROUP BY 1, 2
      ) changes WINDOW lease AS (PARTITION BY lease_id ORDER BY place)
    ) running WHERE minor > 0`;
}
