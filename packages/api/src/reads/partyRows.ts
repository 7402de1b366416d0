import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import { leaseOnceInForce } from '@rentsafe/domain/lease';
import type { NameableParty } from '@rentsafe/domain/party';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { stateIn } from '../db/stateIn.ts';
import { type Reader, readableParties } from '../party/readable.ts';

/** Somebody of the register. */
export interface Listed {
  individual_id: number | null;
  company_id: number | null;
  by: NameableParty['by'];
  until: string | null;
}

/** What a party is in a book. */
const rolesIn = (client: number): SQL => sql`(SELECT coalesce(json_agg(role), '[]') FROM (
  SELECT DISTINCT lp.role FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id
    WHERE lp.party_id = p.id AND le.client_id = ${client} AND ${stateIn('le.state', leaseOnceInForce)}
  UNION ALL SELECT 'landlord' WHERE EXISTS (SELECT FROM landlords x WHERE x.party_id = p.id AND x.client_id = ${client})
  UNION ALL SELECT 'contractor' WHERE EXISTS (SELECT FROM contractors x WHERE x.party_id = p.id AND x.client_id = ${client})
  UNION ALL SELECT 'supplier' WHERE EXISTS (SELECT FROM bills x WHERE x.party_id = p.id AND x.client_id = ${client})
) roles)`;

/** True of whom a client may read about. */
const isReadable = (reader: Reader | null): SQL =>
  reader === null
    ? sql`true`
    : sql`(l.by = 'own' OR EXISTS (SELECT FROM ${readableParties(reader)} r WHERE r.party_id = p.id))`;

/** Those of a page of a picker, in its order, with what tells two of one name apart. */
export const describeParties = (
  db: Db,
  reader: Reader | null,
  listed: readonly Listed[],
): Promise<NameableParty[]> =>
  rows<NameableParty>(
    db,
    sql`SELECT json_build_object(
          'type', CASE WHEN i.id IS NULL THEN 'company' ELSE 'individual' END,
          'id', coalesce(i.id, c.id), 'name', coalesce(i.first_name || ' ' || i.last_name, c.registration_name)) AS party,
        coalesce('…' || right(i.identification_key, 4), c.registration_number) AS number,
        CASE WHEN ${isReadable(reader)} THEN (SELECT city.name FROM addresses a JOIN cities city ON city.id = a.city_id
          WHERE (a.individual_id = i.id OR a.company_id = c.id) AND a.is_primary) END AS place,
        ${rolesIn(reader?.client ?? PROVIDER_CLIENT_ID)} AS roles, l.by, l.until
      FROM json_to_recordset(${JSON.stringify(listed.map((one, nth) => ({ ...one, nth })))}::json)
        AS l (nth int, individual_id bigint, company_id bigint, by text, until text)
      LEFT JOIN individuals i ON i.id = l.individual_id LEFT JOIN companies c ON c.id = l.company_id
      LEFT JOIN parties p ON p.individual_id = l.individual_id OR p.company_id = l.company_id
      ORDER BY l.nth`,
  );
