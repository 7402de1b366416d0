import { today } from '@rentsafe/domain/date';
import {
  messageChannels,
  type OptOut,
  type OptOutInput,
  optOutStates,
  optOutSteps,
} from '@rentsafe/domain/message';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { takeSteps } from '../book/steps.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { momentJson } from '../db/moment.ts';
import { optOuts } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { fieldError } from '../http/errors.ts';
import { choiceQuery, idQuery } from '../http/filters.ts';
import { partyId, partyJson, partyNameText } from '../party/repository.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { partyCondition } from './read.ts';

const stateOf = (
  now: Date,
): SQL => sql`CASE WHEN o.ended_on <= ${today(now)}::date OR o.until_on < ${today(now)}::date
  THEN 'ended' ELSE 'active' END`;

const read = (db: Db, from: SQL, now: Date): Promise<OptOut[]> =>
  rows<OptOut>(
    db,
    sql`SELECT o.id, ${clientJson(sql`o.client_id`)} AS client, ${partyJson()} AS party, o.channel, o.from_on::text,
          o.until_on::text, ${stateOf(now)} AS state, ${momentJson(sql`o.created_at`)} AS created_at,
          ${userJson(sql`o.created_by`)} AS created_by, CASE WHEN o.ended_on IS NOT NULL THEN
            json_build_object('on', o.ended_on::text, 'reason', o.end_reason, 'by', ${userJson(sql`o.ended_by`)}) END AS ended
        FROM (${from}) o JOIN parties p ON p.id = o.party_id ORDER BY o.id DESC`,
  );

async function readOptOut(db: Db, id: number, now: Date): Promise<OptOut> {
  const [optOut] = await read(db, sql`SELECT * FROM opt_outs WHERE id = ${id}`, now);
  if (!optOut) throw new Error('An opt-out is gone.');
  return optOut;
}

export async function listOptOuts(
  { request, db, scope, query, page: { size, offset } }: ListContext<number>,
  now: Date,
): Promise<Listing<OptOut>> {
  const channel = choiceQuery(request, 'channel', messageChannels);
  const state = choiceQuery(request, 'state', optOutStates);
  const lease = idQuery(request, 'lease');
  const conditions = [
    sql`o.client_id = ${scope}`,
    ...(channel ? [sql`o.channel = ${channel}`] : []),
    ...(state ? [sql`${stateOf(now)} = ${state}`] : []),
    ...(lease
      ? [
          sql`o.party_id IN (SELECT lp.party_id FROM lease_parties lp JOIN leases le ON le.id = lp.lease_id
            WHERE le.id = ${lease} AND le.client_id = ${scope})`,
        ]
      : []),
    ...partyCondition(request),
    ...searchTerms(query).map((term) => sql`${partyNameText()} LIKE ${likeAnywhere(term)}`),
  ];
  const matches = sql`FROM opt_outs o JOIN parties p ON p.id = o.party_id WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT o.* ${matches} ORDER BY o.id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page, now) };
}

/** @throws HttpError 400 for an unknown party, or an end before the start. */
export async function insertOptOut(
  db: Db,
  actor: Actor,
  clientId: number,
  { party, channel, from_on, until_on }: OptOutInput,
): Promise<OptOut> {
  const id = await partyId(db, actor, party, ['party']);
  const from = from_on ?? today(actor.now);
  if (until_on && until_on < from) throw fieldError('until_on', `Not before ${from}.`);
  const [made] = await rows<{ id: number }>(
    db,
    sql`INSERT INTO opt_outs (client_id, party_id, channel, from_on, until_on, created_at, created_by)
        VALUES (${clientId}, ${id}, ${channel}, ${from}, ${until_on ?? null}, ${actor.now.toISOString()}::timestamptz, ${actor.userId})
        RETURNING id`,
  );
  const optOut = await readOptOut(db, made?.id ?? 0, actor.now);
  await recordEvent(db, actor, {
    action: 'create',
    subject: { type: 'opt_out', id: optOut.id },
    clientId,
    changes: { channel: [null, channel], from_on: [null, from], until_on: [null, until_on ?? null] },
  });
  return optOut;
}

export const optOutTaker = takeSteps(
  optOutSteps,
  { table: optOuts, read: (db, { id }, { now }) => readOptOut(db, id, now) },
  {
    end: async ({ db, actor, body: { reason } }, { id, client_id }) => {
      const day = today(actor.now);
      await db.execute(sql`UPDATE opt_outs SET ended_on = ${day}, ended_at = ${actor.now.toISOString()}::timestamptz,
        ended_by = ${actor.userId}, end_reason = ${reason} WHERE id = ${id}`);
      await recordEvent(db, actor, {
        action: 'update',
        subject: { type: 'opt_out', id },
        clientId: client_id,
        changes: { ended_on: [null, day], reason: [null, reason] },
      });
      return readOptOut(db, id, actor.now);
    },
  },
);

export const optOutsCsv: CsvOfList<OptOut> = {
  name: 'opt-outs',
  columns: [
    { label: 'Recipient', value: ({ party }) => party.name },
    { label: 'Channel', value: ({ channel }) => channel },
    { label: 'From', value: ({ from_on }) => from_on },
    { label: 'Until', value: ({ until_on }) => until_on },
    { label: 'State', value: ({ state }) => state },
    { label: 'Ended', value: ({ ended }) => ended?.on },
    { label: 'Reason', value: ({ ended }) => ended?.reason },
  ],
};
