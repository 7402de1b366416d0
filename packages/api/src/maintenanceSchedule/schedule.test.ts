import type {
  MaintenanceSchedule,
  ScheduleCalendar,
  ScheduleRun,
} from '@rentsafe/domain/maintenanceSchedule';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { type Columns, refusalOf, change as update } from '../testing/refusal.ts';
import { runDueSchedules } from './runAll.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-04-30T08:00:00Z');
  const { book, open, get, post, patch, newProperty } = context;
  let property = 0;
  let unit = 0;

  beforeEach(async () => {
    await open();
    const made = await newProperty();
    property = made.id;
    unit = made.units[0]?.id ?? 0;
  });

  const pump = {
    category: 'water',
    summary: 'Service the borehole pump',
    from_on: '2026-01-31',
    lead_days: 0,
  };
  const monthly = { count: 1, unit: 'month' };
  const add = async (more = {}) =>
    (
      await post<MaintenanceSchedule & Refusal>('maintenance-schedules/', {
        ...pump,
        property,
        every: monthly,
        ...more,
      })
    ).body;
  const run = async (body = {}) => (await post<ScheduleRun & Refusal>('schedule-runs/', body)).body;
  const dueDays = async () => {
    const { db } = context.context.server;
    const found = await rows<{ on: string }>(
      db,
      sql`SELECT due_on::text AS on FROM work_orders WHERE client_id = ${book.client} ORDER BY id`,
    );
    return found.map(({ on }) => on);
  };
  const calendar = async (from: string, to: string) =>
    (await get<ScheduleCalendar & Refusal>(`maintenance-schedules/calendar/?from=${from}&to=${to}`)).body;

  it('is planned, read, searched, changed and paused', async () => {
    const made = await add({ unit, estimate: usd('120.00'), instructions: 'Ask for the key' });
    expect(made).toMatchObject({
      ...pump,
      property: { id: property, name: 'Gweru' },
      unit: { id: unit, number: '1' },
      ...{
        every: monthly,
        to_on: null,
        contractor: null,
        estimate: usd('120.00'),
        instructions: 'Ask for the key',
      },
      ...{ next_on: '2026-04-30', last_order: null, is_active: true, version: 1 },
    });
    const list = async (query: string) =>
      (await get<Paginated<MaintenanceSchedule>>(`maintenance-schedules/?${query}`)).body.results.map(
        ({ id }) => id,
      );
    expect(await list('q=borehole gweru')).toEqual([made.id]);
    expect(await list('q=roof')).toEqual([]);
    expect(await list('is_active=false')).toEqual([]);
    const paused = await patch<MaintenanceSchedule>(`maintenance-schedules/${made.id}/`, {
      ...{ version: 1, is_active: false, every: { count: 2, unit: 'week' }, estimate: null },
    });
    expect(paused.body).toMatchObject({ is_active: false, next_on: null, estimate: null, version: 2 });
    expect(await list('is_active=false')).toEqual([made.id]);
    expect(await run()).toEqual({ created: [], skipped: [] });
    expect((await get(`maintenance-schedules/${made.id}/`, book.stranger)).status).toBe(404);
  });

  it('worked example 53: a month keeps its day, and a second run drafts nothing', async () => {
    const { id } = await add();
    const first = await run({ until: '2026-04-30' });
    expect(first.created.map(({ number }) => number)).toEqual([
      'WO-000001',
      'WO-000002',
      'WO-000003',
      'WO-000004',
    ]);
    expect(await dueDays()).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect(await run({ until: '2026-04-30' })).toEqual({ created: [], skipped: [] });
    expect((await get<MaintenanceSchedule>(`maintenance-schedules/${id}/`)).body.last_order).toMatchObject({
      number: 'WO-000004',
    });
  });

  it('worked example 53: every two weeks', async () => {
    await add({ every: { count: 2, unit: 'week' }, from_on: '2026-01-05' });
    await run({ until: '2026-02-02' });
    expect(await dueDays()).toEqual(['2026-01-05', '2026-01-19', '2026-02-02']);
  });

  it('drafts so many days before, of what is owned then, up to its end', async () => {
    const sold = await newProperty({ owned_from: '2026-03-01' });
    await add({ from_on: '2026-05-14', lead_days: 14 });
    await add({ from_on: '2026-05-15', lead_days: 14 });
    const { id } = await add({ property: sold.id, from_on: '2026-02-28', to_on: '2026-03-28' });
    const { created, skipped } = await run();
    expect(created).toHaveLength(2);
    expect(await dueDays()).toEqual(['2026-03-28', '2026-05-14']);
    expect(skipped).toEqual([
      { schedule: { id, name: pump.summary }, reason: 'Nobody owns the property on 2026-02-28.' },
    ]);
  });

  it('of several runs at once, by call and by the job, each day is drafted once', async () => {
    await add();
    const { db, clock } = context.context.server;
    await Promise.all([run(), run(), runDueSchedules(db, clock.now), run(), runDueSchedules(db, clock.now)]);
    expect(await dueDays()).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect(await runDueSchedules(db, clock.now)).toMatch(/^0 work orders drafted in \d+ books?\.$/);
  });

  it('the calendar has every day, with its order where there is one; paused, only those', async () => {
    const { id, version } = await add();
    await run({ until: '2026-02-28' });
    const { results } = await calendar('2026-02-01', '2026-03-31');
    expect(results).toEqual([
      {
        ...{ schedule: { id, name: pump.summary }, property: { id: property, name: 'Gweru' } },
        ...{
          summary: pump.summary,
          on: '2026-02-28',
          order: { id: expect.any(Number), number: 'WO-000002' },
        },
      },
      expect.objectContaining({ on: '2026-03-31', order: null }),
    ]);
    await patch(`maintenance-schedules/${id}/`, { version, is_active: false });
    expect((await calendar('2026-02-01', '2026-03-31')).results.map(({ on }) => on)).toEqual(['2026-02-28']);
    expect(await calendar('2026-03-01', '2026-02-01')).toEqual({ to: ['Not before 2026-03-01.'] });
    expect(await calendar('2026-01-01', '2027-01-02')).toEqual({ to: ['At most 366 days.'] });
    expect((await calendar('2026-01-01', '2027-01-01')).results).toHaveLength(2);
  });

  const change = async ({ id, version }: MaintenanceSchedule, body: object) =>
    (await patch<MaintenanceSchedule>(`maintenance-schedules/${id}/`, { version, ...body })).body;

  it('resumed, it is due from that day on: no day of its pause is ordered', async () => {
    const { server } = context.context;
    const { clock } = server;
    const made = await add({ from_on: '2026-03-15' });
    await run();
    const paused = await change(made, { is_active: false });
    const before = clock.now;
    clock.now = new Date('2026-11-27T08:00:00Z');
    try {
      // The session of April has ended.
      book.user = (await server.addUser(book.client, 2)).access;
      const resumed = await change(paused, { is_active: true });
      expect(resumed.next_on).toBe('2026-12-15');
      expect((await run()).created).toEqual([]);
      expect((await calendar('2026-03-01', '2026-12-31')).results.map(({ on }) => on)).toEqual([
        ...['2026-03-15', '2026-04-15', '2026-12-15'],
      ]);
      expect((await run({ until: '2026-12-31' })).created).toHaveLength(1);
    } finally {
      clock.now = before;
    }
  });

  it.each([
    ['a shorter interval', { every: { count: 3, unit: 'month' } }, { every: monthly }, []],
    ['another day', { from_on: '2026-01-15' }, { from_on: '2026-01-20' }, []],
    ['a later end, after it ended', { to_on: '2026-02-28' }, { to_on: null }, ['2026-04-30']],
  ])('%s is due from today on', async (_, more, changed, ordered) => {
    const made = await add(more);
    await run();
    const before = (await dueDays()).length;
    expect(await change(made, changed)).toMatchObject({ version: 2 });
    await run();
    expect((await dueDays()).slice(before)).toEqual(ordered);
  });

  it('days that passed while no server ran are ordered, of what was only renamed too', async () => {
    const made = await add();
    await change(made, { summary: 'Service the pump', lead_days: 7 });
    await run();
    expect(await dueDays()).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('the database refuses one that begins anew and is due before', async () => {
    await add();
    for (const columns of [{ every_count: 3 }, { from_on: '2026-02-01' }] as Columns[]) {
      expect(await refusalOf(context.context.server.db, update('maintenance_schedules', columns))).toBe(
        'due_from_its_change',
      );
    }
  });

  it.each([
    [{ to_on: '2026-01-30' }, { to_on: ['Not before 2026-01-31.'] }],
    [{ from_on: '2026-02-29' }, { from_on: expect.any(Array) }],
    [{ every: { count: 61, unit: 'week' } }, { every: expect.anything() }],
    [{ lead_days: 91 }, { lead_days: expect.any(Array) }],
    [{ property: 999_999 }, { property: ['Invalid pk "999999" - object does not exist.'] }],
    [{ unit: 999_999 }, { unit: ['Invalid pk "999999" - object does not exist.'] }],
    [{ contractor: 999_999 }, { contractor: ['Invalid pk "999999" - object does not exist.'] }],
  ])('%o is refused', async (more, refusal) => {
    expect(await add(more)).toEqual(refusal);
  });

  it('a run more than a year ahead is refused', async () => {
    expect(await run({ until: '2027-05-02' })).toEqual({ until: ['At most a year from today.'] });
  });
});
