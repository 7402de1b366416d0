import {
  type PerformanceGroup,
  type PerformancePage,
  type PerformanceRow,
  rateOf,
} from '@rentsafe/domain/insight';
import type { Currency } from '@rentsafe/domain/money';
import { daysBetween } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import type { AsTheyStood } from '../db/formerRows.ts';
import { slice } from '../db/slice.ts';
import type { PageQuery } from '../http/query.ts';
import { agedLeases } from '../ledger/aged.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { isForUse, isKnown, type Known, moneyOf } from './money.ts';
import { dayRuns, daysOfRun, lastOwners, type Span } from './span.ts';

type Asked = Known & Pick<Span, 'from' | 'to'> & { stood: AsTheyStood };

const sums = [
  'charged',
  'collected',
  'due',
  'paid',
  'arrears',
  'costs',
  'commission',
  'rent_tax',
  'unit_days',
  'let_days',
] as const;
type Sums = Record<(typeof sums)[number], string>;

/** Some figures of properties and their landlords, the others 0, in SQL; `figures` has what is added up. */
const figuresOf = (figures: Partial<Record<(typeof sums)[number], SQL>>, from: SQL): SQL =>
  sql`SELECT o.property_id, o.landlord_id, ${sql.join(
    sums.map(
      (name) => sql`${figures[name] ? sql`sum(${figures[name]})` : sql`0`}::numeric AS ${sql.raw(name)}`,
    ),
    sql`, `,
  )} ${from} GROUP BY 1, 2`;

/** What was charged, fell due and was paid of it by ownership, in SQL. */
async function moneyByOwnership(db: Db, asked: Asked): Promise<SQL> {
  const { from, to } = asked;
  const period = (day: SQL) => sql`${day} BETWEEN ${from}::date AND ${to}::date`;
  // A charge of the time before the book is no charge of its day.
  const isCharged = sql`${isForUse} AND NOT m.is_opening AND ${period(sql`m.charged_on`)}`;
  const isDue = sql`${isForUse} AND ${period(sql`m.due_on`)} AND m.charged_on <= ${to}::date`;
  const isSettled = sql`m.settled_on >= ${from}::date`;
  return sql`
    SELECT ownership_id, sum(amount - credited) FILTER (WHERE ${isCharged}) AS charged, sum(amount - credited) FILTER (WHERE ${isDue}) AS due,
      sum(collected) FILTER (WHERE ${isDue}) AS paid, sum(collected) FILTER (WHERE ${isSettled} AND ${isForUse}) AS collected,
      sum(commission) FILTER (WHERE ${isSettled}) AS commission, sum(rent_tax) FILTER (WHERE ${isSettled}) AS rent_tax
    FROM (${await moneyOf(db, asked, asked)}) m WHERE (${isCharged}) OR (${isDue}) OR ${isSettled} GROUP BY 1`;
}

/** All figures of a period by property and landlord, in SQL. */
async function figures(db: Db, asked: Asked): Promise<SQL> {
  const { clientId, from, to } = asked;
  const span: Span = { clientId, from, to, property: null, landlord: null };
  const aged = agedLeases(clientId, { as_at: to, known_seq: asked.known_seq });
  const ofMoney = ['charged', 'due', 'paid', 'collected', 'commission', 'rent_tax'];
  return sql.join(
    [
      figuresOf(
        Object.fromEntries(ofMoney.map((name) => [name, sql.raw(`m.${name}`)])),
        sql`FROM (${await moneyByOwnership(db, asked)}) m JOIN ownerships o ON o.id = m.ownership_id`,
      ),
      figuresOf(
        { costs: sql`b.amount` },
        sql`FROM bills b JOIN ownerships o ON o.id = b.ownership_id
          WHERE ${isKnown(asked, 'b')} AND b.billed_on BETWEEN ${from}::date AND ${to}::date`,
      ),
      figuresOf(
        // Whatever is past its due date.
        { arrears: sql`late.minor` },
        sql`FROM (
            SELECT u.property_id, sum(a.b1 + a.b2 + a.b3 + a.b4) AS minor FROM (${aged}) a
              JOIN leases le ON le.id = a.lease_id JOIN units u ON u.id = le.unit_id WHERE a.currency = ${asked.currency} GROUP BY 1
          ) late JOIN LATERAL (SELECT property_id, landlord_id FROM ownerships WHERE property_id = late.property_id
            AND from_on <= ${to}::date ORDER BY from_on DESC LIMIT 1) o ON true`,
      ),
      figuresOf(
        { unit_days: daysOfRun('open'), let_days: daysOfRun('taken') },
        sql`FROM (${dayRuns(span)}) o`,
      ),
    ],
    sql` UNION ALL `,
  );
}

function toPerformed<Row extends Sums & { worth: string; worth_charged: string }>(
  { due, paid, unit_days, let_days, worth, worth_charged, ...row }: Row,
  { from, to }: Asked,
) {
  const minor = (text: string) => BigInt(text);
  const days = BigInt(daysBetween(from, to) + 1);
  const net = minor(row.collected) - minor(row.costs) - minor(row.commission) - minor(row.rent_tax);
  const text = (name: 'charged' | 'collected' | 'arrears' | 'costs' | 'commission' | 'rent_tax') =>
    toDecimal(minor(row[name]));
  return {
    ...{ charged: text('charged'), collected: text('collected'), rate: rateOf(minor(paid), minor(due)) },
    ...{ arrears: text('arrears'), costs: text('costs'), commission: text('commission') },
    ...{ rent_tax: text('rent_tax'), net: toDecimal(net) },
    occupancy: rateOf(minor(let_days), minor(unit_days)),
    gross_yield: rateOf(minor(worth_charged) * 365n, minor(worth) * days),
  };
}

/** What each property, or each landlord, brought in and cost, the most left first. */
export async function performance(
  db: Db,
  asked: Asked,
  by: PerformanceGroup,
  { size, offset }: PageQuery,
): Promise<Listing<PerformanceRow> & Pick<PerformancePage, 'totals' | 'known_seq'>> {
  type Stored = Sums & { worth: string; worth_charged: string };
  const named = sql.raw(sums.map((name) => `'${name}', coalesce(sum(${name}), 0)::text`).join(', '));
  const worth = sql`'worth', coalesce(sum(worth), 0)::text, 'worth_charged', coalesce(sum(worth_charged), 0)::text`;
  const key = sql.raw(by === 'property' ? 'property_id' : 'landlord_id');
  const span: Span = { ...asked, from: '1900-01-01', property: null, landlord: null };
  const net = sql`sum(collected - costs - commission - rent_tax)`;
  const [found] = await rows<{
    count: number;
    totals: Stored;
    page: (Pick<PerformanceRow, 'property' | 'landlord' | 'landlord_id'> & { figures: Stored })[] | null;
  }>(
    db,
    asked.stood(sql`WITH each AS MATERIALIZED (
      SELECT property_id, landlord_id, ${sql.raw(sums.map((name) => `sum(${name}) AS ${name}`).join(', '))}
      FROM (${await figures(db, asked)}) f GROUP BY 1, 2
    ), worths AS (
      SELECT id AS property_id, ${propertyWorth(asked)} AS worth FROM properties WHERE client_id = ${asked.clientId}
    ), matches AS MATERIALIZED (
      SELECT e.*, CASE WHEN row_number() OVER (PARTITION BY property_id ORDER BY unit_days DESC, landlord_id) = 1 THEN w.worth END AS worth,
        CASE WHEN w.worth IS NOT NULL THEN charged END AS worth_charged
      FROM each e JOIN worths w USING (property_id)
    ), page AS (
      SELECT ${key} AS key, row_number() OVER (ORDER BY ${net} DESC, ${key}) AS place, json_build_object(${named}, ${worth}) AS figures
      FROM matches GROUP BY ${key} ORDER BY place ${slice({ size, offset })}
    )
    SELECT (SELECT count(DISTINCT ${key})::int FROM matches) AS count, (SELECT json_build_object(${named}, ${worth}) FROM matches) AS totals,
      (SELECT json_agg(json_build_object('property', ${
        by === 'property' ? sql`json_build_object('id', r.id, 'name', ${propertyName})` : sql`NULL`
      }, 'landlord', ${partyJson()}, 'landlord_id', l.id, 'figures', g.figures) ORDER BY g.place)
       FROM page g ${
         by === 'property'
           ? sql`JOIN properties r ON r.id = g.key JOIN (${lastOwners(span)}) o ON o.property_id = g.key
               JOIN landlords l ON l.id = o.landlord_id`
           : sql`JOIN landlords l ON l.id = g.key`
       } JOIN parties p ON p.id = l.party_id) AS page`),
  );
  if (!found) throw new Error('A sum has no row.');
  return {
    ...toCounted(found.count),
    known_seq: asked.known_seq,
    totals: toPerformed(found.totals, asked),
    results: (found.page ?? []).map(({ figures: stored, ...row }) => ({
      ...row,
      ...toPerformed(stored, asked),
    })),
  };
}

/** What a property is worth in the currency, in SQL; null where that is not known. */
const propertyWorth = ({ currency }: Known): SQL => sql.raw(currency === 'USD' ? 'value_usd' : 'value_zwg');

export const performanceCsv = (currency: Currency): CsvOfList<PerformanceRow> => ({
  name: 'performance',
  columns: [
    { label: 'Property', value: ({ property }) => property?.name },
    { label: 'Landlord', value: ({ landlord }) => landlord.name },
    { label: 'Currency', value: () => currency },
    { label: 'Charged', value: ({ charged }) => charged },
    { label: 'Collected', value: ({ collected }) => collected },
    { label: 'Collected %', value: ({ rate }) => rate },
    { label: 'Arrears', value: ({ arrears }) => arrears },
    { label: 'Costs', value: ({ costs }) => costs },
    { label: 'Commission', value: ({ commission }) => commission },
    { label: 'Rental income tax', value: ({ rent_tax }) => rent_tax },
    { label: 'Net', value: ({ net }) => net },
    { label: 'Occupancy %', value: ({ occupancy }) => occupancy },
    { label: 'Gross yield %', value: ({ gross_yield }) => gross_yield },
  ],
});
