import { today } from '@rentsafe/domain/date';
import { type Dispute, disputeStates } from '@rentsafe/domain/dispute';
import { type SQL, sql } from 'drizzle-orm';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { partyJson } from '../party/repository.ts';

/** Whether a dispute `d` was upheld because nobody decided it in time. */
const lapsed = (now: Date) =>
  sql`(d.outcome IS NULL AND d.withdrawn_on IS NULL AND d.decide_by <= ${today(now)}::date)`;

const stateOf = (now: Date) =>
  sql`CASE WHEN ${lapsed(now)} THEN 'upheld' WHEN d.withdrawn_on IS NOT NULL THEN 'withdrawn'
    ELSE coalesce(d.outcome, 'open') END`;

const read = (db: Db, from: SQL, now: Date): Promise<Dispute[]> =>
  rows<Dispute>(
    db,
    sql`SELECT d.id, json_build_object('id', le.id, 'number', le.number) AS lease, d.charge_id AS charge, d.claim_id AS claim,
          ${partyJson()} AS party, d.reason, d.opened_on::text, ${stateOf(now)} AS state, d.decide_by::text, d.answer,
          d.answered_on::text, CASE WHEN ${lapsed(now)} THEN 'upheld' ELSE d.outcome END AS outcome, d.decision,
          (CASE WHEN ${lapsed(now)} THEN d.decide_by ELSE d.decided_on END)::text AS decided_on, d.withdrawn_on::text
        FROM (${from}) d JOIN leases le ON le.id = d.lease_id JOIN parties p ON p.id = d.party_id ORDER BY d.id DESC`,
  );

export async function readDispute(db: Db, id: number, now: Date): Promise<Dispute> {
  const [dispute] = await read(db, sql`SELECT * FROM disputes WHERE id = ${id}`, now);
  if (!dispute) throw new Error('A dispute is gone.');
  return dispute;
}

/** The disputes of a book, newest first. */
export async function listDisputes(
  { request, db, scope, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<Dispute>> {
  const state = choiceQuery(request, 'state', disputeStates);
  const lease = idQuery(request, 'lease');
  const claim = idQuery(request, 'claim');
  const conditions = [
    sql`d.client_id = ${scope}`,
    ...(state ? [sql`${stateOf(now)} = ${state}`] : []),
    ...(lease ? [sql`d.lease_id = ${lease}`] : []),
    ...(claim ? [sql`d.claim_id = ${claim}`] : []),
  ];
  const matches = sql`FROM disputes d WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT d.* ${matches} ORDER BY d.id DESC LIMIT ${size} OFFSET ${offset}`;
  return { ...counted, results: await read(db, page, now) };
}
