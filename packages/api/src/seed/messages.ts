import { today } from '@rentsafe/domain/date';
import type { DocumentTemplateInput, LeaseDocument } from '@rentsafe/domain/document';
import type { AutomationsInput, MessageTemplateInput } from '@rentsafe/domain/message';
import { formatDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { issueDocument } from '../document/documents.ts';
import { documentTaker } from '../document/steps.ts';
import { addStarterLeases, insertDocumentTemplate } from '../document/templates.ts';
import { sha256Of, storeContent } from '../file/contents.ts';
import { contentOf, insertFile } from '../file/repository.ts';
import type { ByteStores } from '../file/stores.ts';
import { replaceAutomations } from '../message/automations.ts';
import { sendMessages } from '../message/compose.ts';
import { addStarterMessages, insertMessageTemplate } from '../message/templates.ts';
import { isSample } from './own.ts';
import { scanOf } from './scan.ts';

/** A starter. */
const REMINDER = 'Rent reminder';
const INSPECTION = 'Letter about an inspection';

const greeting = 'Good day {{recipient.name}},\n\n';
const closing = '\n\nKind regards\n{{agency.name}}';

const email = (
  kind: MessageTemplateInput['kind'],
  name: string,
  subject: string,
  text: string,
): MessageTemplateInput => ({ name, kind, channel: 'email', subject, body: greeting + text + closing });

const templates: readonly MessageTemplateInput[] = [
  email('free', 'Office hours', 'Our office hours', 'Our office is open on weekdays from 8:00 to 16:30.'),
  email(
    'invoice',
    'Invoice',
    'Invoice {{invoice.number}}',
    'Invoice {{invoice.number}} for {{property.name}} comes to {{invoice.total}} and is due on {{invoice.due_on}}.',
  ),
  {
    ...email(
      'demand',
      'Letter of demand',
      'Demand for payment',
      'Despite our reminders, {{charge.open}} has been unpaid since {{charge.due_on}}. Please pay within seven days.',
    ),
    channel: 'letter',
  },
  email(
    'claim_notice',
    'Notice of a claim',
    'Notice before a claim is listed',
    'You owe {{balance.USD}} and {{balance.ZIG}} under lease {{lease.number}}. Unless it is paid, or you dispute it, a claim will be listed.',
  ),
  {
    ...email(
      'free',
      INSPECTION,
      'Inspection of {{property.name}}',
      'We would like to inspect unit {{unit.number}} of {{property.name}} next week. Please call us to agree on a day.',
    ),
    channel: 'letter',
  },
  {
    ...{ name: 'Water is off', kind: 'maintenance', channel: 'sms' },
    body: 'No water at {{property.name}} tomorrow from 8 to 12. {{agency.name}}',
  },
];

const houseLease: DocumentTemplateInput = {
  name: 'House lease',
  kind: 'residential',
  clauses: [
    {
      title: 'Parties',
      body: '{{landlord.name}} (the landlord), represented by {{agency.name}}, lets {{property.name}}, unit {{unit.number}}, {{property.city}}, to {{tenants.names}} (the tenant).',
    },
    { title: 'Term', body: 'The lease {{lease.number}} begins on {{lease.from_on}}.' },
    {
      title: 'Rent',
      body: 'The rent is {{lease.rent}} a month, due on day {{lease.due_day}} of the month, with {{lease.grace_days}} days of grace.',
    },
    {
      title: 'Use',
      body: 'The tenant uses the premises as a home only, keeps them clean and does not sublet without written consent.',
    },
    {
      title: 'Repairs',
      body: 'The landlord keeps structure, roof and services in order. The tenant reports defects at once and makes good what the tenant damages.',
    },
    {
      title: 'Notice',
      body: 'Either party may end the lease with {{lease.notice_days}} days of notice in writing.',
    },
    {
      title: 'Signatures',
      body: 'Signed for the landlord and by the tenant on the dates beside their signatures.',
    },
  ],
};

/** The tenants with an email who owe longest. */
const debtors = (db: Db, actor: Actor) =>
  rows<{ id: number }>(
    db,
    sql`SELECT oi.lease_id AS id FROM open_items oi
        JOIN LATERAL (SELECT min(party_id) AS id FROM lease_parties WHERE lease_id = oi.lease_id AND role = 'tenant') t ON true
        JOIN parties p ON p.id = t.id JOIN contact_details cd ON cd.individual_id = p.individual_id AND cd.email <> ''
        WHERE oi.client_id = ${actor.clientId} AND oi.settled < oi.amount AND oi.due_on < ${today(actor.now)}::date
          AND EXISTS (SELECT FROM leases le WHERE le.id = oi.lease_id AND ${isSample('le', actor)})
          AND NOT EXISTS (SELECT FROM disputes d WHERE d.charge_id = oi.charge_id AND upper_inf(d.disputed))
        GROUP BY oi.lease_id ORDER BY min(oi.due_on), oi.lease_id LIMIT 4`,
  );

/** How far the reminders have come, in the order of their leases. */
const states = [
  `state = 'sent', sent_at = next_at`,
  `state = 'failed', error = 'The mail server refused it: 550 No such user here'`,
  `state = 'unknown', error = 'The mail server did not answer. It may have been sent.'`,
  `state = 'sent', sent_at = next_at`,
];

/** Reminders of rent, as far as they have come, and a letter that waits to be printed. */
export async function seedReminders(db: Db, actor: Actor): Promise<void> {
  const { clientId: client_id } = actor;
  const templateOf = async (name: string) => {
    const [found] = await rows<{ id: number }>(
      db,
      sql`SELECT id FROM message_templates WHERE client_id = ${client_id} AND name = ${name} ORDER BY id LIMIT 1`,
    );
    return found?.id;
  };
  const reminder = await templateOf(REMINDER);
  const inspection = await templateOf(INSPECTION);
  const leases = (await debtors(db, actor)).map(({ id }) => id);
  if (!reminder || !inspection || leases.length === 0) return;
  const to = { leases: { filter: 'ids' as const, ids: leases } };
  const sender = { now: actor.now, actor, isAdmin: true, ways: { email: 'files', sms: 'none' } as const };
  const { batch } = await sendMessages(
    db,
    actor,
    client_id,
    { template: reminder, to, key: 'sample' },
    sender,
  );
  const written = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM messages WHERE batch_id = ${batch} ORDER BY lease_id, id`,
  );
  for (const [index, { id }] of written.entries()) {
    await db.execute(
      sql`UPDATE message_deliveries SET state = 'sending', attempts = 1, started_at = next_at WHERE message_id = ${id}`,
    );
    await db.execute(
      sql`UPDATE message_deliveries SET ${sql.raw(states[index % states.length] ?? '')} WHERE message_id = ${id}`,
    );
  }
  const letter = {
    template: inspection,
    to: { leases: { filter: 'ids' as const, ids: leases.slice(0, 1) } },
  };
  await sendMessages(db, actor, client_id, { ...letter, key: 'sample letter' }, sender);
}

/** The document of the newest lease waits for its signatures; that of the one before it was signed. */
export async function seedDocuments(db: Db, actor: Actor, stores: ByteStores): Promise<void> {
  const { clientId: client_id } = actor;
  const { id: template } = await insertDocumentTemplate(db, actor, client_id, houseLease);
  const leases = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM leases WHERE client_id = ${client_id} AND state = 'active' AND ${isSample('leases', actor)}
        ORDER BY id DESC LIMIT 2`,
  );
  for (const [nth, { id }] of leases.entries()) {
    const document = await issueDocument(db, actor, { id, client_id }, { template });
    if (nth > 0) await sign(db, actor, document, stores);
  }
}

async function sign(
  db: Db,
  actor: Actor,
  { id, number, lease, sha256 }: LeaseDocument,
  stores: ByteStores,
): Promise<void> {
  const { clientId: client_id } = actor;
  const day = today(actor.now);
  const bytes = scanOf([
    `${number}, lease ${lease.number}`,
    `SHA-256 ${sha256}`,
    `Signed by both parties, ${formatDate(day)}`,
  ]);
  const content = contentOf(bytes, sha256Of(bytes));
  await storeContent(db, stores, { ...content, clientId: client_id }, actor.now);
  const scan = { ...content, name: `${number} signed.pdf` };
  const { id: file } = await insertFile(db, actor, { type: 'document', id, client_id }, scan);
  const body = { on: day, file };
  await documentTaker.take('sign', { db, actor, body, level: 'user' }, { id, client_id });
}

/** Templates of each kind, the starters, automations that are off. Nothing where there are templates. */
export async function seedTemplates(db: Db, actor: Actor): Promise<void> {
  const { clientId: client_id } = actor;
  const [any] = await rows(db, sql`SELECT FROM message_templates WHERE client_id = ${client_id} LIMIT 1`);
  if (any) return;
  for (const template of templates) await insertMessageTemplate(db, actor, client_id, template);
  await addStarterMessages(db, actor, client_id);
  await addStarterLeases(db, actor, client_id);
  const named = await rows<{ id: number; name: string }>(
    db,
    sql`SELECT id, name FROM message_templates WHERE client_id = ${client_id}`,
  );
  const idOf = (name: string) => named.find((template) => template.name === name)?.id ?? 0;
  const off = (kind: AutomationsInput['rows'][number]['kind'], days: number, of: string) => ({
    ...{ kind, days, at_hour: 8, channel: 'email' as const, template: idOf(of), is_active: false },
  });
  await replaceAutomations(db, actor, client_id, {
    rows: [
      off('reminder', 3, REMINDER),
      off('receipt', 0, 'Thanks for a payment'),
      off('lease_ending', -30, 'Lease renewal offer'),
    ],
  });
}
