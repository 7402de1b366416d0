import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { today } from '@rentsafe/domain/date';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import type { PartyInput } from '@rentsafe/domain/party';
import type { PlainDate } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Actor, actorOf } from '../audit/events.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { stateIn } from '../db/stateIn.ts';
import { isOneOf } from '../search/sample.ts';
import { partyColumns } from './columns.ts';

/** A user of a client company, who reads on a day. */
export interface Reader {
  client: number;
  day: PlainDate;
}

/** Who acts as a reader; null for the provider's staff, who see all. */
export const readerFor = ({ clientId, now }: Pick<Actor, 'clientId' | 'now'>): Reader | null =>
  clientId === PROVIDER_CLIENT_ID ? null : { client: clientId, day: today(now) };

/** Who reads; null for staff. */
export const readerOf = (request: FastifyRequest, now: Date): Reader | null =>
  readerFor(actorOf(request, now));

const created = (table: 'individuals' | 'companies', column: SQL, client: number): SQL => sql`
  SELECT p.id, 'created', NULL FROM ${sql.identifier(table)} r JOIN parties p ON p.${column} = r.id
  WHERE r.client_id = ${client} AND r.client_id <> ${PROVIDER_CLIENT_ID} AND NOT named_by_another(p.id, ${client})`;

/**
 * The parties that a client may read about, why, and until when: those of its leases that are or were in force; owners, now or
 * before, of its properties; who consented, that day still; whom it recorded, until another book names them.
 */
export const readableParties = ({ client, day }: Reader): SQL => sql`(
  SELECT lp.party_id, 'book' AS by, NULL::date AS until FROM leases le JOIN lease_parties lp ON lp.lease_id = le.id
  WHERE le.client_id = ${client} AND ${stateIn('le.state', leaseOnceInForce)}
  UNION ALL SELECT l.party_id, 'book', NULL FROM landlords l JOIN ownerships o ON o.landlord_id = l.id WHERE l.client_id = ${client}
  UNION ALL SELECT party_id, 'consent', until_on FROM consents
  WHERE client_id = ${client} AND withdrawn_on IS NULL AND until_on >= ${day}::date
  UNION ALL ${created('individuals', partyColumns.individual, client)}
  UNION ALL ${created('companies', partyColumns.company, client)}
)`;

/** The company that a client is, in SQL. */
export const ownCompany = ({ client }: Reader): SQL =>
  sql`(SELECT company_id FROM clients WHERE id = ${client})`;

/** Whether a record of the register, by its id in SQL, is one that the client may read. */
export function isReadable(type: PartyInput['type'], id: SQL, reader: Reader): SQL {
  const column = partyColumns[type];
  const own = type === 'company' ? sql`UNION ALL SELECT ${ownCompany(reader)}` : sql``;
  return sql`${id} ${isOneOf(sql`SELECT p.${column} FROM ${readableParties(reader)} r JOIN parties p ON p.id = r.party_id
    WHERE p.${column} IS NOT NULL ${own}`)}`;
}

/** Those of some parties that a client may not read about. */
export async function unreadableOf(db: Db, reader: Reader, parties: readonly number[]): Promise<Set<number>> {
  const found = await rows<{ id: number }>(
    db,
    sql`SELECT p.id FROM parties p
        WHERE p.id = ${anyId(parties)}
          AND p.id NOT IN (SELECT party_id FROM ${readableParties(reader)} r)
          AND p.company_id IS DISTINCT FROM ${ownCompany(reader)}`,
  );
  return new Set(found.map(({ id }) => id));
}
