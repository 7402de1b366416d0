import { today } from '@rentsafe/domain/date';
import type { Overview } from '@rentsafe/domain/ledgerReport';
import { type AgeingBucket, ageingBuckets } from '@rentsafe/domain/money';
import type { PlainDate } from '@rentsafe/format/date';
import { spread, toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { type AsTheyStood, asTheyStand, asTheyStood, type Moment } from '../db/formerRows.ts';
import { agedLeases } from '../ledger/aged.ts';
import type { AsKnown } from '../ledger/asKnown.ts';
import { agedBills, billsOn } from '../ledger/bills.ts';
import type { Moments } from '../ledger/countedFacts.ts';
import { isLast, keptSums } from '../ledger/keptDebts.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';
import { classificationOf } from '../rating/report.ts';

/** What is owed in a currency, in minor units, by bucket; and since when. */
interface Sums {
  currency: StoredCurrency;
  buckets: string[];
  oldest: string | null;
}

const bucketTexts = sql`json_build_array(b0::text, b1::text, b2::text, b3::text, b4::text)`;

const sumsOf = (db: Db, aged: SQL, stood: AsTheyStood = asTheyStand) =>
  rows<Sums>(
    db,
    stood(sql`SELECT currency, json_build_array(sum(b0)::text, sum(b1)::text, sum(b2)::text, sum(b3)::text, sum(b4)::text) AS buckets,
          min(oldest_due_on)::text AS oldest
        FROM (${aged}) a GROUP BY currency ORDER BY currency`),
  );

/** What the leases of a book owe: of now from what is kept, unless it has entries since; else from the history. */
async function givenBy(db: Db, clientId: number, asKnown: AsKnown, isNow: boolean): Promise<Sums[]> {
  if (isNow) {
    const [kept] = await rows<{ is_last: boolean; sums: Sums[] | null }>(
      db,
      sql`SELECT ${isLast(clientId, asKnown)} AS is_last, (SELECT json_agg(s ORDER BY currency)
            FROM (SELECT currency, ${bucketTexts} AS buckets, oldest_due_on::text AS oldest
              FROM (${keptSums(clientId, asKnown.as_at)}) k) s) AS sums`,
    );
    if (kept?.is_last) return kept.sums ?? [];
  }
  return sumsOf(db, agedLeases(clientId, asKnown));
}

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

/** The books that report a lease of the client's company, which is a tenant there. */
const creditorsOf = (db: Db, clientId: number, stood: AsTheyStood) =>
  rows<{ id: number; name: string; last_seq: number }>(
    db,
    stood(sql`SELECT DISTINCT c.id, c.name, h.last_seq::int FROM (${reported(clientId)}) le JOIN clients c ON c.id = le.client_id
        JOIN book_heads h ON h.client_id = c.id ORDER BY c.id`),
  );

const reported = (clientId: number) => sql`SELECT le.id, le.client_id FROM clients own
  JOIN parties p ON p.company_id = own.company_id JOIN lease_parties lp ON lp.party_id = p.id AND lp.role = 'tenant'
  JOIN leases le ON le.id = lp.lease_id AND le.reportable AND le.client_id <> own.id WHERE own.id = ${clientId}`;

/** The client's own book, and those in which its company is or was a tenant, when an entry of its own was recorded. */
const momentsOf = (db: Db, clientId: number, seq: number) =>
  rows<Moment>(
    db,
    sql`WITH own AS (
      SELECT p.id, coalesce((SELECT recorded_at FROM entries WHERE client_id = ${clientId} AND seq = ${seq}), '-infinity') AS at
      FROM clients c LEFT JOIN parties p ON p.company_id = c.company_id WHERE c.id = ${clientId}
    )
    SELECT h.client_id::int AS client, CASE WHEN h.client_id = ${clientId} THEN ${seq}::int ELSE coalesce((SELECT e.seq::int FROM entries e
        WHERE e.client_id = h.client_id AND e.recorded_at <= own.at ORDER BY e.seq DESC LIMIT 1), 0) END AS seq
    FROM own CROSS JOIN book_heads h
    WHERE h.client_id = ${clientId}
      OR h.client_id IN (SELECT le.client_id FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id WHERE lp.party_id = own.id)
      OR h.client_id IN (SELECT f.client_id FROM former_rows f
        WHERE f.source = 'lease_parties' AND split_part(f.key, ':', 2) = own.id::text)`,
  );

/** The rating of the client's own company, from what every book holds of it. */
async function ownClassification(db: Db, clientId: number, day: PlainDate, moments: Moments) {
  const [client] = await rows<{ company_id: number | null }>(
    db,
    sql`SELECT company_id FROM clients WHERE id = ${clientId}`,
  );
  return client?.company_id ? classificationOf(db, client.company_id, { day, moments }) : null;
}

/** The supplier of the bill that has been due longest. */
async function oldestSupplier(db: Db, bills: SQL): Promise<Overview['oldest_creditor']> {
  const [found] = await rows<NonNullable<Overview['oldest_creditor']>>(
    db,
    sql`SELECT (${partyJson()}) ->> 'name' AS name, b.due_on::text AS outstanding_since FROM (${bills}) b JOIN parties p ON p.id = b.party_id
        WHERE b.open > 0 ORDER BY b.due_on, b.id LIMIT 1`,
  );
  return found ?? null;
}

/**
 * What a client has lent: its tenants' debts; and what it owes: bills that are open, and what the books of others show against its
 * company.
 *
 * @param isAsked whether the entry was asked for: then other books count as they were when it was recorded.
 */
export async function overview(
  db: Db,
  clientId: number,
  asKnown: AsKnown,
  isAsked: boolean,
  now: Date,
): Promise<Overview> {
  const moments = isAsked ? await momentsOf(db, clientId, asKnown.known_seq) : null;
  const stood = await asTheyStood(db, moments, ['leases', 'lease_parties']);
  const isNow = !isAsked && asKnown.as_at === today(now);
  const given = await givenBy(db, clientId, asKnown, isNow);
  const bills = billsOn(clientId, asKnown);
  const taken: Sums[] = await sumsOf(db, agedBills(bills, asKnown));
  let oldest = await oldestSupplier(db, bills);
  for (const { id, name, last_seq } of await creditorsOf(db, clientId, stood)) {
    const own = sql`lease_id IN (SELECT id FROM (${reported(clientId)}) le)`;
    const known_seq = moments?.find(({ client }) => client === id)?.seq ?? last_seq;
    const sums = await sumsOf(db, agedLeases(id, { ...asKnown, known_seq }, own), stood);
    taken.push(...sums);
    for (const { oldest: since } of sums) {
      if (since && (!oldest || since < oldest.outstanding_since)) oldest = { name, outstanding_since: since };
    }
  }
  return {
    ...asKnown,
    classification: await ownClassification(db, clientId, asKnown.as_at, moments),
    oldest_creditor: oldest,
    credit_given: toCredit(given),
    credit_taken: toCredit(taken),
  };
}
