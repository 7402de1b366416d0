import { type PlainDate, today } from '@rentsafe/domain/date';
import type { PartyInput } from '@rentsafe/domain/party';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { principalOf } from '../auth/principal.ts';
import { clientScope } from '../auth/scope.ts';
import { isOneOf } from '../search/sample.ts';

/** A user of a client company, who reads on a day. */
export interface Reader {
  client: number;
  /** The client's own company, of which it may read all. */
  company: number | null;
  day: PlainDate;
}

/** Who reads; null for staff, who see all. */
export function readerOf(request: FastifyRequest, now: Date): Reader | null {
  const client = clientScope(request);
  return client === null ? null : { client, company: principalOf(request).companyId, day: today(now) };
}

/** The parties that a client may read about: those of its leases, its landlords, and who consented, that day still. */
export const readableParties = ({ client, day }: Reader): SQL => sql`(
  SELECT lp.party_id, false AS by_consent FROM leases le JOIN lease_parties lp ON lp.lease_id = le.id
  WHERE le.client_id = ${client} AND le.state <> 'cancelled'
  UNION ALL SELECT party_id, false FROM landlords WHERE client_id = ${client}
  UNION ALL SELECT party_id, true FROM consents WHERE client_id = ${client} AND withdrawn_on IS NULL AND until_on >= ${day}::date
)`;

const columns = { individual: sql.raw('individual_id'), company: sql.raw('company_id') } as const;

/** Whether a record of the register, by its id in SQL, is one that the client may read. */
export function isReadable(type: PartyInput['type'], id: SQL, reader: Reader): SQL {
  const column = columns[type];
  const own = type === 'company' ? sql`UNION ALL SELECT ${reader.company}::bigint` : sql``;
  return sql`${id} ${isOneOf(sql`SELECT p.${column} FROM ${readableParties(reader)} r JOIN parties p ON p.id = r.party_id
    WHERE p.${column} IS NOT NULL ${own}`)}`;
}
