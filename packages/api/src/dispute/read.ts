import { today } from '@rentsafe/domain/date';
import { type Dispute, disputeStates } from '@rentsafe/domain/dispute';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { clientJson } from '../book/clientJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { slice } from '../db/slice.ts';
import { fieldError } from '../http/errors.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { issueText } from '../http/issueText.ts';
import { partyJson, partyNameText } from '../party/repository.ts';
import { folded } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';

/** Whether a dispute `d` was upheld because nobody decided it in time. */
const lapsed = (now: Date) =>
  sql`(d.outcome IS NULL AND d.withdrawn_on IS NULL AND d.decide_by <= ${today(now)}::date)`;

const stateOf = (now: Date) =>
  sql`CASE WHEN ${lapsed(now)} THEN 'upheld' WHEN d.withdrawn_on IS NOT NULL THEN 'withdrawn'
    ELSE coalesce(d.outcome, 'open') END`;

const newest = sql`d.id DESC`;

const read = (db: Db, from: SQL, now: Date, order = newest): Promise<Dispute[]> =>
  rows<Dispute>(
    db,
    sql`SELECT d.id, ${clientJson(sql`d.client_id`)} AS client, d.number,
          CASE WHEN le.id IS NOT NULL THEN json_build_object('id', le.id, 'number', le.number) END AS lease, d.charge_id AS charge, d.claim_id AS claim,
          ${partyJson()} AS party, d.reason, d.opened_on::text, ${stateOf(now)} AS state, d.decide_by::text,
          CASE WHEN ${stateOf(now)} = 'open' THEN d.decide_by - ${today(now)}::date END AS days_left,
          to_json(d.file_ids) AS files, d.answer,
          d.answered_on::text, CASE WHEN ${lapsed(now)} THEN 'upheld' ELSE d.outcome END AS outcome, d.decision,
          (CASE WHEN ${lapsed(now)} THEN d.decide_by ELSE d.decided_on END)::text AS decided_on, d.withdrawn_on::text
        FROM (${from}) d LEFT JOIN leases le ON le.id = d.lease_id JOIN parties p ON p.id = d.party_id ORDER BY ${order}`,
  );

export async function readDispute(db: Db, id: number, now: Date): Promise<Dispute> {
  const [dispute] = await read(db, sql`SELECT * FROM disputes WHERE id = ${id}`, now);
  if (!dispute) throw new Error('A dispute is gone.');
  return dispute;
}

/** What a dispute is found by: its number, lease, reason and who disputes. */
const searched = sql`concat_ws(' ', ${folded("concat_ws(' ', d.number, d.reason)")},
  (SELECT ${folded('le.number')} FROM leases le WHERE le.id = d.lease_id),
  (SELECT ${partyNameText()} FROM parties p WHERE p.id = d.party_id))`;

/** At most so many days until it must be decided. @throws HttpError 400 for anything else than a number of days. */
function daysLeftQuery(request: FastifyRequest): number | null {
  const { days_left } = request.query as { days_left?: string };
  if (!days_left) return null;
  if (!/^\d{1,4}$/.test(days_left))
    throw fieldError('days_left', issueText({ code: 'not_a_number', params: {} }));
  return Number(days_left);
}

/** The disputes of a book, newest first; without one those of all books, what must be decided next first. */
export async function listDisputes(
  { request, db, scope, query, page: { size, offset } }: ListContext<number | null>,
  now: Date,
): Promise<Listing<Dispute>> {
  const state = choiceQuery(request, 'state', disputeStates);
  const lease = idQuery(request, 'lease');
  const claim = idQuery(request, 'claim');
  const daysLeft = daysLeftQuery(request);
  const conditions = [
    sql`true`,
    ...(scope === null ? [] : [sql`d.client_id = ${scope}`]),
    ...(state ? [sql`${stateOf(now)} = ${state}`] : []),
    ...(lease ? [sql`d.lease_id = ${lease}`] : []),
    ...(claim ? [sql`d.claim_id = ${claim}`] : []),
    ...(daysLeft === null
      ? []
      : [sql`${stateOf(now)} = 'open'`, sql`d.decide_by - ${today(now)}::date <= ${daysLeft}`]),
    ...searchTerms(query).map((term) => sql`${searched} LIKE ${likeAnywhere(term)}`),
  ];
  const order =
    scope === null
      ? sql`${stateOf(now)} <> 'open', CASE WHEN ${stateOf(now)} = 'open' THEN d.decide_by END, d.id DESC`
      : newest;
  const matches = sql`FROM disputes d WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT d.* ${matches} ORDER BY ${order} ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page, now, order) };
}
