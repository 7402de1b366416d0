import { today } from '@rentsafe/domain/date';
import type { MaintenanceScheduleInput } from '@rentsafe/domain/maintenanceSchedule';
import type { TodoInput } from '@rentsafe/domain/todo';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import type { Actor } from '../audit/events.ts';
import { type Db, rows } from '../db/database.ts';
import { insertSchedule, updateSchedule } from '../maintenanceSchedule/repository.ts';
import { runSchedules } from '../maintenanceSchedule/run.ts';
import { insertTodo } from '../todo/repository.ts';
import { todoTaker } from '../todo/steps.ts';
import { isSample } from './own.ts';

type Plan = Omit<MaintenanceScheduleInput, 'property' | 'from_on'> & { startsIn: number; isPaused?: boolean };

/** Days from today, so that the calendar of this month has something on either side of it. */
const plans: readonly Plan[] = [
  {
    ...{
      category: 'water',
      summary: 'Service the borehole pump',
      every: { count: 3, unit: 'month' },
      startsIn: -84,
    },
    estimate: { amount: '120.00', currency: 'USD' },
  },
  {
    category: 'garden',
    summary: 'Cut the grass',
    every: { count: 2, unit: 'week' },
    startsIn: -10,
    lead_days: 3,
  },
  {
    ...{ category: 'roof', summary: 'Clean the gutters', every: { count: 1, unit: 'year' }, startsIn: 12 },
    estimate: { amount: '80.00', currency: 'USD' },
    instructions: 'Before the rains. A ladder is in the garage.',
  },
  {
    category: 'security',
    summary: 'Test the gate and its batteries',
    every: { count: 1, unit: 'month' },
    startsIn: 5,
  },
  {
    category: 'pest',
    summary: 'Treat for termites',
    every: { count: 6, unit: 'month' },
    startsIn: -40,
    isPaused: true,
  },
];

const todos: readonly (Pick<TodoInput, 'title' | 'category' | 'priority' | 'note'> & { dueIn: number })[] = [
  { title: 'Read the water meters', category: 'Meters', priority: 'medium', dueIn: 0 },
  {
    ...{ title: 'Ask the council about the refuse bill', category: 'Council', priority: 'low', dueIn: 4 },
    note: 'The account number is on the bill of last month.',
  },
  { title: 'Renew the fire certificate', category: 'Insurance', priority: 'high', dueIn: 9 },
];

/** Maintenance that is done again and again, its orders that have come due, and a few things to do. */
export async function seedUpkeep(db: Db, actor: Actor): Promise<void> {
  const { clientId, now } = actor;
  const properties = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM properties WHERE client_id = ${clientId} AND ${isSample('properties', actor)} ORDER BY id LIMIT ${plans.length}`,
  );
  const day = today(now);
  for (const [nth, { startsIn, isPaused, ...plan }] of plans.entries()) {
    const property = properties[nth % properties.length]?.id;
    if (property === undefined) return;
    const made = await insertSchedule(db, actor, clientId, {
      ...plan,
      property,
      from_on: addDays(day, startsIn),
    });
    if (isPaused) await updateSchedule(db, actor, made.id, { is_active: false, version: made.version });
  }
  await runSchedules(db, actor, clientId, {});
  const [user] = await rows<{ id: number }>(
    db,
    sql`SELECT id FROM users WHERE client_id = ${clientId} AND is_active ORDER BY id LIMIT 1`,
  );
  for (const { dueIn, ...todo } of todos) {
    await insertTodo(db, actor, clientId, {
      ...todo,
      due_on: addDays(day, dueIn),
      assigned_to: user?.id ?? null,
    });
  }
  const done = { title: 'Send the keys of flat 3', category: 'Keys', priority: 'medium' as const };
  const { id } = await insertTodo(db, actor, clientId, { ...done, due_on: addDays(day, -2) });
  if (id) await todoTaker.take('done', { db, actor, level: 'admin', body: {} }, { id, client_id: clientId });
}
