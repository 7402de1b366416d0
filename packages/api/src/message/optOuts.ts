import { today } from '@rentsafe/domain/date';
import { messageChannels, type OptOut, type OptOutInput } from '@rentsafe/domain/message';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { choiceQuery } from '../http/filters.ts';
import { partyId, partyJson, partyNameText } from '../party/repository.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { partyCondition } from './read.ts';

const read = (db: Db, from: SQL): Promise<OptOut[]> =>
  rows<OptOut>(
    db,
    sql`SELECT o.id, ${clientJson(sql`o.client_id`)} AS client, ${partyJson()} AS party, o.channel, o.from_on::text,
          o.until_on::text FROM (${from}) o JOIN parties p ON p.id = o.party_id ORDER BY o.id DESC`,
  );

export async function listOptOuts({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<OptOut>> {
  const channel = choiceQuery(request, 'channel', messageChannels);
  const conditions = [
    sql`o.client_id = ${scope}`,
    ...(channel ? [sql`o.channel = ${channel}`] : []),
    ...partyCondition(request),
    ...searchTerms(query).map((term) => sql`${partyNameText()} LIKE ${likeAnywhere(term)}`),
  ];
  const matches = sql`FROM opt_outs o JOIN parties p ON p.id = o.party_id WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT o.* ${matches} ORDER BY o.id DESC LIMIT ${size} OFFSET ${offset}`;
  return { ...counted, results: await read(db, page) };
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
  const [optOut] = await read(db, sql`SELECT * FROM opt_outs WHERE id = ${made?.id ?? 0}`);
  if (!optOut) throw new Error('No opt-out was made.');
  await recordEvent(db, actor, {
    action: 'create',
    subject: { type: party.type, id: party.id },
    clientId,
    changes: { opt_out: [null, channel], from_on: [null, from], until_on: [null, until_on ?? null] },
  });
  return optOut;
}

export const optOutsCsv: CsvOfList<OptOut> = {
  name: 'opt-outs',
  columns: [
    { label: 'Recipient', value: ({ party }) => party.name },
    { label: 'Channel', value: ({ channel }) => channel },
    { label: 'From', value: ({ from_on }) => from_on },
    { label: 'Until', value: ({ until_on }) => until_on },
  ],
};
