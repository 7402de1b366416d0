import { claimStates, type LeaseClaim } from '@rentsafe/domain/claim';
import { type SQL, sql } from 'drizzle-orm';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { moneyJson, type StoredMoney, toMoney } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';

type Row = Omit<LeaseClaim, 'amount'> & { amount: StoredMoney };

const read = async (db: Db, from: SQL): Promise<LeaseClaim[]> =>
  (
    await rows<Row>(
      db,
      sql`SELECT c.id, json_build_object('id', le.id, 'number', le.number) AS lease, ${partyJson()} AS party, c.type,
            ${moneyJson(sql`c.amount`, sql`c.currency`)} AS amount, c.reason, c.state, c.noticed_on::text, c.notice_by,
            c.notice_text, c.listable_from::text, c.listed_on::text, c.ended_on::text, c.end_reason, c.version
          FROM (${from}) c JOIN leases le ON le.id = c.lease_id JOIN parties p ON p.id = c.party_id ORDER BY c.id DESC`,
    )
  ).map((row) => ({ ...row, amount: toMoney(row.amount) }));

export async function readClaim(db: Db, id: number): Promise<LeaseClaim> {
  const [claim] = await read(db, sql`SELECT * FROM claims WHERE id = ${id}`);
  if (!claim) throw new Error('A claim is gone.');
  return claim;
}

/** The claims of a book, newest first. */
export async function listClaims({
  request,
  db,
  scope,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<LeaseClaim>> {
  const state = choiceQuery(request, 'state', claimStates);
  const lease = idQuery(request, 'lease');
  const conditions = [
    sql`client_id = ${scope}`,
    ...(state ? [sql`state = ${state}`] : []),
    ...(lease ? [sql`lease_id = ${lease}`] : []),
  ];
  const matches = sql`FROM claims WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC LIMIT ${size} OFFSET ${offset}`;
  return { ...counted, results: await read(db, page) };
}
