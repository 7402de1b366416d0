import { today } from '@rentsafe/domain/date';
import { leaseInForce } from '@rentsafe/domain/lease';
import {
  fieldsIn,
  isKnownOf,
  type MergeField,
  type MessageBatch,
  type MessagedLeases,
  type MessageInput,
  type MessagePreview,
  type MessagePreviewInput,
  type RecipientType,
  smsParts,
} from '@rentsafe/domain/message';
import { addDays } from '@rentsafe/format/date';
import { type SQL, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { anyId } from '../db/among.ts';
import { type Db, rows } from '../db/database.ts';
import { stateIn } from '../db/stateIn.ts';
import { fieldError, fieldErrors, unknownReferenceText } from '../http/errors.ts';
import { issueText } from '../http/issueText.ts';
import { keptDebts } from '../ledger/keptDebts.ts';
import { storedCurrencies } from '../money/wire.ts';
import { partyIds } from '../party/repository.ts';
import { type Draft, draftMessages, type Skipped, type Text, toSkipped } from './drafts.ts';
import { foreignNumbers } from './foreignNumbers.ts';
import { checkMany, type Sender } from './many.ts';
import { activeTemplate, checkText } from './templates.ts';
import {
  aboutLeases,
  landlordRecipients,
  leaseRecipients,
  partyRecipients,
  type Recipient,
} from './values.ts';
import { writeMessages } from './write.ts';

const SAMPLE = 50;
const MOST = 10_000;
/** Days ahead in which a lease ends, where none are said. */
const ENDING = 60;

const required = issueText({ code: 'required', params: {} });

/** @throws HttpError 400 at the first id that is not of the book. */
async function checkOwn(
  db: Db,
  table: 'leases' | 'landlords' | 'properties' | 'maintenance_requests' | 'work_orders',
  clientId: number,
  ids: readonly number[],
  path: PropertyKey[],
): Promise<void> {
  const own = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM ${sql.identifier(table)} WHERE client_id = ${clientId} AND id = ${anyId(ids)}`,
  );
  const known = new Set(own.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw fieldErrors([{ path, message: unknownReferenceText(unknown) }]);
}

/** The leases of a filter, as a condition over `le`. */
async function leaseCondition(
  db: Db,
  clientId: number,
  { filter, property, days, currency, ids }: MessagedLeases,
  now: Date,
): Promise<SQL> {
  const day = today(now);
  const inForce = stateIn('le.state', leaseInForce);
  const missing = (field: string) => fieldErrors([{ path: ['to', 'leases', field], message: required }]);
  switch (filter) {
    case 'all':
      return inForce;
    case 'ending':
      return sql`${inForce} AND le.to_on BETWEEN ${day}::date AND ${addDays(day, days ?? ENDING)}::date`;
    case 'property':
      if (!property) throw missing('property');
      await checkOwn(db, 'properties', clientId, [property], ['to', 'leases', 'property']);
      return sql`${inForce} AND le.unit_id IN (SELECT id FROM units WHERE property_id = ${property})`;
    case 'ids':
      if (!ids) throw missing('ids');
      await checkOwn(db, 'leases', clientId, ids, ['to', 'leases', 'ids']);
      return sql`le.id = ${anyId(ids)}`;
    case 'arrears': {
      const since = addDays(day, -Math.max(days ?? 1, 1));
      return sql`le.id IN (SELECT lease_id FROM (${keptDebts(clientId, day)}) a
        WHERE oldest_due_on <= ${since}::date ${currency ? sql`AND currency = ${storedCurrencies[currency]}` : sql``})`;
    }
  }
}

/** @throws HttpError 400 unless exactly one kind of recipients is named, and all of them are there. */
async function recipientsOf(
  db: Db,
  clientId: number,
  { parties, leases, landlords }: MessagePreviewInput['to'],
  { now, actor }: Sender,
): Promise<{ type: RecipientType; recipients: Recipient[] }> {
  const chosen = [parties, leases, landlords].filter((part) => part !== null && part !== undefined);
  if (chosen.length !== 1) throw fieldError('to', 'Choose parties, leases or landlords.');
  if (leases) {
    const condition = await leaseCondition(db, clientId, leases, now);
    const about = aboutLeases(clientId, condition, now);
    return { type: 'lease', recipients: await leaseRecipients(db, clientId, about, now) };
  }
  if (landlords) {
    if (landlords !== 'all') await checkOwn(db, 'landlords', clientId, landlords, ['to', 'landlords']);
    const condition = landlords === 'all' ? sql`true` : sql`l.id = ${anyId(landlords)}`;
    return { type: 'landlord', recipients: await landlordRecipients(db, clientId, condition, now) };
  }
  const ids = await partyIds(db, actor, parties ?? [], ['to', 'parties']);
  return { type: 'party', recipients: await partyRecipients(db, clientId, ids, now) };
}

/** @throws HttpError 400 for a text that says what is not known of such recipients. */
async function textOf(
  db: Db,
  clientId: number,
  { template, channel, subject, body, about }: MessagePreviewInput,
): Promise<Text> {
  if (template) {
    const { id, ...text } = await activeTemplate(db, clientId, template);
    if (about && text.kind !== 'maintenance') {
      throw fieldError('about', 'Choose a template about maintenance, or write a text of your own.');
    }
    return {
      kind: text.kind,
      channel: text.channel,
      subject: text.subject,
      body: text.body,
      template_id: id,
    };
  }
  const missing = (['channel', 'body'] as const).filter((field) => !{ channel, body }[field]);
  if (!channel || !body) throw fieldErrors(missing.map((field) => ({ path: [field], message: required })));
  const text = {
    kind: about ? ('maintenance' as const) : ('free' as const),
    ...{ channel, subject: channel === 'sms' ? null : subject || null, body },
  };
  checkText(text);
  return { ...text, template_id: null };
}

const places: Readonly<Record<RecipientType, string>> = {
  party: 'a person or a company',
  lease: 'a lease',
  landlord: 'a landlord',
};

const tablesOf = { request: 'maintenance_requests', work_order: 'work_orders' } as const;

interface Composed {
  text: Text;
  /** Of recipients, those who are skipped too. */
  count: number;
  /** Numbers in the text that money could be sent to, and that are none of the agency's. */
  account_numbers: string[];
  drafts: Draft[];
  skipped: Skipped[];
}

/** Of all together: they are written at once. */
const MOST_CHARACTERS = 50_000_000;

/** @throws HttpError 400 where a text is filled in with more than a message, or all of them, may have. */
function refuseTooLong(
  { template_id, channel }: Text,
  { drafts, skipped }: Pick<Composed, 'drafts' | 'skipped'>,
) {
  const field = template_id ? 'template' : 'body';
  const long = skipped.find(({ reason }) => reason === 'too_long');
  if (long && channel !== 'sms')
    throw fieldError(field, `Filled in for ${long.party.name}, it is longer than 100,000 characters.`);
  if (drafts.reduce((sum, { body }) => sum + body.length, 0) > MOST_CHARACTERS)
    throw fieldError(
      field,
      'Filled in for all of them, it is longer than 50 million characters. Write to fewer.',
    );
}

async function compose(
  db: Db,
  clientId: number,
  input: MessagePreviewInput,
  sender: Sender,
): Promise<Composed> {
  const text = await textOf(db, clientId, input);
  if (input.about) {
    await checkOwn(db, tablesOf[input.about.type], clientId, [input.about.id], ['about', 'id']);
  }
  const { type, recipients } = await recipientsOf(db, clientId, input.to, sender);
  const said = fieldsIn(`${text.subject ?? ''} ${text.body}`) as MergeField[];
  const unknown = said.find((name) => !isKnownOf(name, type));
  if (unknown) {
    const field = text.template_id ? 'template' : 'body';
    throw fieldError(field, `There is no field ${unknown} of ${places[type]}.`);
  }
  if (recipients.length > MOST) throw fieldError('to', `At most ${MOST} recipients at once.`);
  const fallback = (input.sms_fallback ?? true) && sender.ways.sms === 'webhook';
  const made = await draftMessages(db, clientId, recipients, text, { now: sender.now, fallback });
  refuseTooLong(text, made);
  const account_numbers = await foreignNumbers(db, clientId, text);
  return { text, count: recipients.length, account_numbers, ...made };
}

const KEEPS = 'No mail server is set: emails are kept, not sent. They can be sent once one is set.';

/** What would be sent. */
export async function previewMessages(
  db: Db,
  clientId: number,
  input: MessagePreviewInput,
  sender: Sender,
): Promise<MessagePreview> {
  const { text, account_numbers, drafts, skipped } = await compose(db, clientId, input, sender);
  const sms = drafts.filter(({ channel }) => channel === 'sms');
  const of = (reason: Skipped['reason']) => skipped.filter((one) => one.reason === reason).length;
  return {
    count: drafts.length,
    without_address: of('no_address'),
    opted_out: of('opted_out'),
    without_value: of('no_value') + of('too_long'),
    sample: drafts.slice(0, SAMPLE).map(({ party, address, subject, body, channel }) => ({
      ...{ party, address, subject, body },
      ...(channel === 'sms' && text.channel !== 'sms' && { channel }),
    })),
    skipped: skipped.map(toSkipped),
    sms: sms.length,
    account_numbers,
    note: text.channel === 'email' && sender.ways.email === 'files' ? KEEPS : null,
    cost: {
      sms_parts: sms.reduce((sum, { body }) => sum + smsParts(body), 0),
    },
  };
}

interface StoredBatch {
  id: number;
  queued: number;
  skipped: MessageBatch['skipped'];
}

/** What was sent before leases were named names none. */
const batchOf = ({ id, queued, skipped }: StoredBatch): MessageBatch => ({
  batch: id,
  queued,
  skipped: skipped.map((row) => ({ ...row, lease: row.lease ?? null })),
});

/**
 * Queues a message for each recipient, once for a key of the book.
 *
 * @throws HttpError 400 as the preview, 403 to more than 500 for whoever is no Admin.
 */
export async function sendMessages(
  db: Db,
  actor: Actor,
  clientId: number,
  { key, ...input }: MessageInput,
  sender: Sender,
): Promise<MessageBatch> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`messages ${clientId} ${key}`}, 0))`);
  const [before] = await rows<StoredBatch>(
    db,
    sql`SELECT id, queued, skipped FROM message_batches WHERE client_id = ${clientId} AND key = ${key}`,
  );
  if (before) return batchOf(before);
  const { text, count, account_numbers, drafts, skipped } = await compose(db, clientId, input, sender);
  checkMany(count, sender.isAdmin);
  const [batch] = await rows<StoredBatch>(
    db,
    sql`INSERT INTO message_batches (client_id, key, skipped, queued, created_at, created_by)
        VALUES (${clientId}, ${key}, ${JSON.stringify(skipped.map(toSkipped))}::jsonb, ${drafts.length}, ${actor.now.toISOString()}::timestamptz,
          ${actor.userId}) RETURNING id, queued, skipped`,
  );
  if (!batch) throw new Error('No batch was made.');
  await writeMessages(
    db,
    clientId,
    drafts,
    {
      ...text,
      batch_id: batch.id,
      subjectOf: () => input.about ?? null,
      created_by: actor.userId,
      keyOf: ({ party_id, lease_id }) => `batch:${batch.id}:${party_id}:${lease_id ?? ''}`,
    },
    actor.now,
  );
  await recordEvent(db, actor, {
    action: 'create',
    subject: { type: 'message', id: null },
    clientId,
    changes: {
      ...{ batch: [null, batch.id], queued: [null, batch.queued], kind: [null, text.kind] },
      ...(account_numbers.length > 0 && { account_numbers: [null, account_numbers.join(', ')] }),
    },
  });
  return batchOf(batch);
}
