import { type SQL, sql } from 'drizzle-orm';
import { agencyJson } from '../book/agency.ts';
import type { Db } from '../db/database.ts';
import { taxParty } from '../party/tax.ts';
import { tenant } from '../property/unitLease.ts';

/** The charges of the invoice `i`, or those that the credit note `i` lowers, are of one property: its owner of then, in SQL. */
const ownership = sql`coalesce((SELECT min(ownership_id) FROM charges WHERE invoice_id = i.id),
  (SELECT min(c.ownership_id) FROM allocations a JOIN charges c ON c.id = a.charge_id WHERE a.invoice_id = i.id))`;

/** The landlord of the invoice `i` as a tax invoice names it today, in SQL. */
export const sellerToday: SQL = sql`(SELECT ${taxParty(sql`l.vat_number`)}::jsonb || jsonb_build_object('vat_registered', l.vat_registered)
  FROM ownerships o JOIN landlords l ON l.id = o.landlord_id JOIN parties p ON p.id = l.party_id WHERE o.id = ${ownership})`;

/** The tenant of the lease `le`, likewise. */
export const buyerToday: SQL = sql`${tenant(taxParty())}::jsonb`;

/** Keeps what invoices of a book say of their parties on the day on which they are issued, once their lines are there. */
export async function keepParties(db: Db, clientId: number, ids: readonly number[]): Promise<void> {
  await db.execute(sql`INSERT INTO invoice_parties (invoice_id, client_id, agency, seller, buyer)
    SELECT i.id, i.client_id, ${agencyJson(sql`${clientId}::bigint`)}::jsonb - 'company' - 'logo', ${sellerToday}, ${buyerToday}
    FROM invoices i JOIN leases le ON le.id = i.lease_id
    WHERE i.client_id = ${clientId} AND i.id = ANY(${sql.param(ids)}::bigint[])`);
}
