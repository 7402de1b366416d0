import type { CommissionPage, CommissionRow, RentTaxPage, RentTaxRow } from '@rentsafe/domain/trustReport';
import { addDays, firstDayOf, lastDayOf, type Month } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import type { PageQuery } from '../http/query.ts';
import { partyJson } from '../party/repository.ts';
import { propertyName } from '../property/name.ts';
import { collectedFrom, type Period } from './movements.ts';

type Earning = Omit<Period, 'landlord' | 'property' | 'stood'>;

const decimals = <Row extends Record<string, unknown>, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Row => ({
  ...row,
  ...Object.fromEntries(names.map((name) => [name, toDecimal(BigInt(row[name] as string))])),
});

/** The landlord and the property of the row `m`, in SQL. */
const named = sql`${partyJson()} AS landlord, json_build_object('id', r.id, 'name', ${propertyName}) AS property`;
const ofNamed = sql`JOIN landlords l ON l.id = m.landlord_id JOIN parties p ON p.id = l.party_id
  JOIN properties r ON r.id = m.property_id`;

const commissionAmounts = ['collected', 'commission', 'vat', 'total'] as const;
type CommissionTotals = CommissionPage['totals'];

/** What the agency earned of rent, by landlord, property and rate, the latest landlord first. */
export async function commissionStatement(
  db: Db,
  earning: Earning,
  { size, offset }: PageQuery,
): Promise<Listing<CommissionRow> & Pick<CommissionPage, 'totals' | 'drawn' | 'available'>> {
  const { clientId, currency, from, to, known_seq } = earning;
  const sums = sql`SELECT o.landlord_id, o.property_id, a.commission_bp, sum(a.net) AS collected, sum(a.commission) AS commission,
      sum(a.commission_vat) AS vat, sum(a.commission + a.commission_vat) AS total
    ${collectedFrom(earning)} AND c.type = 'rent' GROUP BY 1, 2, 3 HAVING sum(a.net) <> 0 OR sum(a.commission) <> 0`;
  // What the agency holds, whenever it counts from, as far as it is known.
  const account = sql`FROM accounts a JOIN postings p ON p.account_id = a.id JOIN entries e ON e.client_id = p.client_id AND e.seq = p.entry_seq
    WHERE a.client_id = ${clientId} AND a.kind = 'commission' AND a.currency = ${currency} AND p.entry_seq <= ${known_seq}`;
  const [all] = await rows<{ count: number; drawn: string; held: string } & CommissionTotals>(
    db,
    sql`SELECT count(*)::int AS count, coalesce(sum(collected), 0)::text AS collected, coalesce(sum(commission), 0)::text AS commission,
          coalesce(sum(vat), 0)::text AS vat, coalesce(sum(total), 0)::text AS total,
          (SELECT coalesce(sum(p.amount) FILTER (WHERE e.kind IN ('disbursement_approval', 'disbursement_failure')
              AND e.effective_on BETWEEN ${from}::date AND ${to}::date), 0)::text ${account}) AS drawn,
          (SELECT (-coalesce(sum(p.amount), 0))::text ${account}) AS held
        FROM (${sums}) s`,
  );
  if (!all) throw new Error('A sum has no row.');
  const found = await rows<Omit<CommissionRow, 'rate'> & { commission_bp: number }>(
    db,
    sql`SELECT ${named}, m.commission_bp, m.collected::text, m.commission::text, m.vat::text, m.total::text
        FROM (SELECT * FROM (${sums}) s ORDER BY landlord_id DESC, property_id DESC, commission_bp ${slice({ size, offset })}) m
          ${ofNamed} ORDER BY m.landlord_id DESC, m.property_id DESC, m.commission_bp`,
  );
  const { count, drawn, held, ...totals } = all;
  return {
    ...toCounted(count),
    results: found.map(({ commission_bp, ...row }) => ({
      ...decimals(row, commissionAmounts),
      rate: toDecimal(BigInt(commission_bp)),
    })),
    totals: decimals(totals, commissionAmounts),
    drawn: toDecimal(BigInt(drawn)),
    available: toDecimal(BigInt(held) > 0n ? BigInt(held) : 0n),
  };
}

export const commissionCsv: CsvOfList<CommissionRow> = {
  name: 'commission',
  columns: [
    { label: 'Landlord', value: ({ landlord }) => landlord.name },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Collected', value: ({ collected }) => collected },
    { label: 'Rate', value: ({ rate }) => rate },
    { label: 'Commission', value: ({ commission }) => commission },
    { label: 'VAT', value: ({ vat }) => vat },
    { label: 'Total', value: ({ total }) => total },
  ],
};

const taxAmounts = ['base', 'tax', 'paid', 'due'] as const;

/**
 * The tax withheld from the rent of a month; with `isDue` also rows of which only something of earlier months is due. What was paid
 * counts for the oldest months first, whenever it was paid.
 */
export async function rentTax(
  db: Db,
  {
    clientId,
    currency,
    month,
    isDue,
  }: Pick<Period, 'clientId' | 'currency'> & { month: Month; isDue: boolean },
  { size, offset }: PageQuery,
): Promise<Listing<RentTaxRow> & Pick<RentTaxPage, 'return_by' | 'pay_by' | 'totals'>> {
  const [from, to] = [firstDayOf(month), lastDayOf(month)];
  const known = { clientId, currency, to, known_seq: Number.MAX_SAFE_INTEGER };
  const sums = sql`
    SELECT * FROM (SELECT landlord_id, property_id, base, tax, greatest(0, least(tax, coalesce(paid, 0) - earlier)) AS paid,
        greatest(0, earlier + tax - coalesce(paid, 0)) AS due
    FROM (
      SELECT o.landlord_id, o.property_id,
        coalesce(sum(a.net) FILTER (WHERE a.effective_on >= ${from}::date), 0) AS base,
        coalesce(sum(a.rent_tax) FILTER (WHERE a.effective_on >= ${from}::date), 0) AS tax,
        coalesce(sum(a.rent_tax) FILTER (WHERE a.effective_on < ${from}::date), 0) AS earlier
      ${collectedFrom({ ...known, from: '1900-01-01' })} AND c.type = 'rent' AND a.rent_tax_bp > 0 GROUP BY 1, 2
    ) withheld LEFT JOIN (
      SELECT l.landlord_id, l.property_id, sum(l.amount) AS paid
      FROM disbursement_lines l JOIN disbursements d ON d.id = l.disbursement_id
      WHERE l.client_id = ${clientId} AND l.kind = 'rent_tax' AND l.currency = ${currency} AND d.state IN ('approved', 'paid')
      GROUP BY 1, 2
    ) paid USING (landlord_id, property_id)) s WHERE base <> 0 OR tax <> 0 OR ${isDue ? sql`due <> 0` : sql`false`}`;
  const [all] = await rows<{ count: number } & RentTaxPage['totals']>(
    db,
    sql`SELECT count(*)::int AS count, coalesce(sum(base), 0)::text AS base, coalesce(sum(tax), 0)::text AS tax,
          coalesce(sum(paid), 0)::text AS paid, coalesce(sum(due), 0)::text AS due FROM (${sums}) s`,
  );
  if (!all) throw new Error('A sum has no row.');
  const found = await rows<RentTaxRow>(
    db,
    sql`SELECT ${named}, m.landlord_id, m.base::text, m.tax::text, m.paid::text, m.due::text
        FROM (SELECT * FROM (${sums}) s ORDER BY landlord_id DESC, property_id DESC ${slice({ size, offset })}) m
          ${ofNamed} ORDER BY m.landlord_id DESC, m.property_id DESC`,
  );
  const { count, ...totals } = all;
  return {
    ...toCounted(count),
    results: found.map((row) => decimals(row, taxAmounts)),
    totals: decimals(totals, taxAmounts),
    return_by: addDays(to, 5),
    pay_by: addDays(to, 10),
  };
}

export const rentTaxCsv: CsvOfList<RentTaxRow> = {
  name: 'rent tax',
  columns: [
    { label: 'Landlord', value: ({ landlord }) => landlord.name },
    { label: 'Property', value: ({ property }) => property.name },
    { label: 'Rent', value: ({ base }) => base },
    { label: 'Tax', value: ({ tax }) => tax },
    { label: 'Paid', value: ({ paid }) => paid },
    { label: 'Due', value: ({ due }) => due },
  ],
};
