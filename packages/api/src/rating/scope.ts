import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { type Db, rows } from '../db/database.ts';
import type { Subject } from '../history/reads.ts';
import { notFound } from '../http/errors.ts';
import type { Scope } from './facts.ts';
import { partyOf } from './report.ts';

/** A client has to do with the party: by a lease, or as its landlord. */
const isOwnParty = (client: number, subject: Subject) => sql`EXISTS (
    SELECT FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id AND le.client_id = ${client} AND le.state <> 'cancelled'
    WHERE lp.party_id = ${partyOf(subject)})
  OR EXISTS (SELECT FROM landlords WHERE client_id = ${client} AND party_id = ${partyOf(subject)})`;

/**
 * What of a person or a company the caller may see. Staff see all, and so does a company of itself; another client sees the
 * parties of its own leases and properties.
 *
 * @throws HttpError 404 for whom the caller may not see.
 */
export async function scopeOf(request: FastifyRequest, db: Db, subject: Subject): Promise<Scope> {
  const { role, clientId, companyId } = principalOf(request);
  if (role === 'admin' || role === 'user') return null;
  if (subject.type === 'company' && subject.id === companyId) return null;
  const [found] = await rows<{ is_own: boolean }>(db, sql`SELECT ${isOwnParty(clientId, subject)} AS is_own`);
  if (!found?.is_own) throw notFound();
  return { client: clientId, others: false };
}
