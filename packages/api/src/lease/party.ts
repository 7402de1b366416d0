import type { PartyInput } from '@rentsafe/domain/party';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { unknownReference } from '../http/errors.ts';

/** The id in `parties` of a tenant or a guarantor of a lease. @throws HttpError 400 for anyone else. */
export async function leaseParty(db: Db, lease: number, { type, id }: PartyInput): Promise<number> {
  const column = sql.raw(type === 'individual' ? 'individual_id' : 'company_id');
  const [party] = await rows<{ id: number }>(
    db,
    sql`SELECT p.id FROM lease_parties lp JOIN parties p ON p.id = lp.party_id
        WHERE lp.lease_id = ${lease} AND p.${column} = ${id}`,
  );
  if (!party) throw unknownReference(['party', 'id'], id);
  return party.id;
}
