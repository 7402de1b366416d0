import type { RatedCharge, RatedClaim, RatedFacts, RatedLease } from '@rentsafe/domain/rating';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { type AsTheyStood, asTheyStood } from '../db/formerRows.ts';
import { isDisputedOn, isFree, isLate, isSeqKnown, type Moments } from '../ledger/countedFacts.ts';
import { overdueOn } from '../ledger/overdue.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';

/** Which leases of a party count: those of one book, and of others only reportable ones, if any; null for all. */
export type Scope = { client: number; others: boolean } | null;

interface StoredPayment {
  on: PlainDate;
  amount: string;
}

interface StoredCharge extends Omit<RatedCharge, 'currency' | 'amount' | 'payments' | 'writeOffs'> {
  currency: StoredCurrency;
  amount: string;
  settled: (StoredPayment & {
    kind: 'payment' | 'credit_note' | 'write_off';
    /** Of a payment: its own day, whatever it was allocated to. */
    received_on: PlainDate;
    isFree: boolean;
  })[];
}

interface StoredLease extends Omit<RatedLease, 'charges' | 'credits'> {
  charges: StoredCharge[];
  credits: (StoredPayment & { currency: StoredCurrency })[];
}

interface Asked {
  day: PlainDate;
  scope: Scope;
  moments: Moments;
}

/** Both as they stood at the end of `day`: what was posted later, or counts from a later day, is not there. */
function readLeases(db: Db, party: SQL, { day, scope, moments }: Asked, stood: AsTheyStood) {
  const counts = (client: SQL, seq: SQL, effective: SQL) =>
    sql`${effective} <= ${day}::date AND ${isSeqKnown(moments, client, seq)}`;
  const isCounted = (table: string) => {
    const [client, seq, effective] = ['client_id', 'entry_seq', 'effective_on'].map((column) =>
      sql.raw(`${table}.${column}`),
    ) as [SQL, SQL, SQL];
    return counts(client, seq, effective);
  };
  /** The allocation `a`, unless it was taken back: then it never was. */
  const isLive = sql`a.amount > 0 AND ${isCounted('a')}
    AND NOT EXISTS (SELECT FROM allocations u WHERE u.reverses_id = a.id AND ${isCounted('u')})`;
  /** What happened to the receipt `r`. */
  const happened = (kind: string) => sql`EXISTS (SELECT FROM receipt_events v
    JOIN entries w ON w.client_id = v.client_id AND w.seq = v.entry_seq
    WHERE v.receipt_id = r.id AND v.kind = ${kind} AND ${counts(sql`w.client_id`, sql`w.seq`, sql`w.effective_on`)})`;
  const settled = sql`(SELECT coalesce(json_agg(json_build_object('on', greatest(c.charged_on, r.received_on, i.issued_on)::text,
      'received_on', r.received_on::text, 'amount', a.amount::text, 'isFree', ${isFree}, 'kind', CASE WHEN a.receipt_id IS NOT NULL THEN 'payment'
        WHEN w.kind IN ('journal', 'journal_reversal') THEN 'credit_note' ELSE w.kind END)), '[]')
    FROM allocations a LEFT JOIN receipts r ON r.id = a.receipt_id LEFT JOIN invoices i ON i.id = a.invoice_id
    LEFT JOIN entries re ON re.client_id = r.client_id AND re.seq = r.entry_seq
    JOIN entries w ON w.client_id = a.client_id AND w.seq = a.entry_seq
    WHERE a.charge_id = c.id AND ${isLive})`;
  const charges = sql`(SELECT coalesce(json_agg(json_build_object('type', c.type, 'currency', c.currency,
      'month', to_char(coalesce(c.period, c.due_on), 'YYYY-MM'), 'charged_on', c.charged_on::text, 'due_on', c.due_on::text,
      'grace_on', c.grace_on::text, 'amount', c.amount::text, 'isDisputed', ${isDisputedOn(sql`charge_id = c.id`, sql`${day}::date`)},
      'isOpening', e.import_id IS NOT NULL, 'isLate', ${isLate}, 'settled', ${settled}) ORDER BY c.due_on, c.id), '[]')
    FROM charges c JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
    WHERE c.lease_id = le.id AND ${counts(sql`e.client_id`, sql`e.seq`, sql`e.effective_on`)})`;
  // What went back to the tenant never paid anything. More may be gone than there is, where days are not in
  // the order of what was done.
  const credits = sql`(SELECT coalesce(json_agg(json_build_object('on', received_on::text, 'currency', currency,
      'amount', rest::text) ORDER BY received_on, id), '[]')
    FROM (SELECT r.id, r.received_on, r.currency,
            CASE WHEN ${counts(sql`r.client_id`, sql`r.entry_seq`, sql`r.received_on`)}
              AND (r.lease_id IS NOT NULL OR ${happened('identified')}) AND NOT ${happened('reversed')} THEN r.amount ELSE 0 END
            - (SELECT coalesce(sum(a.amount), 0) FROM allocations a WHERE a.receipt_id = r.id AND ${isLive})
            - (SELECT coalesce(sum(f.amount), 0) FROM receipt_refunds f WHERE f.receipt_id = r.id AND ${isCounted('f')}) AS rest
          FROM open_receipts s JOIN receipts r ON r.id = s.receipt_id WHERE s.lease_id = le.id) held
    WHERE rest <> 0)`;
  return rows<StoredLease>(
    db,
    stood(sql`SELECT json_build_object('id', le.id, 'number', le.number) AS lease, cl.name AS creditor,
          le.reportable AS "isReportable", le.business_use AS "isBusiness", ${charges} AS charges, ${credits} AS credits
        FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id JOIN clients cl ON cl.id = le.client_id
          JOIN books b ON b.client_id = le.client_id
        WHERE lp.party_id = ${party} AND lp.role = 'tenant' AND ${visible(scope)} ORDER BY le.id`),
  );
}

type StoredClaim = Omit<RatedClaim, 'currency' | 'amount'> & { currency: StoredCurrency; amount: string };

/**
 * The claims against a party that are listed at the end of `day`, each for what of it is overdue then: what one claims, another does
 * not claim again. One of which nothing is overdue is not there.
 */
const readClaims = (db: Db, party: SQL, { day, scope, moments }: Asked, stood: AsTheyStood) =>
  rows<StoredClaim>(
    db,
    stood(sql`SELECT claimant, type, currency, amount::text, listed_on::text, "isDisputed" FROM (
          SELECT k.id, cl.name AS claimant, k.type, k.currency, k.listed_on,
            least(k.amount, o.minor - coalesce(sum(k.amount) OVER (PARTITION BY k.lease_id, k.currency ORDER BY k.listed_on, k.id
              ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)) AS amount,
            ${isDisputedOn(sql`claim_id = k.id`, sql`${day}::date`)} AS "isDisputed"
          FROM claims k JOIN leases le ON le.id = k.lease_id JOIN clients cl ON cl.id = k.client_id
            CROSS JOIN LATERAL (${overdueOn({
              ...{ lease: sql`k.lease_id`, currency: sql`k.currency`, day: sql`${day}::date` },
              ...{ debtsOn: sql`k.debts_on`, debtsSeq: sql`k.debts_seq`, moments },
            })}) o
          WHERE k.party_id = ${party} AND k.listed @> ${day}::date AND ${visible(scope)}
        ) found WHERE amount > 0 ORDER BY listed_on, id`),
  );

/** The lease `le` counts in a scope. */
const visible = (scope: Scope): SQL => {
  if (scope === null) return sql`true`;
  return scope.others
    ? sql`(le.client_id = ${scope.client} OR le.reportable)`
    : sql`le.client_id = ${scope.client}`;
};

const paymentOf = ({ on, amount }: StoredPayment) => ({ on, amount: BigInt(amount) });

function chargeOf({ currency, amount, settled, ...charge }: StoredCharge): RatedCharge {
  const of = (wanted: string) => settled.filter(({ kind }) => kind === wanted).map(paymentOf);
  const credited = of('credit_note').reduce((total, credit) => total + credit.amount, 0n);
  return {
    ...charge,
    currency: currencyOf(currency),
    amount: BigInt(amount) - credited,
    payments: of('payment'),
    writeOffs: of('write_off'),
  };
}

/** Money that pays what was recorded late and was not part of that history, in the form of money that settles nothing. */
const freed = ({ charges }: StoredLease) =>
  charges
    .filter(({ isLate: late }) => late)
    .flatMap(({ currency, settled }) =>
      settled
        .filter((payment) => payment.isFree)
        .map(({ received_on, amount }) => ({
          ...paymentOf({ on: received_on, amount }),
          currency: currencyOf(currency),
        })),
    );

/** Tables that people change and that the facts are read from. */
const tables = ['leases', 'lease_parties', 'books', 'claims', 'disputes'] as const;

/**
 * What the books hold of a party at the end of a day.
 *
 * @param party its id, in SQL.
 */
export async function readFacts(
  db: Db,
  party: SQL,
  { day, scope, moments = null }: { day: PlainDate; scope: Scope; moments?: Moments },
): Promise<RatedFacts> {
  const stood = await asTheyStood(db, moments, tables);
  const asked = { day, scope, moments };
  const leases = await readLeases(db, party, asked, stood);
  const claims = await readClaims(db, party, asked, stood);
  return {
    leases: leases.map((stored) => {
      const { charges, credits, ...lease } = stored;
      return {
        ...lease,
        charges: charges.map(chargeOf),
        credits: [
          ...credits.map(({ currency, ...credit }) => ({
            ...paymentOf(credit),
            currency: currencyOf(currency),
          })),
          ...freed(stored),
        ],
      };
    }),
    claims: claims.map(({ currency, amount, ...claim }) => ({
      ...claim,
      currency: currencyOf(currency),
      amount: BigInt(amount),
    })),
  };
}
