import {
  type DeliveryWays,
  type Message,
  type MessageRow,
  type MessageWays,
  messageChannels,
  messageKinds,
  messageStates,
} from '@rentsafe/domain/message';
import { partyTypes } from '@rentsafe/domain/party';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { clientScope } from '../auth/scope.ts';
import { clientJson } from '../book/clientJson.ts';
import { userJson } from '../book/userJson.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { midnight } from '../db/midnight.ts';
import { momentJson } from '../db/moment.ts';
import { slice } from '../db/slice.ts';
import { choiceQuery, dateQuery, idQuery } from '../http/filters.ts';
import { partyJson, partyNameText } from '../party/repository.ts';
import { folded } from '../property/unitLease.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { heldOf } from './hold.ts';
import { keptOf } from './kept.ts';

const aboutJson = (
  type: string,
  row: string,
): SQL => sql`json_build_object('type', ${type}::text, 'id', ${sql.raw(row)}.id,
  'number', ${sql.raw(row)}.number, 'is_emergency', ${sql.raw(row)}.priority = 'emergency')`;

const KEPT = 'Kept, not sent: no mail server was set.';

/** The messages that `from` selects, newest first. */
const read = (db: Db, from: SQL): Promise<Omit<Message, 'delivery'>[]> =>
  rows(
    db,
    sql`SELECT m.id, ${clientJson(sql`m.client_id`)} AS client, m.kind, m.channel, CASE WHEN p.id IS NOT NULL THEN ${partyJson()} END AS party,
          CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'name', k.name) END AS contractor, m.address, m.subject,
          m.body, (SELECT json_build_object('id', id, 'name', name) FROM message_templates WHERE id = m.template_id) AS template,
          (SELECT json_build_object('id', id, 'number', number) FROM leases WHERE id = m.lease_id) AS lease,
          CASE WHEN q.id IS NOT NULL THEN ${aboutJson('request', 'q')} WHEN w.id IS NOT NULL THEN ${aboutJson('work_order', 'w')} END
            AS about, m.batch_id AS batch, d.state, d.attempts::int, CASE WHEN d.state = 'queued' THEN ${momentJson(sql`d.next_at`)} END AS next_at,
          ${momentJson(sql`d.sent_at`)} AS sent_at, d.error,
          CASE WHEN d.state = 'kept' THEN ${KEPT} END AS note, ${momentJson(sql`m.created_at`)} AS created_at,
          ${userJson(sql`m.created_by`)} AS created_by
        FROM (${from}) m JOIN message_deliveries d ON d.message_id = m.id LEFT JOIN parties p ON p.id = m.party_id
          LEFT JOIN contractors k ON k.id = m.contractor_id LEFT JOIN maintenance_requests q ON q.id = m.request_id LEFT JOIN work_orders w ON w.id = m.work_order_id
        ORDER BY m.id DESC`,
  );

export async function readMessage(db: Db, id: number, delivery: MessageWays): Promise<Message> {
  const [message] = await read(db, sql`SELECT * FROM messages WHERE id = ${id}`);
  if (!message) throw new Error('A message is gone.');
  return { ...message, delivery };
}

/** A condition on a party by the parameters `party_type` and `party`. */
export function partyCondition(request: FastifyRequest): SQL[] {
  const type = choiceQuery(request, 'party_type', partyTypes);
  const id = idQuery(request, 'party');
  return id ? [sql`${type === 'company' ? sql`p.company_id` : sql`p.individual_id`} = ${id}`] : [];
}

function conditionsOf(request: FastifyRequest): SQL[] {
  const state = choiceQuery(request, 'state', messageStates);
  const channel = choiceQuery(request, 'channel', messageChannels);
  const kind = choiceQuery(request, 'kind', messageKinds);
  const lease = idQuery(request, 'lease');
  const batch = idQuery(request, 'batch');
  const from = dateQuery(request, 'from');
  const to = dateQuery(request, 'to');
  return [
    ...(state ? [sql`d.state = ${state}`] : []),
    ...(channel ? [sql`m.channel = ${channel}`] : []),
    ...(kind ? [sql`m.kind = ${kind}`] : []),
    ...(lease ? [sql`m.lease_id = ${lease}`] : []),
    ...(batch ? [sql`m.batch_id = ${batch}`] : []),
    ...(from ? [sql`m.created_at >= ${midnight(from, 0)}`] : []),
    ...(to ? [sql`m.created_at < ${midnight(to, 1)}`] : []),
    ...partyCondition(request),
  ];
}

/** The messages of a book, newest first, found by recipient, address and subject. */
export async function listMessages(
  { request, db, scope, query, page: { size, offset } }: ListContext<number>,
  ways: MessageWays,
): Promise<Listing<MessageRow> & { delivery: DeliveryWays }> {
  const conditions = [
    sql`m.client_id = ${scope} AND d.client_id = ${scope}`,
    ...conditionsOf(request),
    ...searchTerms(query).map(
      (term) =>
        sql`concat_ws(' ', ${folded("concat_ws(' ', m.subject, m.address, k.name)")}, ${partyNameText()}) LIKE ${likeAnywhere(term)}`,
    ),
  ];
  const matches = sql`FROM messages m JOIN message_deliveries d ON d.message_id = m.id LEFT JOIN parties p ON p.id = m.party_id
    LEFT JOIN contractors k ON k.id = m.contractor_id WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT m.* ${matches} ORDER BY m.id DESC ${slice({ size, offset })}`;
  const results = (await read(db, page)).map(({ body, ...row }) => row);
  const held = await heldOf(db, clientScope(request));
  return { ...counted, results, delivery: { ...ways, held, kept: await keptOf(db, scope) } };
}

export const messagesCsv: CsvOfList<MessageRow> = {
  name: 'messages',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Recipient', value: ({ party, contractor }) => (party ?? contractor)?.name },
    { label: 'Channel', value: ({ channel }) => channel },
    { label: 'Address', value: ({ address }) => address },
    { label: 'Kind', value: ({ kind }) => kind },
    { label: 'Subject', value: ({ subject }) => subject },
    { label: 'Lease', value: ({ lease }) => lease?.number, identifier: true },
    { label: 'State', value: ({ state }) => state },
    { label: 'Attempts', value: ({ attempts }) => attempts },
    { label: 'Created', value: ({ created_at }) => created_at },
    { label: 'Sent', value: ({ sent_at }) => sent_at },
    { label: 'Error', value: ({ error, note }) => error ?? note },
  ],
};
