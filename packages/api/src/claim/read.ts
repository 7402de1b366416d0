import { claimStates, type LeaseClaim } from '@rentsafe/domain/claim';
import { today } from '@rentsafe/domain/date';
import { type SQL, sql } from 'drizzle-orm';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { overdueOn } from '../ledger/overdue.ts';
import { moneyJson, type StoredMoney, toMoney } from '../money/wire.ts';
import { partyJson } from '../party/repository.ts';

type Row = Omit<LeaseClaim, 'amount' | 'overdue'> & { amount: StoredMoney; overdue: StoredMoney };

const read = async (db: Db, from: SQL, now: Date): Promise<LeaseClaim[]> =>
  (
    await rows<Row>(
      db,
      sql`SELECT k.id, json_build_object('id', le.id, 'number', le.number) AS lease, ${partyJson()} AS party, k.type,
            ${moneyJson(sql`k.amount`, sql`k.currency`)} AS amount,
            ${moneyJson(sql`least(k.amount, o.minor)`, sql`k.currency`)} AS overdue, o.since::text AS overdue_since,
            k.reason, k.state, k.noticed_on::text, k.notice_by,
            k.notice_text, k.listable_from::text, k.listed_on::text, k.ended_on::text, k.end_reason, k.version
          FROM (${from}) k JOIN leases le ON le.id = k.lease_id JOIN parties p ON p.id = k.party_id
            CROSS JOIN LATERAL (${overdueOn({
              ...{ lease: sql`k.lease_id`, currency: sql`k.currency`, day: sql`${today(now)}::date` },
              debtsOn: sql`k.debts_on`,
              debtsSeq: sql`k.debts_seq`,
            })}) o
          ORDER BY k.id DESC`,
    )
  ).map((row) => ({ ...row, amount: toMoney(row.amount), overdue: toMoney(row.overdue) }));

export async function readClaim(db: Db, id: number, now: Date): Promise<LeaseClaim> {
  const [claim] = await read(db, sql`SELECT * FROM claims WHERE id = ${id}`, now);
  if (!claim) throw new Error('A claim is gone.');
  return claim;
}

/** The claims of a book, newest first. */
export async function listClaims(
  { request, db, scope, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<LeaseClaim>> {
  const state = choiceQuery(request, 'state', claimStates);
  const lease = idQuery(request, 'lease');
  const conditions = [
    sql`client_id = ${scope}`,
    ...(state ? [sql`state = ${state}`] : []),
    ...(lease ? [sql`lease_id = ${lease}`] : []),
  ];
  const matches = sql`FROM claims WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page, now) };
}
