import type {
  LandlordStatementLine,
  LandlordStatementPage,
  LandlordStatementRow,
} from '@rentsafe/domain/trustReport';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import type { PageQuery } from '../http/query.ts';
import { correctedEntries } from '../ledger/corrections.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { tenant } from '../property/unitLease.ts';
import { collectedFrom, movementsOf, type Period } from './movements.ts';

const amounts = [
  'opening',
  'collected_net',
  'collected_vat',
  'commission',
  'commission_vat',
  'rent_tax',
  'bills',
  'disbursed',
  'journals',
  'shortfall',
  'closing',
] as const satisfies readonly (keyof LandlordStatementRow)[];

type Stored = Pick<LandlordStatementRow, 'landlord' | 'landlord_id' | 'property'> &
  Record<(typeof amounts)[number], string>;

/** What moved on the accounts of landlords between two days, the latest landlord first. */
export async function landlordStatements(
  db: Db,
  period: Period,
  { size, offset }: PageQuery,
): Promise<Listing<LandlordStatementRow> & Pick<LandlordStatementPage, 'known_seq' | 'lines'>> {
  const { from, known_seq, landlord, property } = period;
  const inside = sql`effective_on >= ${from}::date`;
  const sumOf = (category: string) =>
    sql`coalesce(sum(minor) FILTER (WHERE ${inside} AND category = ${category}), 0)`;
  const [found] = await rows<{ count: number; page: Stored[] | null }>(
    db,
    sql`WITH sums AS MATERIALIZED (
      SELECT landlord_id, property_id, coalesce(sum(minor) FILTER (WHERE NOT ${inside}), 0) AS opening,
        ${sumOf('collected')} AS collected, ${sumOf('commission')} AS commission, ${sumOf('rent_tax')} AS rent_tax,
        ${sumOf('bills')} AS bills, ${sumOf('disbursed')} AS disbursed, ${sumOf('journals')} AS journals,
        ${sumOf('shortfall')} AS shortfall, sum(minor) AS closing
      FROM (${movementsOf(period)}) m GROUP BY 1, 2
      HAVING count(*) FILTER (WHERE ${inside}) > 0 OR sum(minor) <> 0
    ), page AS (
      SELECT * FROM sums ORDER BY landlord_id DESC, property_id DESC ${slice({ size, offset })}
    ), taxed AS (
      SELECT o.landlord_id, o.property_id, sum(a.vat) AS vat, sum(a.commission_vat) AS commission_vat
      ${collectedFrom(period)} AND (o.landlord_id, o.property_id) IN (SELECT landlord_id, property_id FROM page) GROUP BY 1, 2
    )
    SELECT (SELECT count(*)::int FROM sums) AS count, (
      SELECT json_agg(json_build_object('landlord', ${partyJson()}, 'landlord_id', l.id,
        'property', json_build_object('id', r.id, 'name', ${propertyName}), 'opening', s.opening::text,
        'collected_net', (s.collected - coalesce(t.vat, 0))::text, 'collected_vat', coalesce(t.vat, 0)::text,
        'commission', (s.commission + coalesce(t.commission_vat, 0))::text, 'commission_vat', (-coalesce(t.commission_vat, 0))::text,
        'rent_tax', s.rent_tax::text, 'bills', s.bills::text, 'disbursed', s.disbursed::text, 'journals', s.journals::text,
        'shortfall', s.shortfall::text, 'closing', s.closing::text) ORDER BY l.id DESC, r.id DESC)
      FROM page s LEFT JOIN taxed t USING (landlord_id, property_id) JOIN landlords l ON l.id = s.landlord_id
        JOIN parties p ON p.id = l.party_id JOIN properties r ON r.id = s.property_id
    ) AS page`,
  );
  if (!found) throw new Error('A sum has no row.');
  const results = (found.page ?? []).map((row) => ({
    ...row,
    ...(Object.fromEntries(amounts.map((name) => [name, toDecimal(BigInt(row[name]))])) as Record<
      (typeof amounts)[number],
      string
    >),
  }));
  return {
    ...toCounted(found.count),
    results,
    known_seq,
    ...(landlord && property && { lines: await statementLines(db, period) }),
  };
}

/** What the entry settled for the landlord. A deposit that it settled too is not the landlord's. */
const collected = sql`FROM allocations a JOIN charges c ON c.id = a.charge_id JOIN ownerships o ON o.id = c.ownership_id
    JOIN leases le ON le.id = a.lease_id
  WHERE a.client_id = e.client_id AND a.entry_seq = e.seq AND o.landlord_id = m.landlord_id AND o.property_id = m.property_id
    AND c.type <> 'deposit'`;

/** Of which lease, and what the charges are. */
const collectedText = sql`(SELECT string_agg(DISTINCT concat_ws(', ', le.number, c.description), '; ') ${collected})`;

/** A receipt is of one lease. */
const rented = sql`LATERAL (
  SELECT json_build_object('id', le.id, 'number', le.number) AS lease, ${tenant(partyJson())} AS tenant,
    (SELECT json_build_object('id', u.id, 'unit_number', u.unit_number) FROM units u WHERE u.id = le.unit_id) AS unit
  ${collected} AND m.category = 'collected' ORDER BY le.id LIMIT 1) rented ON true`;

const paidText = sql`(SELECT string_agg(DISTINCT concat_ws(', ', d.number, b.number, b.description), '; ')
  FROM disbursement_events v JOIN disbursements d ON d.id = v.disbursement_id
    JOIN disbursement_lines dl ON dl.disbursement_id = d.id LEFT JOIN bills b ON b.id = dl.bill_id
  WHERE v.client_id = e.client_id AND v.entry_seq = e.seq)`;

const description = sql`CASE m.category WHEN 'collected' THEN ${collectedText} WHEN 'commission' THEN 'Commission'
  WHEN 'rent_tax' THEN 'Rental income tax' WHEN 'shortfall' THEN 'Shortfall'
  ELSE coalesce(${paidText}, e.reason, 'Opening balance') END`;

async function statementLines(db: Db, period: Period): Promise<LandlordStatementLine[]> {
  const found = await rows<Omit<LandlordStatementLine, 'amount' | 'balance'> & { minor: string }>(
    db,
    period.stood(sql`SELECT e.effective_on::text AS date, e.kind, e.seq::int AS entry, m.minor::text, coalesce(${description}, '') AS description,
          ${correctedEntries} AS corrects, rented.lease, rented.tenant, rented.unit
        FROM (
          SELECT landlord_id, property_id, entry_seq, category, sum(minor) AS minor FROM (${movementsOf(period)}) moved
          GROUP BY 1, 2, 3, 4 HAVING sum(minor) <> 0
        ) m JOIN entries e ON e.client_id = ${period.clientId} AND e.seq = m.entry_seq LEFT JOIN ${rented}
        ORDER BY e.effective_on, e.seq, m.category = 'shortfall', m.minor DESC`),
  );
  let balance = 0n;
  return found.flatMap(({ minor, ...line }) => {
    balance += BigInt(minor);
    if (line.date < period.from) return [];
    return [{ ...line, amount: toDecimal(BigInt(minor)), balance: toDecimal(balance) }];
  });
}

const labels: Readonly<Record<(typeof amounts)[number], string>> = {
  opening: 'Opening',
  collected_net: 'Collected',
  collected_vat: 'VAT',
  commission: 'Commission',
  commission_vat: 'VAT on commission',
  rent_tax: 'Rental income tax',
  bills: 'Bills',
  disbursed: 'Paid out',
  journals: 'Journals',
  shortfall: 'Shortfall',
  closing: 'Closing',
};

export const landlordStatementsCsv: CsvOfList<LandlordStatementRow> = {
  name: 'landlord statements',
  columns: [
    { label: 'Landlord', value: ({ landlord }) => landlord.name },
    { label: 'Property', value: ({ property }) => property.name },
    ...amounts.map((name) => ({ label: labels[name], value: (row: LandlordStatementRow) => row[name] })),
  ],
};
