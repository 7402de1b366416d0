import type { CollectionPage, CollectionRow } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import { addDays, firstDayOf, lastDayOf, type Month } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { toCounted } from '../calls/countMatches.ts';
import type { CsvOfList, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
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

/**
 * What each lease of a book was charged and paid in a month. It goes back from the balance of today. What is neither charged nor
 * received, such as a credit note, is an adjustment; an opening balance is brought forward.
 */
export async function rentCollection(
  db: Db,
  clientId: number,
  currency: Currency,
  month: Month,
  { size, offset }: PageQuery,
): Promise<Listing<CollectionRow> & Pick<CollectionPage, 'totals'>> {
  const stored = storedCurrencies[currency];
  const sinceFirst = sql`entry_seq >= (SELECT min(seq) FROM since)`;
  const isNew = sql`kind NOT IN ('opening', 'opening_reversal')`;
  const [from, next] = [firstDayOf(month), addDays(lastDayOf(month), 1)];
  const [found] = await rows<{ count: number; totals: Amounts; page: StoredRow[] | null }>(
    db,
    sql`WITH owed AS MATERIALIZED (
      SELECT a.id, a.lease_id, b.debits - b.credits AS minor FROM accounts a JOIN account_balances b ON b.account_id = a.id
      WHERE a.client_id = ${clientId} AND a.currency = ${stored} AND a.kind IN ('tenant', 'credit')
    ), now AS (
      SELECT lease_id, sum(minor) AS minor FROM owed GROUP BY lease_id
    ), since AS MATERIALIZED (
      SELECT seq, effective_on, kind FROM entries
      WHERE client_id = ${clientId} AND effective_on >= ${from}::date AND kind NOT IN ('allocation', 'unallocation')
    ), posted AS MATERIALIZED (
      SELECT e.effective_on, e.kind, t.debit_account, t.credit_account, t.amount FROM since e JOIN transfers t ON t.entry_seq = e.seq
      WHERE t.client_id = ${clientId} AND t.${sinceFirst}
    ), moved AS (
      SELECT owed.lease_id, sum(p.amount) FILTER (WHERE effective_on >= ${next}::date) AS later,
        sum(p.amount) FILTER (WHERE effective_on < ${next}::date AND ${isNew}) AS inside,
        sum(p.amount) FILTER (WHERE effective_on < ${next}::date
          AND kind IN ('receipt', 'identification', 'receipt_reversal')) AS paid
      FROM (
        SELECT effective_on, kind, debit_account AS id, amount FROM posted
        UNION ALL SELECT effective_on, kind, credit_account, -amount FROM posted
      ) p JOIN owed USING (id) GROUP BY owed.lease_id
    ), charged AS (
      SELECT c.lease_id, sum(c.net) AS net, sum(c.vat) AS vat FROM since e JOIN charges c ON c.entry_seq = e.seq
      WHERE c.client_id = ${clientId} AND c.${sinceFirst} AND e.effective_on < ${next}::date
        AND c.currency = ${stored} AND c.type <> 'adjustment' AND ${isNew} GROUP BY c.lease_id
    ), collected AS (
      SELECT lease_id, n.minor - coalesce(m.later, 0) - coalesce(m.inside, 0) AS balance_brought_forward,
        coalesce(c.net, 0) AS amount_charged_excl_vat, coalesce(c.vat, 0) AS vat,
        coalesce(c.net + c.vat, 0) AS amount_charged_incl_vat, coalesce(m.paid, 0) AS amount_paid,
        coalesce(m.inside, 0) - coalesce(m.paid, 0) - coalesce(c.net + c.vat, 0) AS adjustments,
        n.minor - coalesce(m.later, 0) AS end_balance
      FROM now n LEFT JOIN moved m USING (lease_id) LEFT JOIN charged c USING (lease_id)
    ), matches AS MATERIALIZED (
      SELECT * FROM collected
      WHERE (balance_brought_forward, amount_charged_incl_vat, amount_paid, adjustments) <> (0, 0, 0, 0)
    ), page AS (
      SELECT *, lease_id AS id FROM matches ORDER BY lease_id DESC ${slice({ size, offset })}
    )
    SELECT count(*)::int AS count, json_build_object(${columns((name) => `coalesce(sum(${name}), 0)`)}) AS totals,
      (SELECT json_agg(json_build_object('lease_id', le.id,
         'lease', (SELECT json_build_object('id', l.id, 'number', l.number) FROM leases l WHERE l.id = le.id), 'tenant', ${tenant(partyJson())},
         ${columns((name) => `le.${name}`)}) ORDER BY le.id DESC) FROM page le) AS page
    FROM matches`,
  );
  if (!found) throw new Error('A sum has no row.');
  return {
    ...toCounted(found.count),
    totals: toAmounts(found.totals),
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
