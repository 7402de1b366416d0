import { type Deposit, type DepositPage, depositStates } from '@rentsafe/domain/deposit';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { stateIn } from '../db/stateIn.ts';
import { choiceQuery } from '../http/filters.ts';
import { currencyOf, type StoredCurrency, type StoredMoney, toMonies } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { folded, tenant, tenantSearchText } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

/** The deposits of a book: client_id, lease_id, currency, agreed, held, account_id, in SQL; one by lease and currency. */
const depositsOf = (
  clientId: number,
): SQL => sql`SELECT lease_id, currency, sum(agreed) AS agreed, sum(held) AS held,
    max(account_id) AS account_id
  FROM (
    SELECT id AS lease_id, deposit_currency AS currency, deposit_amount AS agreed, 0 AS held, NULL::bigint AS account_id
    FROM leases WHERE client_id = ${clientId} AND deposit_amount IS NOT NULL AND ${stateIn('state', leaseOnceInForce)}
    UNION ALL
    SELECT a.lease_id, a.currency, 0, b.credits - b.debits, a.id
    FROM accounts a JOIN account_balances b ON b.account_id = a.id
    WHERE a.client_id = ${clientId} AND a.kind = 'deposit'
  ) parts GROUP BY lease_id, currency`;

type Amount = 'agreed' | 'held' | 'deducted' | 'refunded';
type Row = Omit<Deposit, 'currency' | Amount> & { currency: StoredCurrency } & Record<Amount, string>;

const deducted = sql`(SELECT coalesce(sum(t.amount), 0) FROM transfers t
  JOIN entries e ON e.client_id = t.client_id AND e.seq = t.entry_seq
  WHERE t.debit_account = m.account_id AND e.kind = 'deposit_deduction')
  - (SELECT coalesce(sum(t.amount), 0) FROM transfers t
  JOIN entries e ON e.client_id = t.client_id AND e.seq = t.entry_seq
  WHERE t.credit_account = m.account_id AND e.kind = 'receipt_reversal' AND EXISTS (
    SELECT FROM entries o WHERE o.client_id = e.client_id AND o.seq = e.reverses_seq AND o.kind = 'deposit_deduction'))`;

const refunded = sql`(SELECT coalesce(sum(l.amount), 0) FROM disbursement_lines l JOIN disbursements d ON d.id = l.disbursement_id
  WHERE l.lease_id = m.lease_id AND l.currency = m.currency AND d.kind = 'deposit' AND d.state IN ('approved', 'paid'))`;

const since = sql`(SELECT min(t.effective_on)::text FROM transfers t WHERE t.credit_account = m.account_id)`;

async function read(db: Db, from: SQL): Promise<Deposit[]> {
  const found = await rows<Row>(
    db,
    sql`SELECT json_build_object('id', le.id, 'number', le.number) AS lease, ${tenant(partyJson())} AS tenant, m.currency,
          m.agreed::text, m.held::text, (${deducted})::text AS deducted, ${refunded}::text AS refunded, ${since} AS since
        FROM (${from}) m JOIN leases le ON le.id = m.lease_id ORDER BY m.lease_id DESC, m.currency`,
  );
  const decimal = (minor: string) => toDecimal(BigInt(minor));
  return found.map(({ currency, agreed, held, deducted: used, refunded: back, ...row }) => ({
    ...row,
    currency: currencyOf(currency),
    ...{ agreed: decimal(agreed), held: decimal(held), deducted: decimal(used), refunded: decimal(back) },
  }));
}

/** The deposit of a lease in a currency. */
export async function readDeposit(
  db: Db,
  clientId: number,
  lease: number,
  currency: StoredCurrency,
): Promise<Deposit> {
  const [found] = await read(
    db,
    sql`SELECT * FROM (${depositsOf(clientId)}) all_deposits WHERE lease_id = ${lease} AND currency = ${currency}`,
  );
  if (!found) throw new Error('A deposit is gone.');
  return found;
}

/** The deposits of a book with what is held, the latest lease first; searched by lease number and tenant. */
export async function listDeposits({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<Deposit> & Pick<DepositPage, 'totals'>> {
  const state = choiceQuery(request, 'state', depositStates);
  const conditions = [
    sql`true`,
    ...(state ? [state === 'held' ? sql`d.held > 0` : sql`d.held = 0`] : []),
    ...searchTerms(query).map(
      (term) => sql`concat_ws(' ', ${folded('le.number')}, ${tenantSearchText}) LIKE ${likeAnywhere(term)}`,
    ),
  ];
  const matches = sql`FROM (${depositsOf(scope)}) d JOIN leases le ON le.id = d.lease_id
    WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT d.* ${matches} ORDER BY d.lease_id DESC, d.currency ${slice({ size, offset })}`;
  const held = await rows<StoredMoney>(
    db,
    sql`SELECT d.currency, sum(d.held)::text AS minor ${matches} GROUP BY d.currency`,
  );
  return { ...counted, results: await read(db, page), totals: toMonies(held) };
}

export const depositCsv: CsvOfList<Deposit> = {
  name: 'deposits',
  columns: [
    { label: 'Lease', value: ({ lease }) => lease.number, identifier: true },
    { label: 'Tenant', value: ({ tenant: who }) => who?.name },
    { label: 'Currency', value: ({ currency }) => currency },
    { label: 'Agreed', value: ({ agreed }) => agreed },
    { label: 'Held', value: ({ held }) => held },
    { label: 'Deducted', value: ({ deducted: used }) => used },
    { label: 'Refunded', value: ({ refunded: back }) => back },
    { label: 'Since', value: ({ since: day }) => day },
  ],
};
