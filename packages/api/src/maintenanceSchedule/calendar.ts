import { daysOf, type Recurrence, type ScheduledDay } from '@rentsafe/domain/maintenanceSchedule';
import { daysBetween, laterOf, type PlainDate } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Db, rows } from '../db/database.ts';
import { fieldError } from '../http/errors.ts';
import { requiredDate } from '../http/filters.ts';
import { propertyName } from '../property/name.ts';

const MAX_DAYS = 366;

interface Row extends Recurrence, Pick<ScheduledDay, 'schedule' | 'property' | 'summary'> {
  is_active: boolean;
  due_from: PlainDate | null;
  /** Its orders within the dates. */
  orders: { on: PlainDate; id: number; number: string }[];
}

function datesOf(request: FastifyRequest) {
  const [from, to] = [requiredDate(request, 'from'), requiredDate(request, 'to')];
  if (to < from) throw fieldError('to', `Not before ${from}.`);
  if (daysBetween(from, to) >= MAX_DAYS) throw fieldError('to', 'At most 366 days.');
  return { from, to };
}

/** The days of a book's schedules between two dates, oldest first. Of one that is paused only those that have an order. */
export async function readCalendar(
  request: FastifyRequest,
  db: Db,
  clientId: number,
): Promise<ScheduledDay[]> {
  const { from, to } = datesOf(request);
  const found = await rows<Row>(
    db,
    sql`SELECT json_build_object('id', s.id, 'name', s.summary) AS schedule, s.summary, s.is_active,
          json_build_object('id', r.id, 'name', ${propertyName}) AS property,
          json_build_object('count', s.every_count, 'unit', s.every_unit) AS every, s.from_on::text, s.to_on::text, s.due_from::text,
          (SELECT coalesce(json_agg(json_build_object('on', w.due_on::text, 'id', w.id, 'number', w.number)), '[]')
           FROM work_orders w WHERE w.schedule_id = s.id AND w.due_on BETWEEN ${from}::date AND ${to}::date) AS orders
        FROM maintenance_schedules s JOIN properties r ON r.id = s.property_id
        WHERE s.client_id = ${clientId} ORDER BY s.id`,
  );
  const days = found.flatMap(
    ({ schedule, property, summary, is_active, due_from, orders, ...recurrence }) => {
      const made = new Map(orders.map(({ on, ...order }) => [on, order]));
      const planned = is_active ? daysOf(recurrence, laterOf(from, due_from ?? from), to) : [];
      return [...new Set([...planned, ...made.keys()])].map((on) => ({
        ...{ schedule, property, summary, on },
        order: made.get(on) ?? null,
      }));
    },
  );
  return days.toSorted((a, b) => a.on.localeCompare(b.on) || a.schedule.id - b.schedule.id);
}
