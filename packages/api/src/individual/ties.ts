import { claimNotOver } from '@rentsafe/domain/claim';
import { disbursementUnpaid } from '@rentsafe/domain/disbursement';
import { leaseInForce, leaseNotOver } from '@rentsafe/domain/lease';
import type { PlainDate } from '@rentsafe/format/date';
import { toDecimal } from '@rentsafe/format/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { stateIn } from '../db/stateIn.ts';
import { HttpError } from '../http/errors.ts';
import { currencyOf, type StoredCurrency } from '../money/wire.ts';
import { partyOf } from '../rating/report.ts';

/** What a person is still needed for, and what ends it. */
const texts = {
  lease: (names: string) => `Named by lease ${names}, which has not ended: end it first.`,
  draft: (names: string) => `Named by the draft of lease ${names}: cancel it first.`,
  let: (names: string) => `Owns what lease ${names} lets: end the lease or transfer the property first.`,
  debt: (names: string) => `Lease ${names} still owes: settle or credit it first.`,
  deposit: (names: string) => `A deposit is held for lease ${names}: refund it first.`,
  credit: (names: string) => `Lease ${names} has a credit: allocate or refund it first.`,
  held: (names: string) => `Money is held or owed as a landlord: ${names}. Pay it out or settle it first.`,
  payment: (names: string) => `Payment ${names} is prepared or approved: pay or cancel it first.`,
  bill: (names: string) => `Bill ${names} is open: pay it first.`,
  journal: (names: string) => `Journal ${names} is a draft: post or cancel it first.`,
  claim: (names: string) => `A claim on lease ${names} is open: settle or withdraw it first.`,
  dispute: (names: string) => `A dispute on lease ${names} is open: decide or withdraw it first.`,
  order: (names: string) => `Work order ${names} is with them: close or cancel it first.`,
};
type Kind = keyof typeof texts;
const kinds = Object.keys(texts) as Kind[];
const SHOWN = 5;

interface Tie {
  kind: Kind;
  name: string;
  minor: string | null;
  currency: StoredCurrency | null;
}

const none = sql`NULL::text AS minor, NULL::text AS currency`;

/** Each as kind, name, and an amount where there is one. */
function tiesOf(party: SQL, day: PlainDate): SQL[] {
  const own = sql`lease_parties lp JOIN leases le ON le.id = lp.lease_id WHERE lp.party_id = ${party}`;
  const balance = sql`abs(b.debits - b.credits)::text AS minor, a.currency`;
  const ofLease = (kind: string) => sql`SELECT ${kind}::text AS kind, le.number AS name, ${none}
    FROM accounts a JOIN account_balances b ON b.account_id = a.id JOIN leases le ON le.id = a.lease_id
    WHERE a.kind = ${kind}::text AND b.debits <> b.credits
      AND a.lease_id IN (SELECT lease_id FROM lease_parties WHERE party_id = ${party})`;
  return [
    sql`SELECT CASE WHEN le.state = 'draft' THEN 'draft' ELSE 'lease' END AS kind, le.number AS name, ${none}
      FROM ${own} AND ${stateIn('le.state', leaseNotOver)}`,
    sql`SELECT 'let', le.number, ${none} FROM landlords l JOIN ownerships o ON o.landlord_id = l.id AND upper_inf(o.during)
        JOIN units u ON u.property_id = o.property_id JOIN leases le ON le.unit_id = u.id
      WHERE l.party_id = ${party} AND ${stateIn('le.state', leaseInForce)}`,
    sql`SELECT 'debt', le.number, ${none} FROM ${own} AND le.state = 'ended'
      AND EXISTS (SELECT FROM open_items WHERE lease_id = le.id AND settled < amount)`,
    ofLease('deposit'),
    ofLease('credit'),
    sql`SELECT 'held', '', ${balance} FROM accounts a JOIN account_balances b ON b.account_id = a.id
        JOIN landlords l ON l.id = a.landlord_id
      WHERE l.party_id = ${party} AND a.kind IN ('landlord', 'rent_tax', 'shortfall') AND b.debits <> b.credits`,
    sql`SELECT 'payment', d.number, ${none} FROM disbursements d WHERE d.party_id = ${party} AND ${stateIn('d.state', disbursementUnpaid)}`,
    sql`SELECT 'bill', i.number, ${none} FROM bills i JOIN open_bills o ON o.bill_id = i.id
      WHERE i.party_id = ${party} AND o.paid < o.amount`,
    sql`SELECT 'journal', j.number, ${none} FROM journals j LEFT JOIN landlords l ON l.id = j.landlord_id
      WHERE j.state = 'draft' AND (j.party_id = ${party} OR l.party_id = ${party})`,
    sql`SELECT 'claim', le.number, ${none} FROM claims c JOIN leases le ON le.id = c.lease_id
      WHERE c.party_id = ${party} AND ${stateIn('c.state', claimNotOver)}`,
    sql`SELECT 'dispute', le.number, ${none} FROM disputes d JOIN leases le ON le.id = d.lease_id
      WHERE d.party_id = ${party} AND d.outcome IS NULL AND d.withdrawn_on IS NULL
        AND d.decide_by > ${day}::date`,
    sql`SELECT 'order', w.number, ${none} FROM work_orders w JOIN contractors k ON k.id = w.contractor_id
      WHERE k.party_id = ${party} AND w.state NOT IN ('closed', 'cancelled')`,
  ];
}

const nameOf = ({ name, minor, currency }: Tie) =>
  minor && currency ? `${toDecimal(BigInt(minor))} ${currencyOf(currency)}` : name;

/** Why the person cannot be erased yet, and what ends each reason. */
export async function tiesTo(db: Db, id: number, day: PlainDate): Promise<string[]> {
  const party = partyOf({ type: 'individual', id });
  const ties = await rows<Tie>(db, sql`${sql.join(tiesOf(party, day), sql` UNION `)} ORDER BY name`);
  return kinds.flatMap((kind) => {
    const names = ties.filter((tie) => tie.kind === kind).map(nameOf);
    const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
    return names.length > 0 ? [texts[kind](names.slice(0, SHOWN).join(', ') + more)] : [];
  });
}

/** Refuses while money, a lease or a claim needs to know who the person is. @throws HttpError 409 that names each reason. */
export async function refuseTied(db: Db, id: number, day: PlainDate): Promise<void> {
  const reasons = await tiesTo(db, id, day);
  if (reasons.length > 0) throw new HttpError(409, { detail: reasons.join(' '), reasons });
}
