import {
  type AddedStarters,
  fieldsOf,
  type MessageFields,
  type MessageTemplate,
  type MessageTemplateInput,
  type MessageTemplatePatch,
  messageChannels,
  messageKinds,
  SMS_LENGTH,
  unknownField,
} from '@rentsafe/domain/message';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { lockBook } from '../book/lock.ts';
import { countMatches } from '../calls/countMatches.ts';
import type { CsvOfList, ListContext, Listing } from '../calls/serveList.ts';
import { type Db, rows } from '../db/database.ts';
import { messageTemplates } from '../db/schema.ts';
import { slice } from '../db/slice.ts';
import { fieldError, HttpError, unknownReference } from '../http/errors.ts';
import { choiceQuery } from '../http/filters.ts';
import { changeRecord, insertRecord } from '../resource/records.ts';
import { likeAnywhere, searchTerms } from '../search/fold.ts';
import { starterMessages } from '../starters/index.ts';

type Text = Pick<MessageTemplate, 'kind' | 'channel' | 'body'> & { subject?: string | null | undefined };

const read = (db: Db, from: SQL): Promise<MessageTemplate[]> =>
  rows<MessageTemplate>(
    db,
    sql`SELECT t.id, ${clientJson(sql`t.client_id`)} AS client, t.name, t.kind, t.channel, t.subject, t.body, t.is_active, t.is_sample, t.version
        FROM (${from}) t ORDER BY t.id DESC`,
  );

export const messageFieldsByKind: MessageFields = {
  results: messageKinds.map((kind) => ({ kind, fields: fieldsOf(kind) })),
};

/** @throws HttpError 400 at the field that names what there is not, or is too long for a text message. */
export function checkText({ kind, channel, subject, body }: Text): void {
  const known = fieldsOf(kind).map(({ name }) => name);
  for (const [field, text] of [['subject', subject ?? ''] as const, ['body', body] as const]) {
    const unknown = unknownField(text, known);
    if (unknown !== undefined) throw fieldError(field, `There is no field ${unknown.slice(0, 60)}.`);
  }
  if (channel === 'sms' && body.length > SMS_LENGTH) {
    throw fieldError('body', `A text message has at most ${SMS_LENGTH} characters.`);
  }
}

/** A text message has no subject. */
const stored = <T extends Text>({ subject, ...text }: T) => ({
  ...text,
  subject: text.channel === 'sms' ? null : subject || null,
});

export async function listMessageTemplates({
  request,
  db,
  scope,
  query,
  page: { size, offset },
}: ListContext<number>): Promise<Listing<MessageTemplate>> {
  const kind = choiceQuery(request, 'kind', messageKinds);
  const channel = choiceQuery(request, 'channel', messageChannels);
  const active = choiceQuery(request, 'is_active', ['true', 'false']);
  const conditions = [
    sql`client_id = ${scope}`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(channel ? [sql`channel = ${channel}`] : []),
    ...(active ? [sql`is_active = ${active === 'true'}`] : []),
    ...searchTerms(query).map((term) => sql`lower(name) LIKE ${likeAnywhere(term)}`),
  ];
  const matches = sql`FROM message_templates WHERE ${sql.join(conditions, sql` AND `)}`;
  const counted = await countMatches(db, matches);
  const page = sql`SELECT * ${matches} ORDER BY id DESC ${slice({ size, offset })}`;
  return { ...counted, results: await read(db, page) };
}

export async function readMessageTemplate(db: Db, id: number): Promise<MessageTemplate> {
  const [template] = await read(db, sql`SELECT * FROM message_templates WHERE id = ${id}`);
  if (!template) throw new Error('A template is gone.');
  return template;
}

/** A template of a book that may be used. @throws HttpError 400 for an unknown or inactive one. */
export async function activeTemplate(
  db: Db,
  clientId: number,
  id: number,
  path: PropertyKey[] = ['template'],
): Promise<MessageTemplate> {
  const [template] = await read(
    db,
    sql`SELECT * FROM message_templates WHERE id = ${id} AND client_id = ${clientId}`,
  );
  if (!template) throw unknownReference(path, id);
  if (!template.is_active) throw fieldError('template', 'This template is inactive.');
  return template;
}

export async function insertMessageTemplate(
  db: Db,
  actor: Actor,
  clientId: number,
  { client, ...input }: MessageTemplateInput,
  is_sample = false,
): Promise<MessageTemplate> {
  checkText(input);
  const values = { ...stored(input), is_sample, client_id: clientId };
  const made = await insertRecord(db, actor, { table: messageTemplates, type: 'message_template', values });
  if (!made) throw new Error('No template was made.');
  return readMessageTemplate(db, made.id);
}

/** Adds the templates that come with the product, where the book has none of their names. */
export async function addStarterMessages(db: Db, actor: Actor, clientId: number): Promise<AddedStarters> {
  await lockBook(db, clientId);
  const known = await rows<{ name: string }>(
    db,
    sql`SELECT name FROM message_templates WHERE client_id = ${clientId}`,
  );
  const added = starterMessages.filter(({ name }) => !known.some((own) => own.name === name));
  // The first of them is on top of the list.
  for (const starter of added.toReversed()) await insertMessageTemplate(db, actor, clientId, starter, true);
  return { added: added.length };
}

/** @throws HttpError 400 as for a new one, 409 for another channel while an automation uses it. */
export async function updateMessageTemplate(
  db: Db,
  actor: Actor,
  id: number,
  { version, ...patch }: MessageTemplatePatch,
): Promise<MessageTemplate> {
  const target = { table: messageTemplates, type: 'message_template', id, version } as const;
  await changeRecord(db, actor, target, async (before) => {
    const { name, kind, channel, subject, body, is_active } = { ...before, ...patch };
    const isOwn = subject !== before.subject || body !== before.body;
    const is_sample = before.is_sample && !isOwn;
    const values = stored({ name, kind, channel, subject, body, is_active, is_sample });
    checkText(values);
    if (channel !== before.channel || !is_active) {
      const used = await rows(
        db,
        sql`SELECT FROM automations WHERE template_id = ${id} AND is_active LIMIT 1`,
      );
      if (used.length > 0) throw new HttpError(409, 'An automation uses this template. Change that first.');
    }
    if (channel !== before.channel) {
      await db.execute(sql`DELETE FROM automations WHERE template_id = ${id}`);
    }
    return { values };
  });
  return readMessageTemplate(db, id);
}

export const messageTemplatesCsv: CsvOfList<MessageTemplate> = {
  name: 'message templates',
  columns: [
    { label: 'ID', value: ({ id }) => id },
    { label: 'Name', value: ({ name }) => name },
    { label: 'Kind', value: ({ kind }) => kind },
    { label: 'Channel', value: ({ channel }) => channel },
    { label: 'Subject', value: ({ subject }) => subject },
    { label: 'Text', value: ({ body }) => body },
    { label: 'Active', value: ({ is_active }) => (is_active ? 'yes' : 'no') },
  ],
};
