import { today } from '@rentsafe/domain/date';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { clientScope, companyScope } from '../auth/scope.ts';
import { type Db, rows } from '../db/database.ts';
import type { Subject } from '../history/reads.ts';
import { notFound } from '../http/errors.ts';
import type { Scope } from './facts.ts';
import { partyOf } from './report.ts';

/** The party lets a client read about it. */
const isConsented = (client: number, subject: Subject, now: Date) => sql`EXISTS (
    SELECT FROM consents WHERE party_id = ${partyOf(subject)} AND client_id = ${client} AND withdrawn_on IS NULL
      AND until_on >= ${today(now)}::date)`;

/** A client has to do with the party: by a lease, or as its landlord. */
const isOwnParty = (client: number, subject: Subject) => sql`EXISTS (
    SELECT FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id AND le.client_id = ${client} AND le.state <> 'cancelled'
    WHERE lp.party_id = ${partyOf(subject)})
  OR EXISTS (SELECT FROM landlords WHERE client_id = ${client} AND party_id = ${partyOf(subject)})`;

/**
 * What of a person or a company the caller may see. Staff see all, and so does a company of itself; another client sees the
 * parties of its own leases and properties, from its own book, and from others by consent.
 *
 * @throws HttpError 404 for whom the caller may not see.
 */
export async function scopeOf(request: FastifyRequest, db: Db, subject: Subject, now: Date): Promise<Scope> {
  const client = clientScope(request);
  if (client === null) return null;
  if (subject.type === 'company' && subject.id === companyScope(request)) return null;
  const [found] = await rows<{ is_own: boolean; is_consented: boolean }>(
    db,
    sql`SELECT ${isOwnParty(client, subject)} AS is_own, ${isConsented(client, subject, now)} AS is_consented`,
  );
  if (!found?.is_own && !found?.is_consented) throw notFound();
  return { client, others: found.is_consented };
}
