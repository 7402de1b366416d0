import type { MessageRow, MessageTemplate } from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import { beforeEach, expect, it } from 'vitest';
import { openHouse, rent } from '../testing/arrears.ts';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { runAllAutomations } from './automationRun.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-01-02T08:00:00Z');
  const { book, get, post, patch } = context;
  let house: Awaited<ReturnType<typeof openHouse>>;
  const on = async (day: string) => {
    const { server } = context.context;
    server.clock.now = new Date(`${day}T08:00:00Z`);
    book.user = (await server.addUser(book.client, 2)).access;
    book.admin = (await server.addUser(book.client, 1)).access;
  };
  const job = async (day: string) => {
    await on(day);
    const { db, clock } = context.context.server;
    return Number(/^\d+/.exec(await runAllAutomations(db, clock.now))?.[0]);
  };
  const sendBy = async (kindOf: string, days: number, fields: object) => {
    const text = {
      name: kindOf,
      channel: 'email',
      subject: 'Rent',
      body: 'Good day {{tenant.name}}',
      ...fields,
    };
    const { body } = await post<MessageTemplate>('message-templates/', text, book.admin);
    const row = { kind: kindOf, days, at_hour: 8, channel: 'email', template: body.id, is_active: true };
    const { server } = context.context;
    const put = await server.request('PUT', '/api/automations/', {
      token: book.admin,
      body: { rows: [row] },
    });
    expect(put.status, JSON.stringify(put.body)).toBe(200);
  };
  const count = async () => (await get<Paginated<MessageRow>>('messages/')).body.count;

  beforeEach(async () => {
    await on('2026-01-02');
    house = await openHouse(context, rent('2026-01-01', '100.00'));
  });

  it('G19 a reminder that came due in a week without the job is written once', async () => {
    await house.run('2026-01');
    await sendBy('reminder', 3, { kind: 'reminder' });
    expect(await job('2026-01-02')).toBe(0);
    expect(await job('2026-01-12')).toBe(1);
    expect(await job('2026-01-12')).toBe(0);
    expect(await job('2026-01-30')).toBe(0);
    expect(await count()).toBe(1);
  });

  it('G19 of days before it was switched on nothing is written, however long the job was away', async () => {
    await house.run('2026-01');
    await on('2026-01-20');
    await sendBy('reminder', 3, { kind: 'reminder' });
    expect(await job('2026-01-21')).toBe(0);
    expect(await job('2026-02-20')).toBe(0);
  });

  it('G19 what is dated long ago and recorded since the last run is written', async () => {
    await sendBy('invoice', 0, { kind: 'invoice' });
    expect(await job('2026-01-10')).toBe(0);
    await on('2026-01-20');
    await house.run('2026-01');
    expect(await job('2026-01-25')).toBe(1);
    expect(await job('2026-01-26')).toBe(0);
  });

  it.each([
    ['2026-02-01', 1],
    ['2026-02-20', 0],
  ])('G19 a lease whose end was set late is told by %s: %i', async (day, messages) => {
    await sendBy('lease_ending', -30, { kind: 'notice' });
    expect(await job('2026-01-10')).toBe(0);
    await on('2026-01-20');
    const notice = { given_on: '2026-01-02', ends_on: '2026-02-05' };
    expect((await post(`leases/${house.lease}/give-notice/`, notice)).status).toBe(200);
    expect(await job(day)).toBe(messages);
    expect(await job(day)).toBe(0);
  });

  it('a clock that jumps a day, and is put right, loses nothing and repeats nothing', async () => {
    await house.run('2026-01');
    await sendBy('reminder', 3, { kind: 'reminder' });
    expect(await job('2026-01-03')).toBe(0);
    expect(await job('2026-01-04')).toBe(1);
    expect(await job('2026-01-03')).toBe(0);
    expect(await job('2026-01-04')).toBe(0);
    await patch(`leases/${house.lease}/`, { grace_days: 3, version: 2 });
    expect(await job('2026-01-05')).toBe(0);
    expect(await count()).toBe(1);
  });
});
