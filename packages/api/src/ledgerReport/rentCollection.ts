import type { CollectionPage, CollectionRow } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import { firstDayOf, type Month } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { toCounted } from '../calls/countMatches.ts';
import { COUNT_LIMIT, type CsvOfList, type Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { atMost, slice } from '../db/slice.ts';
import type { PageQuery } from '../http/query.ts';
import { storedCurrencies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { tenant } from '../property/unitLease.ts';

type Amounts = CollectionPage['totals'];
type StoredRow = Amounts & Pick<CollectionRow, 'lease_id' | 'lease' | 'tenant'>;

const amounts = [
  'balance_brought_forward',
  'amount_charged_excl_vat',
  'vat',
  'amount_charged_incl_vat',
  'amount_paid',
  'adjustments',
  'end_balance',
] as const satisfies readonly (keyof Amounts)[];

const columns = (column: (name: string) => string) =>
  sql.raw(amounts.map((name) => `'${name}', ${column(name)}::text`).join(', '));

const toAmounts = <Row extends Amounts>(row: Row): Row => ({
  ...row,
  ...Object.fromEntries(amounts.map((name) => [name, toDecimal(BigInt(row[name]))])),
});

/** The amounts of a month from what is kept of it, in SQL: `owed` at its end, and the columns of the row `m`. */
const figures = (
  owed: SQL,
) => sql`${owed} - m.moved + m.opened AS balance_brought_forward, m.net AS amount_charged_excl_vat, m.vat,
  m.net + m.vat AS amount_charged_incl_vat, m.paid AS amount_paid,
  m.moved - m.opened - m.paid - m.net - m.vat AS adjustments, ${owed} AS end_balance`;

const kept = ['net', 'vat', 'moved', 'paid', 'opened'] as const;

/** What is kept of the month that begins on `first`, of rows of it and of others, in SQL; conditions on the rows follow. */
const keptOf = (first: SQL, other: SQL) =>
  sql`SELECT ${sql.join(
    kept.map((name) => {
      const column = sql.raw(name);
      return sql`coalesce(sum(${column}) FILTER (WHERE month = ${first}), 0) AS ${column}`;
    }),
    sql`, `,
  )}, coalesce(sum(moved) FILTER (WHERE month ${other} ${first}), 0) AS others`;

const isAny = sql`(balance_brought_forward, amount_charged_incl_vat, amount_paid, adjustments) <> (0, 0, 0, 0)`;

/** What a whole book was charged and paid in a month. */
export async function monthTotals(
  db: Db,
  clientId: number,
  currency: Currency,
  month: Month,
): Promise<Amounts> {
  const first = sql`${firstDayOf(month)}::date`;
  const [found] = await rows<{ totals: Amounts }>(
    db,
    sql`SELECT json_build_object(${columns((name) => name)}) AS totals FROM (
          SELECT ${figures(sql`m.others + m.moved`)} FROM (${keptOf(first, sql`<`)} FROM book_months
            WHERE client_id = ${clientId} AND currency = ${storedCurrencies[currency]} AND month <= ${first}) m) totals`,
  );
  if (!found) throw new Error('A sum has no row.');
  return toAmounts(found.totals);
}

/** What each lease of a book was charged and paid in a month, from what is kept of the leases and their months. */
export async function rentCollection(
  db: Db,
  clientId: number,
  currency: Currency,
  month: Month,
  { size, offset }: PageQuery,
): Promise<Listing<CollectionRow> & Pick<CollectionPage, 'totals'>> {
  const stored = storedCurrencies[currency];
  const first = sql`${firstDayOf(month)}::date`;
  const ofBook = sql`client_id = ${clientId} AND currency = ${stored}`;
  const ofMonth = sql`SELECT FROM lease_months WHERE ${ofBook} AND month = ${first}
    AND (net + vat, paid, moved - opened - paid - net - vat) <> (0, 0, 0)`;
  // Now, and back from now: the months that are asked for are mostly the last ones.
  const owed = sql`(m.total - m.others)`;
  const all = sql`SELECT lease_id, ${figures(owed)} FROM (
      SELECT lease_id, sum(total) AS total, ${sql.join(
        kept.map((name) => sql.raw(`sum(${name}) AS ${name}`)),
        sql`, `,
      )}, sum(others) AS others
      FROM (
        SELECT lease_id, total, 0 AS net, 0 AS vat, 0 AS moved, 0 AS paid, 0 AS opened, 0 AS others FROM lease_debts WHERE ${ofBook}
        UNION ALL SELECT lease_id, 0, net, vat, moved, paid, opened, 0 FROM lease_months WHERE ${ofBook} AND month = ${first}
        UNION ALL SELECT lease_id, 0, 0, 0, 0, 0, 0, moved FROM lease_months WHERE ${ofBook} AND month > ${first}
      ) each GROUP BY lease_id) m`;
  const counted = atMost(COUNT_LIMIT + 1);
  const [found] = await rows<{ count: number; page: StoredRow[] | null }>(
    db,
    sql`WITH moved AS (
      SELECT count(*)::int AS count FROM (${ofMonth} ${counted}) counted
    ), page AS (
      SELECT x.id, x.id AS lease_id, c.* FROM leases x
        LEFT JOIN LATERAL (SELECT total FROM lease_debts d WHERE ${ofBook} AND d.lease_id = x.id) d ON true
        CROSS JOIN LATERAL (${keptOf(first, sql`>`)}, coalesce(d.total, 0) AS total FROM lease_months
          WHERE ${ofBook} AND lease_id = x.id AND month >= ${first}) m
        CROSS JOIN LATERAL (SELECT ${figures(owed)}) c
      WHERE x.client_id = ${clientId} AND ${isAny} ORDER BY x.id DESC ${slice({ size, offset })}
    )
    SELECT CASE WHEN moved.count > ${COUNT_LIMIT} THEN moved.count
        ELSE (SELECT count(*)::int FROM (SELECT FROM (${all}) a WHERE ${isAny} ${counted}) counted) END AS count,
      (SELECT json_agg(json_build_object('lease_id', le.id,
         'lease', (SELECT json_build_object('id', l.id, 'number', l.number) FROM leases l WHERE l.id = le.id), 'tenant', ${tenant(partyJson())},
         ${columns((name) => `le.${name}`)}) ORDER BY le.id DESC) FROM page le) AS page
    FROM moved`,
  );
  if (!found) throw new Error('A count has no row.');
  return {
    ...toCounted(found.count),
    totals: await monthTotals(db, clientId, currency, month),
    results: (found.page ?? []).map(toAmounts),
  };
}

const labels: Readonly<Record<(typeof amounts)[number], string>> = {
  balance_brought_forward: 'Balance brought forward',
  amount_charged_excl_vat: 'Amount charged (excl VAT)',
  vat: 'VAT',
  amount_charged_incl_vat: 'Amount charged (incl VAT)',
  amount_paid: 'Amount paid',
  adjustments: 'Adjustments',
  end_balance: 'End balance',
};

export const rentCollectionCsv = (currency: Currency): CsvOfList<CollectionRow> => ({
  name: 'rent collection',
  columns: [
    { label: 'Lease ID', value: ({ lease }) => lease.number },
    { label: 'Tenant', value: ({ tenant }) => tenant?.name },
    { label: 'Currency', value: () => currency },
    ...amounts.map((name) => ({ label: labels[name], value: (row: CollectionRow) => row[name] })),
  ],
});
