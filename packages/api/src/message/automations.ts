import { today } from '@rentsafe/domain/date';
import { type Automations, type AutomationsInput, fieldsIn, fieldsOf } from '@rentsafe/domain/message';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { clientJson } from '../book/clientJson.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldErrors, unknownReferenceText } from '../http/errors.ts';
import { changesBetween } from '../resource/changes.ts';
import { kindsOf } from './automationKinds.ts';

export async function readAutomations(db: Db, clientId: number): Promise<Automations> {
  const [book] = await rows<Automations>(
    db,
    sql`SELECT ${clientJson(sql`b.client_id`)} AS client, coalesce((
          SELECT json_agg(json_build_object('kind', a.kind, 'days', a.days, 'at_hour', a.at_hour, 'channel', a.channel,
            'template', json_build_object('id', t.id, 'name', t.name), 'is_active', a.is_active) ORDER BY a.kind, a.days)
          FROM automations a JOIN message_templates t ON t.id = a.template_id WHERE a.client_id = b.client_id), '[]') AS rows
        FROM books b WHERE b.client_id = ${clientId}`,
  );
  if (!book) throw new Error('A book is gone.');
  return book;
}

interface Template {
  id: number;
  channel: string;
  is_active: boolean;
  text: string;
}

/** What is wrong with each row, at its field. */
function problemsOf(input: AutomationsInput['rows'], templates: ReadonlyMap<number, Template>) {
  const seen = new Set<string>();
  return input.flatMap(({ kind, days, channel, template: id, is_active }, index) => {
    const at = (field: string, message: string) => [{ path: ['rows', index, field], message }];
    const key = `${kind} ${days}`;
    if (seen.has(key)) return at('days', 'There is already one for this day.');
    seen.add(key);
    const template = templates.get(id);
    if (!template) return at('template', unknownReferenceText(id));
    if (template.channel !== channel) return at('template', 'This template is for another channel.');
    if (is_active && !template.is_active) return at('template', 'This template is inactive.');
    const { fields, isOf } = kindsOf[kind];
    const known = fieldsOf(fields).map(({ name }) => name as string);
    const unknown = fieldsIn(template.text).find((name) => !known.includes(name) || !isOf(name));
    return unknown ? at('template', `There is no field ${unknown} here.`) : [];
  });
}

/** Replaces what a book sends by itself. @throws HttpError 400 at the field of a row. */
export async function replaceAutomations(
  db: Db,
  actor: Actor,
  clientId: number,
  { rows: input }: AutomationsInput,
): Promise<Automations> {
  await db.execute(sql`SELECT 1 FROM books WHERE client_id = ${clientId} FOR NO KEY UPDATE`);
  const before = await readAutomations(db, clientId);
  const templates = await rows<Template>(
    db,
    sql`SELECT id, channel, is_active, concat_ws(' ', subject, body) AS text FROM message_templates
        WHERE client_id = ${clientId} FOR SHARE`,
  );
  const problems = problemsOf(input, new Map(templates.map((template) => [template.id, template])));
  if (problems.length > 0) throw fieldErrors(problems);
  const records = JSON.stringify(input);
  await db.execute(sql`DELETE FROM automations WHERE client_id = ${clientId} AND (kind, days) NOT IN (
    SELECT kind, days FROM json_to_recordset(${records}::json) AS r (kind text, days smallint))`);
  await db.execute(sql`INSERT INTO automations (client_id, kind, days, at_hour, channel, template_id, is_active, since_on, done_on, done_seq)
    SELECT ${clientId}::bigint, kind, days, at_hour, channel, template, is_active, ${today(actor.now)}::date, ${today(actor.now)}::date,
      (SELECT last_seq FROM book_heads WHERE client_id = ${clientId})
    FROM json_to_recordset(${records}::json) AS r (kind text, days smallint, at_hour smallint, channel text, template bigint,
      is_active boolean)
    ON CONFLICT ON CONSTRAINT one_automation DO UPDATE SET at_hour = excluded.at_hour, channel = excluded.channel,
      template_id = excluded.template_id, is_active = excluded.is_active,
      since_on = CASE WHEN automations.is_active THEN automations.since_on ELSE excluded.since_on END,
      done_seq = CASE WHEN automations.is_active THEN automations.done_seq ELSE excluded.done_seq END`);
  const after = await readAutomations(db, clientId);
  await recordEvent(db, actor, {
    action: 'update',
    subject: { type: 'automation', id: clientId },
    clientId,
    changes: changesBetween({ ...before }, { ...after }, ['rows']),
  });
  return after;
}
