import type { Overview } from '@rentsafe/domain/ledgerReport';
import { type AgeingBucket, ageingBuckets, spread, toDecimal } from '@rentsafe/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { agedLeases } from '../ledger/aged.ts';
import type { AsKnown } from '../ledger/asKnown.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { classificationOf } from '../rating/report.ts';

/** What is owed in a currency, in minor units, by bucket; and since when. */
interface Sums {
  currency: StoredCurrency;
  buckets: string[];
  oldest: string | null;
}

const sumsOf = (db: Db, aged: SQL) =>
  rows<Sums>(
    db,
    sql`SELECT currency, json_build_array(sum(b0)::text, sum(b1)::text, sum(b2)::text, sum(b3)::text, sum(b4)::text) AS buckets,
          min(oldest_due_on)::text AS oldest
        FROM (${aged}) a GROUP BY currency ORDER BY currency`,
  );

/** Parts in percent of their total, with 2 decimals: they add up to 100.00, those of a zero total to 0.00. */
const percentages = (parts: readonly bigint[], total: bigint) =>
  (total === 0n ? parts.map(() => 0n) : spread(10_000n, parts)).map((part) => toDecimal(part));

function toCredit(sums: readonly Sums[]): Overview['credit_given'] {
  return [...new Set(sums.map(({ currency }) => currency))].toSorted().map((currency) => {
    const own = sums.filter((sum) => sum.currency === currency);
    const amounts = ageingBuckets.map((label, index): [AgeingBucket, bigint] => [
      label,
      own.reduce((sum, { buckets }) => sum + BigInt(buckets[index] ?? 0), 0n),
    ]);
    const total = amounts.reduce((sum, [, amount]) => sum + amount, 0n);
    const shares = percentages(
      amounts.map(([, amount]) => amount),
      total,
    );
    return {
      currency: currencyOf(currency),
      total: toDecimal(total),
      buckets: amounts.map(([label, amount], index) => ({
        label,
        amount: toDecimal(amount),
        percentage: shares[index] ?? '0.00',
      })),
    };
  });
}

interface Creditor {
  id: number;
  name: string;
  last_seq: number;
}

/** The books that report a lease of the client's company, which is a tenant there. */
const creditorsOf = (db: Db, clientId: number) =>
  rows<Creditor>(
    db,
    sql`SELECT DISTINCT c.id, c.name, h.last_seq::int FROM (${reported(clientId)}) le JOIN clients c ON c.id = le.client_id
        JOIN book_heads h ON h.client_id = c.id ORDER BY c.id`,
  );

const reported = (clientId: number) => sql`SELECT le.id, le.client_id FROM clients own
  JOIN parties p ON p.company_id = own.company_id JOIN lease_parties lp ON lp.party_id = p.id AND lp.role = 'tenant'
  JOIN leases le ON le.id = lp.lease_id AND le.reportable AND le.client_id <> own.id WHERE own.id = ${clientId}`;

/** The rating of the client's own company, from what every book holds of it. */
async function ownClassification(db: Db, clientId: number, { as_at, known_seq }: AsKnown) {
  const [client] = await rows<{ company_id: number | null }>(
    db,
    sql`SELECT company_id FROM clients WHERE id = ${clientId}`,
  );
  if (!client?.company_id) return null;
  const known = { client: clientId, seq: known_seq };
  return classificationOf(db, client.company_id, { day: as_at, known });
}

/** What a client has lent: its tenants' debts; and what its company owes, as the books of others show it. */
export async function overview(db: Db, clientId: number, asKnown: AsKnown): Promise<Overview> {
  const given = await sumsOf(db, agedLeases(clientId, asKnown));
  const taken: Sums[] = [];
  let oldest: Overview['oldest_creditor'] = null;
  for (const { id, name, last_seq } of await creditorsOf(db, clientId)) {
    const own = sql`lease_id IN (SELECT id FROM (${reported(clientId)}) le)`;
    const sums = await sumsOf(db, agedLeases(id, { ...asKnown, known_seq: last_seq }, own));
    taken.push(...sums);
    for (const { oldest: since } of sums) {
      if (since && (!oldest || since < oldest.outstanding_since)) oldest = { name, outstanding_since: since };
    }
  }
  return {
    ...asKnown,
    classification: await ownClassification(db, clientId, asKnown),
    oldest_creditor: oldest,
    credit_given: toCredit(given),
    credit_taken: toCredit(taken),
  };
}
