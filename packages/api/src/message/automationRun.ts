import { today } from '@rentsafe/domain/date';
import type { AutomationKind, AutomationRun } from '@rentsafe/domain/message';
import { addDays, monthOf, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../audit/events.ts';
import { type BookJob, inEachBook, summaryOf } from '../book/eachBook.ts';
import { type Db, rows } from '../db/database.ts';
import { firstOpenDay, kindsOf } from './automationKinds.ts';
import { type Draft, draftMessages, toSkipped } from './drafts.ts';
import { hourIn } from './hours.ts';
import { readMessageTemplate } from './templates.ts';
import { writeMessages } from './write.ts';

interface Stored {
  kind: AutomationKind;
  days: number;
  template_id: number;
  since_on: string;
  done_on: string;
  done_seq: string;
}

/** A book's automations of this hour and the earlier ones of the day. */
const dueNow = (db: Db, clientId: number, now: Date) =>
  rows<Stored>(
    db,
    sql`SELECT a.kind, a.days, a.template_id, a.since_on::text, a.done_on::text, a.done_seq::text FROM automations a JOIN message_templates t ON t.id = a.template_id
        WHERE a.client_id = ${clientId} AND a.is_active AND t.is_active AND a.at_hour <= ${hourIn(now)} ORDER BY a.kind, a.days`,
  );

/** What makes a message of the same subject another one: the month of a statement, the day that a lease ends or is inspected. */
function againBy(kind: AutomationKind, { values }: Draft, on: PlainDate): string[] {
  if (kind === 'statement') return [monthOf(on)];
  const field = { lease_ending: 'lease.to_on', inspection: 'inspection.planned_on' }[kind as string];
  return field ? [values[field] ?? ''] : [];
}

/**
 * Writes the messages of a book that its automations have for today, each once: about a charge, an invoice, a receipt, a lease, or
 * a landlord's month, and a number of days.
 */
export async function runAutomations(db: Db, clientId: number, now: Date): Promise<AutomationRun> {
  const day = today(now);
  const run: AutomationRun = { queued: 0, skipped: [] };
  for (const { kind, days, template_id, since_on, done_on, done_seq } of await dueNow(db, clientId, now)) {
    const { subject, recipients } = kindsOf[kind];
    const due = { clientId, now, days, done_seq, to: day, from: firstOpenDay(day, since_on, done_on) };
    const found = await recipients(db, due);
    await db.execute(
      sql`UPDATE automations SET done_on = ${day}::date, done_seq = (SELECT last_seq FROM book_heads WHERE client_id = ${clientId})
          WHERE client_id = ${clientId} AND kind = ${kind} AND days = ${days}`,
    );
    if (found.length === 0) continue;
    const text = await readMessageTemplate(db, template_id);
    const { drafts, skipped } = await draftMessages(db, clientId, found, { ...text, template_id }, { now });
    run.queued += await writeMessages(
      db,
      clientId,
      drafts,
      {
        ...{ kind: text.kind, template_id, batch_id: null, created_by: null },
        subjectOf: ({ subject_id }) => ({ type: subject, id: subject_id }),
        keyOf: (draft) =>
          [kind, draft.subject_id, days, ...againBy(kind, draft, addDays(day, -days))].join(':'),
      },
      now,
    );
    run.skipped.push(...skipped.map(toSkipped));
  }
  return run;
}

/** A run that a user asked for, which leaves an event. */
export async function runNow(db: Db, actor: Actor, clientId: number): Promise<AutomationRun> {
  const run = await runAutomations(db, clientId, actor.now);
  await recordEvent(db, actor, {
    action: 'create',
    subject: { type: 'message', id: null },
    clientId,
    changes: { queued: [null, run.queued] },
  });
  return run;
}

/** The job: every book in a transaction of its own. */
export async function runAllAutomations(
  db: Db,
  now: Date,
  onError: BookJob['onError'] = () => undefined,
): Promise<string> {
  const books = await rows<{ client_id: number }>(
    db,
    sql`SELECT DISTINCT client_id FROM automations WHERE is_active ORDER BY client_id`,
  );
  const done = await inEachBook(
    db,
    // Of each hour: an automation writes from an hour on.
    { job: 'write-automations', now, isDaily: false, onError },
    books.map(({ client_id }) => client_id),
    async (tx, clientId) => (await runAutomations(tx, clientId, now)).queued,
  );
  return summaryOf('messages written', done);
}
