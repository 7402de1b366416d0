import { rateOf, type Series } from '@rentsafe/domain/insight';
import { addMonths, earlierOf, lastDayOf, type Month, monthOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { agedLeases, EVERY_ENTRY } from '../ledger/aged.ts';
import { isForUse, isKnown, type Known, moneyOf } from './money.ts';
import { arrearsKeptUntil, keptArrears } from './monthSums.ts';
import { dayRuns, type Span } from './span.ts';

interface Asked extends Known, Pick<Span, 'property' | 'landlord'> {
  months: number;
  to: PlainDate;
}

const sumsBy = async (db: Db, query: SQL) => {
  const found = await rows<{ month: Month; minor: string }>(db, query);
  return new Map(found.map(({ month, minor }) => [month, BigInt(minor)]));
};

const monthText = (day: SQL) => sql`to_char(${day}, 'YYYY-MM')`;

/** What was overdue at the end of each month, or on the last day: of months that were added up as it is kept, of others as in ageing. */
async function arrearsBy(db: Db, asked: Asked, first: Month, owned: SQL): Promise<Map<Month, bigint>> {
  const { clientId, currency, to, property, landlord } = asked;
  /** The sums of late leases on a day, which have been owned then. */
  const sum = (late: SQL, day: SQL, month: SQL) =>
    sumsBy(
      db,
      sql`SELECT ${monthText(month)} AS month, sum(late.minor)::text AS minor FROM (${late}) late ${
        property || landlord
          ? sql`JOIN leases le ON le.id = late.lease_id JOIN units u ON u.id = le.unit_id
              WHERE EXISTS (SELECT FROM ownerships o WHERE o.property_id = u.property_id ${owned} AND o.during @> ${day})`
          : sql``
      } GROUP BY 1`,
    );
  const whole = to === lastDayOf(monthOf(to)) ? monthOf(to) : addMonths(monthOf(to), -1);
  const kept = earlierOf((await arrearsKeptUntil(db, clientId)) ?? '', whole);
  const sums =
    kept >= first
      ? await sum(
          keptArrears(asked, first, kept),
          sql`(late.month + interval '1 month')::date - 1`,
          sql`late.month`,
        )
      : new Map<Month, bigint>();
  for (
    let month = kept >= first ? addMonths(kept, 1) : first;
    month <= monthOf(to);
    month = addMonths(month, 1)
  ) {
    const day = earlierOf(to, lastDayOf(month));
    const aged = sql`SELECT lease_id, b1 + b2 + b3 + b4 AS minor
      FROM (${agedLeases(clientId, { as_at: day, known_seq: EVERY_ENTRY })}) a WHERE currency = ${currency}`;
    const found = await sum(aged, sql`${day}::date`, sql`${day}::date`);
    sums.set(month, found.get(month) ?? 0n);
  }
  return sums;
}

/** What a book, or a part of it, came to month by month, up to a day. */
export async function series(db: Db, asked: Asked): Promise<Series> {
  const { clientId, months, to, property, landlord } = asked;
  const first = addMonths(monthOf(to), 1 - months);
  const from = `${first}-01`;
  const period = (day: SQL) => sql`${day} BETWEEN ${from}::date AND ${to}::date`;
  const owned = sql`${property ? sql`AND o.property_id = ${property}` : sql``} ${landlord ? sql`AND o.landlord_id = ${landlord}` : sql``}`;
  const isPart = property !== null || landlord !== null;
  const ofMoney = sql`FROM (${await moneyOf(db, asked, { from, to })}) m
    ${isPart ? sql`JOIN ownerships o ON o.client_id = ${clientId} AND o.id = m.ownership_id` : sql``}
    WHERE ${isForUse} ${owned}`;
  const [net, collected, costs, arrears] = await Promise.all([
    // A charge of the time before the book is no charge of its day.
    sumsBy(
      db,
      sql`SELECT ${monthText(sql`m.charged_on`)} AS month, sum(m.minor)::text AS minor FROM (
            SELECT m.charged_on, sum(m.amount - m.credited) AS minor ${ofMoney} AND NOT m.is_opening AND ${period(sql`m.charged_on`)} GROUP BY 1
          ) m GROUP BY 1`,
    ),
    sumsBy(
      db,
      sql`SELECT ${monthText(sql`m.settled_on`)} AS month, sum(m.minor)::text AS minor FROM (
            SELECT m.settled_on, sum(m.collected) AS minor ${ofMoney} AND m.settled_on >= ${from}::date GROUP BY 1
          ) m GROUP BY 1`,
    ),
    sumsBy(
      db,
      sql`SELECT ${monthText(sql`b.billed_on`)} AS month, sum(b.amount)::text AS minor
          FROM bills b JOIN ownerships o ON o.id = b.ownership_id
          WHERE ${isKnown(asked, 'b')} AND ${period(sql`b.billed_on`)} ${owned} GROUP BY 1`,
    ),
    arrearsBy(db, asked, first, owned),
  ]);
  const days = await rows<{ month: Month; unit_days: number; let_days: number }>(
    db,
    // Units have few different runs: they are counted before they are spread over the months.
    sql`WITH runs AS (
        SELECT first, last, sum(open) AS open, sum(taken) AS taken
        FROM (${dayRuns({ clientId, from, to, property, landlord })}) r GROUP BY 1, 2
      )
      SELECT ${monthText(sql`m.first`)} AS month, sum(r.open * d.days)::int AS unit_days, sum(r.taken * d.days)::int AS let_days
      FROM generate_series(${from}::timestamp, ${to}::timestamp, interval '1 month') m(first)
        JOIN runs r ON r.first < m.first + interval '1 month' AND r.last >= m.first
        CROSS JOIN LATERAL (SELECT least(r.last, (m.first + interval '1 month')::date - 1) - greatest(r.first, m.first::date) + 1 AS days) d
      GROUP BY 1`,
  );
  const results = Array.from({ length: months }, (_, index) => {
    const month = addMonths(first, index);
    const text = (sums: Map<Month, bigint>) => toDecimal(sums.get(month) ?? 0n);
    const found = days.find((row) => row.month === month);
    return {
      ...{
        month,
        charged: text(net),
        collected: text(collected),
        costs: text(costs),
        arrears: text(arrears),
      },
      occupancy: rateOf(found?.let_days ?? 0, found?.unit_days ?? 0),
    };
  });
  return { to, results };
}
