import { rateOf, type Series } from '@rentsafe/domain/insight';
import { addMonths, type Month, monthOf, type PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import {
  arrearsOf,
  chargesKnown,
  isCredit,
  isForUse,
  isKnown,
  isOwnCharge,
  type Known,
  settledKnown,
} from './money.ts';
import { type Span, unitDays } from './span.ts';

interface Asked extends Known, Pick<Span, 'property' | 'landlord'> {
  months: number;
  to: PlainDate;
}

const sumsBy = async (db: Db, query: SQL) => {
  const found = await rows<{ month: Month; minor: string }>(db, query);
  return new Map(found.map(({ month, minor }) => [month, BigInt(minor)]));
};

const monthText = (day: SQL) => sql`to_char(${day}, 'YYYY-MM')`;

/** What a book, or a part of it, came to month by month, up to a day. */
export async function series(db: Db, asked: Asked): Promise<Series> {
  const { clientId, months, to, property, landlord } = asked;
  const first = addMonths(monthOf(to), 1 - months);
  const from = `${first}-01`;
  const period = (day: SQL) => sql`${day} BETWEEN ${from}::date AND ${to}::date`;
  const owned = sql`${property ? sql`AND o.property_id = ${property}` : sql``} ${landlord ? sql`AND o.landlord_id = ${landlord}` : sql``}`;
  const charged = sql`${isForUse} AND ${period(sql`c.charged_on`)} AND ${isOwnCharge} ${owned}`;
  const [net, collected, costs, arrears] = await Promise.all([
    sumsBy(
      db,
      sql`SELECT ${monthText(sql`charged_on`)} AS month, sum(amount)::text AS minor FROM (
            SELECT c.charged_on, c.amount ${chargesKnown(asked)} AND ${charged}
            UNION ALL
            SELECT c.charged_on, -a.amount ${settledKnown(asked, to)} AND ${isCredit} AND ${charged}
          ) net GROUP BY 1`,
    ),
    sumsBy(
      db,
      sql`SELECT ${monthText(sql`a.effective_on`)} AS month, sum(a.amount)::text AS minor
          ${settledKnown(asked, to)} AND ${isForUse} AND a.receipt_id IS NOT NULL AND a.effective_on >= ${from}::date ${owned}
          GROUP BY 1`,
    ),
    sumsBy(
      db,
      sql`SELECT ${monthText(sql`b.billed_on`)} AS month, sum(b.amount)::text AS minor
          FROM bills b JOIN ownerships o ON o.id = b.ownership_id
          WHERE ${isKnown(asked, 'b')} AND ${period(sql`b.billed_on`)} ${owned} GROUP BY 1`,
    ),
    sumsBy(
      db,
      sql`SELECT ${monthText(sql`m.first`)} AS month, sum(late.minor)::text AS minor
          FROM (${arrearsOf(asked, { from: first, months, to })}) late
            CROSS JOIN LATERAL (SELECT (${from}::date + make_interval(months => late.place))::date AS first) m
            JOIN leases le ON le.id = late.lease_id JOIN units u ON u.id = le.unit_id
          WHERE ${
            property || landlord
              ? sql`EXISTS (SELECT FROM ownerships o WHERE o.property_id = u.property_id ${owned}
                  AND o.during @> least(${to}::date, (m.first + interval '1 month')::date - 1))`
              : sql`true`
          } GROUP BY 1`,
    ),
  ]);
  const days = await rows<{ month: Month; unit_days: number; let_days: number }>(
    db,
    sql`WITH spans AS MATERIALIZED (${unitDays({ clientId, from, to, property, landlord })}),
      -- Units have few different spans: they are counted before they are spread over the months.
      ranges AS (
        SELECT lower(r) AS first, upper(r) AS past, count(*) AS units, 0 AS taken FROM spans s, unnest(s.open) r GROUP BY 1, 2
        UNION ALL
        SELECT lower(r), upper(r), 0, count(*) FROM spans s, unnest(s.taken) r GROUP BY 1, 2
      )
      SELECT ${monthText(sql`m.first`)} AS month, sum(r.units * d.days)::int AS unit_days, sum(r.taken * d.days)::int AS let_days
      FROM generate_series(${from}::timestamp, ${to}::timestamp, interval '1 month') m(first)
        JOIN ranges r ON r.first < m.first + interval '1 month' AND r.past > m.first
        CROSS JOIN LATERAL (SELECT least(r.past, (m.first + interval '1 month')::date) - greatest(r.first, m.first::date) AS days) d
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
