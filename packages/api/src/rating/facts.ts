import type { PlainDate } from '@rentsafe/domain/date';
import type { RatedCharge, RatedClaim, RatedFacts, RatedLease } from '@rentsafe/domain/rating';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';

/** Which leases of a party count: those of one book, and of others only reportable ones, if any; null for all. */
export type Scope = { client: number; others: boolean } | null;

/** What is known of one book: its entries up to a number. Null for all. */
export type Known = { client: number; seq: number } | null;

interface StoredPayment {
  on: PlainDate;
  amount: string;
}

interface StoredCharge extends Omit<RatedCharge, 'currency' | 'amount' | 'payments' | 'writeOffs'> {
  currency: StoredCurrency;
  amount: string;
  settled: (StoredPayment & { kind: 'payment' | 'credit_note' | 'write_off' })[];
}

interface StoredLease extends Omit<RatedLease, 'charges' | 'credits'> {
  charges: StoredCharge[];
  credits: (StoredPayment & { currency: StoredCurrency })[];
}

/** Both as they stood at the end of `day`: what was posted later, or counts from a later day, is not there. */
function readLeases(db: Db, party: SQL, day: PlainDate, scope: Scope, known: Known): Promise<StoredLease[]> {
  const counts = (client: SQL, seq: SQL, effective: SQL) =>
    sql`${effective} <= ${day}::date ${known ? sql`AND (${client} <> ${known.client} OR ${seq} <= ${known.seq})` : sql``}`;
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
      'amount', a.amount::text, 'kind', CASE WHEN a.receipt_id IS NOT NULL THEN 'payment'
        WHEN w.kind IN ('journal', 'journal_reversal') THEN 'credit_note' ELSE w.kind END)), '[]')
    FROM allocations a LEFT JOIN receipts r ON r.id = a.receipt_id LEFT JOIN invoices i ON i.id = a.invoice_id
    JOIN entries w ON w.client_id = a.client_id AND w.seq = a.entry_seq
    WHERE a.charge_id = c.id AND ${isLive})`;
  const charges = sql`(SELECT coalesce(json_agg(json_build_object('type', c.type, 'currency', c.currency,
      'month', to_char(coalesce(c.period, c.due_on), 'YYYY-MM'), 'charged_on', c.charged_on::text, 'due_on', c.due_on::text,
      'grace_on', c.grace_on::text, 'amount', c.amount::text, 'isDisputed', ${isDisputedOn(sql`charge_id = c.id`, day)}, 'isOpening', e.import_id IS NOT NULL,
      'settled', ${settled}) ORDER BY c.due_on, c.id), '[]')
    FROM charges c JOIN entries e ON e.client_id = c.client_id AND e.seq = c.entry_seq
    WHERE c.lease_id = le.id AND ${counts(sql`e.client_id`, sql`e.seq`, sql`e.effective_on`)})`;
  const credits = sql`(SELECT coalesce(json_agg(json_build_object('on', received_on::text, 'currency', currency,
      'amount', rest::text) ORDER BY received_on, id), '[]')
    FROM (SELECT r.id, r.received_on, r.currency, r.amount - (SELECT coalesce(sum(a.amount), 0) FROM allocations a
            WHERE a.receipt_id = r.id AND ${isLive}) AS rest
          FROM open_receipts s JOIN receipts r ON r.id = s.receipt_id
          WHERE s.lease_id = le.id AND ${counts(sql`r.client_id`, sql`r.entry_seq`, sql`r.received_on`)}
            AND (r.lease_id IS NOT NULL OR ${happened('identified')}) AND NOT ${happened('reversed')}) held
    WHERE rest > 0)`;
  return rows<StoredLease>(
    db,
    sql`SELECT json_build_object('id', le.id, 'number', le.number) AS lease, cl.name AS creditor,
          le.reportable AS "isReportable", le.business_use AS "isBusiness", ${charges} AS charges, ${credits} AS credits
        FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id JOIN clients cl ON cl.id = le.client_id
        WHERE lp.party_id = ${party} AND lp.role = 'tenant' AND ${visible(scope)} ORDER BY le.id`,
  );
}

/** Whether a dispute is open or upheld at the end of a day. */
const isDisputedOn = (of: SQL, day: PlainDate) =>
  sql`EXISTS (SELECT FROM disputes WHERE ${of} AND disputed @> ${day}::date)`;

type StoredClaim = Omit<RatedClaim, 'currency' | 'amount'> & { currency: StoredCurrency; amount: string };

/** The claims against a party that are listed at the end of `day`. */
const readClaims = (db: Db, party: SQL, day: PlainDate, scope: Scope): Promise<StoredClaim[]> =>
  rows<StoredClaim>(
    db,
    sql`SELECT cl.name AS claimant, c.type, c.currency, c.amount::text, c.listed_on::text,
          ${isDisputedOn(sql`claim_id = c.id`, day)} AS "isDisputed"
        FROM claims c JOIN leases le ON le.id = c.lease_id JOIN clients cl ON cl.id = c.client_id
        WHERE c.party_id = ${party} AND c.listed @> ${day}::date AND ${visible(scope)} ORDER BY c.listed_on, c.id`,
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

/**
 * What the books hold of a party at the end of a day.
 *
 * @param party its id, in SQL.
 */
export async function readFacts(
  db: Db,
  party: SQL,
  { day, scope, known = null }: { day: PlainDate; scope: Scope; known?: Known },
): Promise<RatedFacts> {
  const leases = await readLeases(db, party, day, scope, known);
  const claims = await readClaims(db, party, day, scope);
  return {
    leases: leases.map(({ charges, credits, ...lease }) => ({
      ...lease,
      charges: charges.map(chargeOf),
      credits: credits.map(({ currency, ...credit }) => ({
        ...paymentOf(credit),
        currency: currencyOf(currency),
      })),
    })),
    claims: claims.map(({ currency, amount, ...claim }) => ({
      ...claim,
      currency: currencyOf(currency),
      amount: BigInt(amount),
    })),
  };
}
