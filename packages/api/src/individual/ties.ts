import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { HttpError } from '../http/errors.ts';
import { partyOf } from '../rating/report.ts';

/** What a person is still needed for, and what ends it. */
const texts = {
  lease: (leases: string) => `Named by lease ${leases}, which has not ended: end it first.`,
  debt: (leases: string) => `Lease ${leases} still owes: settle or credit it first.`,
  claim: (leases: string) => `A claim on lease ${leases} is open: settle or withdraw it first.`,
};
const kinds = ['lease', 'debt', 'claim'] as const;
const SHOWN = 5;

interface Tie {
  kind: (typeof kinds)[number];
  number: string;
}

/** Refuses while a lease, a debt or a claim needs to know who the person is. @throws HttpError 409 that names each. */
export async function refuseTied(db: Db, id: number): Promise<void> {
  const party = partyOf({ type: 'individual', id });
  const running = sql`le.state IN ('active', 'notice')`;
  const ties = await rows<Tie>(
    db,
    sql`SELECT CASE WHEN ${running} THEN 'lease' ELSE 'debt' END AS kind, le.number
        FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id
        WHERE lp.party_id = ${party}
          AND (${running} OR EXISTS (SELECT FROM open_items WHERE lease_id = le.id AND settled < amount))
        UNION SELECT 'claim', le.number FROM claims c JOIN leases le ON le.id = c.lease_id
        WHERE c.party_id = ${party} AND c.state IN ('draft', 'noticed', 'listed')
        ORDER BY number`,
  );
  if (ties.length === 0) return;
  const detail = kinds.flatMap((kind) => {
    const numbers = ties.filter((tie) => tie.kind === kind).map(({ number }) => number);
    const more = numbers.length > SHOWN ? ` and ${numbers.length - SHOWN} more` : '';
    return numbers.length > 0 ? [texts[kind](numbers.slice(0, SHOWN).join(', ') + more)] : [];
  });
  throw new HttpError(409, detail.join(' '));
}
