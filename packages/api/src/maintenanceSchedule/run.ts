import { today } from '@rentsafe/domain/date';
import {
  daysOf,
  type Recurrence,
  type ScheduleRun,
  type ScheduleRunInput,
} from '@rentsafe/domain/maintenanceSchedule';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { type Actor, recordEvents } from '../audit/events.ts';
import { lockBook } from '../book/lock.ts';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';

/** How far ahead orders can be drafted. */
const MAX_AHEAD_DAYS = 366;
/** Of one schedule in a run: one that began long ago is caught up in several. */
const MAX_DAYS = 100;

interface Due extends Recurrence {
  id: number;
  summary: string;
  lead_days: number;
  /** No day before it is due: it was resumed then, or moved. */
  due_from: PlainDate | null;
  /** The days that have an order. */
  ordered: PlainDate[];
  /** Whose the property is, period by period. */
  owned: { from_on: PlainDate; to_on: PlainDate | null }[];
}

const dueIn = (db: Db, clientId: number) =>
  rows<Due>(
    db,
    sql`SELECT s.id, s.summary, s.lead_days, s.from_on::text, s.to_on::text, s.due_from::text,
          json_build_object('count', s.every_count, 'unit', s.every_unit) AS every,
          (SELECT coalesce(json_agg(due_on::text), '[]') FROM work_orders WHERE schedule_id = s.id) AS ordered,
          (SELECT coalesce(json_agg(json_build_object('from_on', o.from_on::text, 'to_on', o.to_on::text)), '[]')
           FROM ownerships o WHERE o.property_id = s.property_id) AS owned
        FROM maintenance_schedules s WHERE s.client_id = ${clientId} AND s.is_active ORDER BY s.id`,
  );

/** Drafts an order for each of the days that has none, in the order of the days. */
async function insertOrders(
  db: Db,
  { now, userId }: Actor,
  clientId: number,
  days: readonly { id: number; on: PlainDate }[],
): Promise<ScheduleRun['created']> {
  if (days.length === 0) return [];
  return rows(
    db,
    sql`INSERT INTO work_orders (client_id, schedule_id, due_on, property_id, unit_id, contractor_id, category, priority, summary,
          instructions, estimate, currency, finish_by, search_text, created_at, created_by)
        SELECT s.client_id, s.id, d."on", s.property_id, s.unit_id, s.contractor_id, s.category, 'normal', s.summary, s.instructions,
          s.estimate, coalesce(s.currency, 'USD'), d."on", s.search_text, ${now.toISOString()}::timestamptz, ${userId}::bigint
        FROM json_to_recordset(${JSON.stringify(days)}::json) AS d (id bigint, "on" date)
          JOIN maintenance_schedules s ON s.id = d.id WHERE s.client_id = ${clientId} ORDER BY d."on", s.id
        ON CONFLICT (client_id, schedule_id, due_on) DO NOTHING RETURNING id, number`,
  );
}

const isOwned = ({ owned }: Due, on: PlainDate) =>
  owned.some(({ from_on, to_on }) => from_on <= on && (to_on === null || on <= to_on));

/**
 * Drafts a work order for each day of the book's schedules that has come, less its lead days, and has none: run twice, or in two
 * processes at once, each is drafted once.
 *
 * @throws HttpError 400 for a day more than a year ahead.
 */
export async function runSchedules(
  db: Db,
  actor: Actor,
  clientId: number,
  { until }: Pick<ScheduleRunInput, 'until'>,
): Promise<ScheduleRun> {
  const day = until ?? today(actor.now);
  if (day > addDays(today(actor.now), MAX_AHEAD_DAYS))
    throw fieldError('until', 'At most a year from today.');
  // Before it is read which days have an order.
  await lockBook(db, clientId);
  const days: { id: number; on: PlainDate }[] = [];
  const skipped: ScheduleRun['skipped'] = [];
  for (const schedule of await dueIn(db, clientId)) {
    const { id, summary, lead_days, ordered } = schedule;
    const from = schedule.due_from ?? schedule.from_on;
    const has = new Set(ordered);
    const open = daysOf(schedule, from, addDays(day, lead_days)).filter((on) => !has.has(on));
    const skip = (reason: string) => skipped.push({ schedule: { id, name: summary }, reason });
    const taken = open.slice(0, MAX_DAYS);
    if (open.length > MAX_DAYS) skip(`${open.length - MAX_DAYS} more days are open: run it again.`);
    for (const on of taken) {
      if (isOwned(schedule, on)) days.push({ id, on });
      else skip(`Nobody owns the property on ${on}.`);
    }
  }
  const created = await insertOrders(db, actor, clientId, days);
  await recordEvents(
    db,
    actor,
    created.map(({ id }) => ({ action: 'create', subject: { type: 'work_order', id }, clientId })),
  );
  return { created, skipped };
}
