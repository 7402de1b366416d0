import type { PartyInput } from '@rentsafe/domain/party';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { unknownReference } from '../http/errors.ts';
import { partyColumns } from '../party/columns.ts';
import { requireNameable } from '../party/naming.ts';

/** The id in `parties` of a tenant or a guarantor of a lease. @throws HttpError 400 for anyone else. */
export async function leaseParty(db: Db, actor: Actor, lease: number, party: PartyInput): Promise<number> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`SELECT p.id FROM lease_parties lp JOIN parties p ON p.id = lp.party_id
        WHERE lp.lease_id = ${lease} AND p.${partyColumns[party.type]} = ${party.id}`,
  );
  if (found) return found.id;
  await requireNameable(db, actor, party, ['party', 'id']);
  throw unknownReference(['party', 'id'], party.id);
}
