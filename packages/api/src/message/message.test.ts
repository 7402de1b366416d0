import type { Lease } from '@rentsafe/domain/lease';
import type {
  AutomationRun,
  Automations,
  Message,
  MessageBatch,
  MessagePreview,
  MessageRow,
  MessageTemplate,
  OptOut,
} from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { openHouse, rent } from '../testing/arrears.ts';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { runAllAutomations } from './automationRun.ts';

const reminder = {
  name: 'Reminder',
  kind: 'reminder',
  channel: 'email',
  subject: 'Rent of {{lease.number}}',
  body: 'Good day {{tenant.name}}, {{charge.open}} of {{charge.description}} was due on {{charge.due_on}}. In all: {{balance.USD}}.',
};

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-10T08:00:00Z');
  const { book, get, post, patch } = context;
  let house: Awaited<ReturnType<typeof openHouse>>;

  beforeEach(async () => {
    context.context.server.clock.now = new Date('2026-03-10T08:00:00Z');
    house = await openHouse(context, rent('2026-01-01', '100.00'));
  });

  const template = async (more = {}) =>
    (await post<MessageTemplate>('message-templates/', { ...reminder, ...more }, book.admin)).body;
  const toArrears = (days: number) => ({ leases: { filter: 'arrears', days } });
  const listed = async (query = '') =>
    (await get<Paginated<MessageRow> & { delivery: object }>(`messages/${query}`)).body;

  describe('templates', () => {
    it('are made and changed by Admins, and read by the users of the book', async () => {
      expect((await post('message-templates/', reminder)).status).toBe(403);
      const made = await template();
      expect(made).toMatchObject({ ...reminder, is_active: true, version: 1 });
      const path = `message-templates/${made.id}/`;
      expect((await patch(path, { is_active: false, version: 1 })).status).toBe(403);
      expect((await patch(path, { is_active: false, version: 1 }, book.admin)).body).toMatchObject({
        ...{ ...reminder, is_active: false, version: 2 },
      });
      expect((await patch(path, { name: 'Late', version: 1 }, book.admin)).status).toBe(409);
      expect((await get(path, book.stranger)).status).toBe(404);
      expect((await get<Paginated<unknown>>('message-templates/?kind=invoice')).body.count).toBe(0);
      expect((await get<Paginated<unknown>>('message-templates/?q=remind')).body.count).toBe(1);
    });

    it('name the fields of their kind', async () => {
      const { body } = await get<{ results: { kind: string; fields: { name: string }[] }[] }>(
        'message-templates/fields/',
      );
      const names = (of: string) =>
        body.results.find(({ kind }) => kind === of)?.fields.map(({ name }) => name);
      expect(names('invoice')).toContain('invoice.total');
      expect(names('receipt')).not.toContain('invoice.total');
    });

    it.each([
      [{ body: 'Dear {{tenant.nam}}' }, { body: ['There is no field tenant.nam.'] }],
      [{ subject: '{{invoice.total}}' }, { subject: ['There is no field invoice.total.'] }],
      [{ body: '{{#each leases}}x{{/each}}' }, { body: ['There is no field #each leases.'] }],
      [{ body: '{{tenant.name.first}}' }, { body: ['There is no field tenant.name.first.'] }],
      [{ body: '{{constructor}}' }, { body: ['There is no field constructor.'] }],
      [{ body: '{{}}' }, { body: ['There is no field .'] }],
      [
        { body: 'Dear {{tenant.{{lease.number}}}}' },
        { body: ['There is no field tenant.{{lease.number}}}}.'] },
      ],
      [{ body: 'Dear {{tenant.name}, pay' }, { body: ['There is no field tenant.name},.'] }],
      [{ body: 'x'.repeat(100_000) }, { body: ['Ensure this field has no more than 20000 characters.'] }],
      [{ channel: 'sms', body: 'x'.repeat(460) }, { body: ['A text message has at most 459 characters.'] }],
      [{ kind: 'rent' }, { kind: ['Not a valid choice.'] }],
    ])('%j is refused', async (wrong, body) => {
      expect(await post('message-templates/', { ...reminder, ...wrong }, book.admin)).toMatchObject({
        status: 400,
        body,
      });
    });
  });

  describe('composing', () => {
    beforeEach(() => house.run('2026-01', '2026-02'));
    afterEach(async () => {
      const { app, db } = context.context.server;
      app.config.sms = null;
      await db.execute(sql`UPDATE contact_details SET email = 'two@x.example' WHERE individual_id = 2`);
    });

    it('a template that merges to a megabyte is refused at the preview and when it is sent, and nothing waits', async () => {
      await context.context.server.db.execute(
        sql`UPDATE clients SET name = ${'K'.repeat(150)} WHERE id = ${book.client}`,
      );
      const body = '{{agency.name}}'.repeat(1_300);
      const long = await template({ name: 'Long', kind: 'free', subject: 'Rent', body });
      const before = (await listed()).count;
      const message = { template: long.id, to: { leases: { filter: 'all' } } };
      const refusal = {
        template: [expect.stringMatching(/^Filled in for .+, it is longer than 100,000 characters\.$/)],
      };
      expect(await post('messages/preview/', message)).toMatchObject({ status: 400, body: refusal });
      const sent = await post('messages/', { ...message, key: 'long' });
      expect(sent).toMatchObject({ status: 400, body: refusal });
      // What is sent by itself is left out, and stops nothing else.
      const row = { kind: 'receipt', days: 0, at_hour: 8, channel: 'email', is_active: true };
      const of = await template({ name: 'Long', kind: 'receipt', subject: 'Rent', body });
      const { server } = context.context;
      const rows = [{ ...row, template: of.id }];
      await server.request('PUT', '/api/automations/', { token: book.admin, body: { rows } });
      await house.pay('2026-03-10', '10.00');
      expect((await post<AutomationRun>('automation-runs/', {})).body).toMatchObject({
        ...{ queued: 0, skipped: [{ reason: 'too_long' }] },
      });
      expect((await listed()).count).toBe(before);
    });

    it('worked example 60: the preview counts what is then queued, and a recipient without an address is named', async () => {
      const { id } = await template({ body: '{{tenant.name}} {{lease.number}} {{balance.USD}}' });
      const message = { template: id, to: toArrears(30) };
      const preview = (await post<MessagePreview>('messages/preview/', message)).body;
      expect(preview).toMatchObject({ count: 1, without_address: 0, opted_out: 0, cost: { sms_parts: 0 } });
      expect(preview.sample[0]).toMatchObject({
        subject: `Rent of ${house.number}`,
        body: expect.stringMatching(new RegExp(`^.+ ${house.number} \\$200\\.00$`)),
        address: expect.stringContaining('@'),
      });
      expect((await listed()).count).toBe(0);
      const sent = await post<MessageBatch>('messages/', { ...message, key: 'march' });
      expect(sent).toMatchObject({ status: 201, body: { queued: 1, skipped: [] } });
      expect((await post<MessageBatch>('messages/', { ...message, key: 'march' })).body).toEqual(sent.body);
      const { results, count, delivery } = await listed(`?batch=${sent.body.batch}`);
      expect({ count, delivery }).toEqual({
        count: 1,
        delivery: { email: 'files', sms: 'none', held: null, kept: null },
      });
      expect(results[0]).toMatchObject({
        state: 'queued',
        attempts: 0,
        lease: { id: house.lease },
        sent_at: null,
        error: null,
      });
      const one = (await get<Message>(`messages/${results[0]?.id}/`)).body;
      expect(one.body).toBe(preview.sample[0]?.body);
      expect((await get(`messages/${one.id}/`, book.stranger)).status).toBe(404);
      const { exec } = context.context.server.database;
      await exec(`UPDATE contact_details SET email = NULL WHERE individual_id = ${one.party?.id}`);
      const again = await post<MessageBatch>('messages/', { ...message, key: 'again' });
      expect(again.body).toMatchObject({ queued: 0, skipped: [{ party: one.party, reason: 'no_address' }] });
      expect((await post<MessagePreview>('messages/preview/', message)).body).toMatchObject({
        ...{ count: 0, without_address: 1 },
      });
      await exec(`UPDATE contact_details SET email = 'b@x.example' WHERE individual_id = ${one.party?.id}`);
    });

    it('is listed under its day in Harare, from midnight to midnight', async () => {
      const found = async (query: string) => (await listed(query)).count;
      context.context.server.clock.now = new Date('2026-03-09T22:00:00Z');
      await post('messages/', { channel: 'letter', body: 'x', to: { parties: [person(2)] }, key: 'night' });
      expect([await found('?from=2026-03-10&to=2026-03-10'), await found('?to=2026-03-09')]).toEqual([1, 0]);
    });

    it('nobody is found in arrears of more days, and who is named twice is written to once', async () => {
      const { id } = await template({ body: 'Hello {{tenant.name}}', subject: null });
      const count = async (days: number) =>
        (await post<MessagePreview>('messages/preview/', { template: id, to: toArrears(days) })).body.count;
      expect([await count(68), await count(69)]).toEqual([1, 0]);
      const free = { channel: 'letter', body: 'Good day', to: { parties: [person(2), person(2)] } };
      const sent = await post<MessageBatch>('messages/', { ...free, key: 'twice' });
      expect(sent.body).toMatchObject({ queued: 1, skipped: [{ party: person(2), reason: 'duplicate' }] });
    });

    it('a User sees what would go to more than 500 recipients, and an Admin sends it', async () => {
      const parties = Array.from({ length: 501 }, () => person(2));
      const free = { channel: 'letter', body: 'Good day', to: { parties } };
      expect(await post('messages/preview/', free)).toMatchObject({ status: 200, body: { count: 1 } });
      expect(await post('messages/', { ...free, key: 'all' })).toMatchObject({
        status: 403,
        body: { detail: 'Only Admins can write to more than 500 at once.' },
      });
      expect((await post('messages/', { ...free, key: 'all' }, book.admin)).status).toBe(201);
    });

    it('a number in the text that is no account of the agency is in the preview, and in the audit of what is sent', async () => {
      const { db } = context.context.server;
      await db.execute(
        sql`UPDATE bank_accounts SET number = '0112-0045-678' WHERE id =
            (SELECT min(id) FROM bank_accounts WHERE client_id = ${book.client})`,
      );
      const message = {
        channel: 'letter',
        body: 'Not 01120045678 but 4004112345',
        to: { parties: [person(2)] },
      };
      expect((await post<MessagePreview>('messages/preview/', message)).body.account_numbers).toEqual([
        '4004112345',
      ]);
      const own = { ...message, body: 'Pay into 0112 0045 678' };
      expect((await post<MessagePreview>('messages/preview/', own)).body.account_numbers).toEqual([]);
      expect((await post('messages/', { ...message, key: 'foreign' })).status).toBe(201);
      const [event] = await rows<{ changes: object }>(
        db,
        sql`SELECT changes FROM audit_events WHERE subject_type = 'message' ORDER BY id DESC LIMIT 1`,
      );
      expect(event?.changes).toMatchObject({ account_numbers: [null, '4004112345'] });
    });

    it('whoever is left out is named, with the lease and why, in the preview and in what is sent', async () => {
      const { db } = context.context.server;
      const lease = { id: house.lease, number: house.number };
      const message = { channel: 'email', body: 'Good day', to: toArrears(1) };
      const preview = async (more = {}) =>
        (await post<MessagePreview>('messages/preview/', { ...message, ...more })).body;
      expect(await preview({ body: 'Until {{lease.to_on}}' })).toMatchObject({
        count: 0,
        skipped: [{ lease, reason: 'no_value', fields: ['lease.to_on'] }],
      });
      await db.execute(sql`UPDATE contact_details SET email = '' WHERE individual_id = 2`);
      const skipped = [{ party: expect.objectContaining(person(2)), lease, reason: 'no_address' }];
      expect(await preview()).toMatchObject({ count: 0, without_address: 1, skipped, sms: 0 });
      const sent = await post<MessageBatch>('messages/', { ...message, key: 'left out' });
      expect(sent.body).toMatchObject({ queued: 0, skipped });
      // The same key, the same answer.
      expect((await post('messages/', { ...message, key: 'left out' })).body).toEqual(sent.body);
    });

    it('whoever has no email gets an SMS where there is a service, unless that is too long or not wanted', async () => {
      const { app, db } = context.context.server;
      app.config.sms = { url: 'http://127.0.0.1:1/', secret: 'a secret of sixteen' };
      await db.execute(sql`UPDATE contact_details SET email = '' WHERE individual_id = 2`);
      const message = { channel: 'email', body: 'Good day {{tenant.name}}', to: toArrears(1) };
      const preview = async (more = {}) =>
        (await post<MessagePreview>('messages/preview/', { ...message, ...more })).body;
      expect(await preview()).toMatchObject({
        ...{ count: 1, without_address: 0, skipped: [], sms: 1, cost: { sms_parts: 1 } },
        sample: [{ address: expect.stringMatching(/^\+263/), subject: null, channel: 'sms' }],
      });
      expect(await preview({ sms_fallback: false })).toMatchObject({ count: 0, without_address: 1 });
      expect(await preview({ body: 'x'.repeat(460) })).toMatchObject({ count: 0, without_address: 1 });
      const sent = await post<MessageBatch>('messages/', { ...message, key: 'by sms' });
      expect(sent.body).toMatchObject({ queued: 1, skipped: [] });
      const [row] = (await listed(`?batch=${sent.body.batch}`)).results;
      expect(row).toMatchObject({ channel: 'sms', subject: null, state: 'queued' });
      const { id } = (await post<OptOut>('opt-outs/', { party: person(2), channel: 'sms' })).body;
      expect(await preview()).toMatchObject({ count: 0, without_address: 1 });
      await post(`opt-outs/${id}/end/`, { reason: 'Asked' });
    });

    it('who wants none gets what the law or the lease requires alone', async () => {
      const optOut = { party: person(2), channel: 'email', until_on: '2026-04-30' };
      expect((await post('opt-outs/', { ...optOut, until_on: '2026-03-09' })).body).toEqual({
        until_on: ['Not before 2026-03-10.'],
      });
      expect((await post('opt-outs/', optOut)).body).toMatchObject({ ...optOut, from_on: '2026-03-10' });
      expect((await get<Paginated<unknown>>('opt-outs/?channel=sms')).body.count).toBe(0);
      const body = 'Good day {{tenant.name}}';
      const of = async (kind: string) =>
        (
          await post<MessagePreview>('messages/preview/', {
            template: (await template({ kind, body, subject: null })).id,
            to: toArrears(1),
          })
        ).body;
      expect(await of('reminder')).toMatchObject({ count: 0, opted_out: 1 });
      expect(await of('demand')).toMatchObject({ count: 1, opted_out: 0 });

      const active = await get<Paginated<OptOut>>(`opt-outs/?state=active&lease=${house.lease}`);
      const given = active.body.results[0];
      expect(given).toMatchObject({ ...optOut, created_by: { name: expect.any(String) }, ended: null });
      const end = { reason: 'She asked for emails again' };
      expect((await post(`opt-outs/${given?.id}/end/`, { reason: '' })).status).toBe(400);
      expect((await post(`opt-outs/${given?.id}/end/`, end, book.stranger)).status).toBe(404);
      expect(await post(`opt-outs/${given?.id}/end/`, end)).toMatchObject({
        status: 200,
        body: { state: 'ended', ended: { on: '2026-03-10', ...end, by: { name: expect.any(String) } } },
      });
      expect(await post(`opt-outs/${given?.id}/end/`, end)).toMatchObject({
        status: 409,
        body: { state: 'ended' },
      });
      expect(await of('reminder')).toMatchObject({ count: 1, opted_out: 0 });
      // What was given, and its end, stay.
      const { db } = context.context.server;
      for (const change of [sql`channel = 'sms'`, sql`end_reason = 'Other'`, sql`ended_on = NULL`]) {
        await expect(
          db.execute(sql`UPDATE opt_outs SET ${change} WHERE id = ${given?.id}`),
        ).rejects.toThrow();
      }
      const { body: events } = await get<Paginated<{ action: string; subject: { id: number } }>>(
        `audit/?subject=opt_out:${given?.id}`,
        book.admin,
      );
      expect(events.results.map(({ action }) => action)).toEqual(['update', 'create']);
    });

    it.each([
      [{ to: {} }, { to: ['Choose parties, leases or landlords.'] }],
      [
        { to: { leases: { filter: 'property' } } },
        { to: { leases: { property: ['This field is required.'] } } },
      ],
      [
        { to: { leases: { filter: 'ids', ids: [999_999] } } },
        { to: { leases: { ids: ['Invalid pk "999999" - object does not exist.'] } } },
      ],
      [
        { to: { landlords: [999_999] } },
        { to: { landlords: ['Invalid pk "999999" - object does not exist.'] } },
      ],
      [{ body: '{{held.USD}}' }, { body: ['There is no field held.USD of a lease.'] }],
      [{ body: '' }, { body: ['This field may not be blank.'] }],
      [{ template: 999_999 }, { template: ['Invalid pk "999999" - object does not exist.'] }],
      [{ channel: null }, { channel: ['This field is required.'] }],
    ])('%j is refused', async (wrong, body) => {
      const free = { channel: 'email', body: 'Hello', to: { leases: { filter: 'all' } } };
      expect(await post('messages/preview/', { ...free, ...wrong })).toMatchObject({ status: 400, body });
      expect((await post('messages/', { ...free, ...wrong, key: 'k' })).status).toBe(400);
    });

    it('a lease that lacks what the text says is left out, and named', async () => {
      const free = { channel: 'email', body: 'Until {{lease.to_on}}', to: toArrears(1) };
      expect((await post('messages/preview/', free)).body).toMatchObject({ count: 0, without_value: 1 });
      expect((await post('messages/', { ...free, key: 'until' })).body).toMatchObject({
        ...{ queued: 0, skipped: [{ party: person(2), reason: 'no_value' }] },
      });
    });

    it('landlords are written to with what is held for them', async () => {
      await house.pay('2026-03-02', '100.00');
      const free = { channel: 'email', body: '{{landlord.name}}: {{held.USD}}', to: { landlords: 'all' } };
      const { sample } = (await post<MessagePreview>('messages/preview/', free)).body;
      expect(sample.map(({ body }) => body)).toEqual([expect.stringMatching(/: \$100\.00$/)]);
    });
  });

  describe('automations', () => {
    const row = (template: number, more = {}) => ({
      ...{ kind: 'reminder', days: 3, at_hour: 8, channel: 'email', template, is_active: true },
      ...more,
    });
    const put = <Body = Automations>(rows: object[], token = book.admin) =>
      context.context.server.request<Body>('PUT', '/api/automations/', { token, body: { rows } });

    it('are replaced whole by an Admin', async () => {
      const { id, name } = await template();
      expect((await put([row(id)], book.user)).status).toBe(403);
      const stored = { ...row(id), template: { id, name } };
      expect((await put([row(id)])).body.rows).toEqual([stored]);
      expect((await get<Automations>('automations/')).body.rows).toEqual([stored]);
      expect(
        (await patch(`message-templates/${id}/`, { channel: 'letter', version: 1 }, book.admin)).status,
      ).toBe(409);
      expect((await put([])).body.rows).toEqual([]);
      expect((await get<Automations>('automations/', book.stranger)).body.rows).toEqual([]);
    });

    it.each([
      [{ days: 61 }, { rows: [{ days: ['Ensure this value is less than or equal to 60.'] }] }],
      [{ at_hour: 20 }, { rows: [{ at_hour: ['Ensure this value is less than or equal to 19.'] }] }],
      [{ channel: 'sms' }, { rows: [{ template: ['This template is for another channel.'] }] }],
      [{ kind: 'statement' }, { rows: [{ template: ['There is no field lease.number here.'] }] }],
    ])('%j is refused', async (wrong, body) => {
      const { id } = await template();
      expect(await put([row(id, wrong)])).toMatchObject({ status: 400, body });
    });

    it('two for one day are refused', async () => {
      const { id } = await template();
      expect((await put([row(id), row(id)])).body).toEqual({
        rows: [{}, { days: ['There is already one for this day.'] }],
      });
    });

    it('a receipt, an invoice, a statement and the end of a lease are written about once', async () => {
      await house.run('2026-03');
      await house.pay('2026-03-10', '100.00');
      const made = await Promise.all(
        [
          { kind: 'receipt', body: '{{receipt.amount}} on {{receipt.received_on}}' },
          { kind: 'invoice', body: '{{invoice.total}} by {{invoice.due_on}}' },
          { kind: 'statement', body: '{{held.USD}} for {{landlord.name}}' },
        ].map((more) => template({ subject: null, ...more })),
      );
      const days = { receipt: 0, invoice: 9, statement: 9 } as Record<string, number>;
      await put(made.map(({ id, kind }) => row(id, { kind, days: days[kind] })));
      const run = await post<AutomationRun>('automation-runs/', {});
      expect(run).toMatchObject({ status: 201, body: { queued: 3, skipped: [] } });
      expect((await post<AutomationRun>('automation-runs/', {})).body.queued).toBe(0);
      const bodies = await Promise.all(
        (await listed()).results.map(async ({ id }) => (await get<Message>(`messages/${id}/`)).body.body),
      );
      expect(bodies.sort()).toEqual([
        '$100.00 by 01 Mar 2026',
        expect.stringMatching(/^\$100\.00 for /),
        '$100.00 on 10 Mar 2026',
      ]);
    });
  });

  it('a tenant is told of an inspection once, some days before it', async () => {
    const { body: lease } = await get<Lease>(`leases/${house.lease}/`);
    const inspection = { unit: lease.unit.id, kind: 'routine', planned_on: '2026-03-13' };
    expect((await post('inspections/', inspection)).status).toBe(201);
    const body = 'We inspect {{property.name}} on {{inspection.planned_on}}';
    const { id } = await template({ kind: 'notice', subject: null, body });
    const row = { kind: 'inspection', days: -3, at_hour: 8, channel: 'email', template: id, is_active: true };
    const { server } = context.context;
    await server.request('PUT', '/api/automations/', { token: book.admin, body: { rows: [row] } });
    expect((await post<AutomationRun>('automation-runs/', {})).body).toEqual({ queued: 1, skipped: [] });
    expect((await post<AutomationRun>('automation-runs/', {})).body.queued).toBe(0);
    const [written] = (await listed()).results;
    expect((await get<Message>(`messages/${written?.id}/`)).body.body).toMatch(/ on 13 Mar 2026$/);
  });

  it('a letter is printed, a queued message cancelled; what was written stays as it is', async () => {
    const free = { channel: 'letter', body: 'Good day', to: { parties: [person(2)] }, key: 'letter' };
    await post('messages/', free);
    const { id = 0 } = (await listed()).results[0] ?? {};
    expect((await post(`messages/${id}/retry/`, {})).body).toEqual({
      ...{ detail: 'Not possible in state queued.', state: 'queued' },
    });
    expect((await post<Message>(`messages/${id}/printed/`, {})).body).toMatchObject({
      state: 'sent',
      sent_at: '2026-03-10T08:00:00.000Z',
    });
    const { database } = context.context.server;
    await expect(database.exec(`UPDATE messages SET body = 'x' WHERE id = ${id}`)).rejects.toThrow(/stays/);
    await expect(database.exec(`DELETE FROM messages WHERE id = ${id}`)).rejects.toThrow(/append-only/);
    await expect(
      database.exec(`UPDATE message_deliveries SET state = 'queued' WHERE message_id = ${id}`),
    ).rejects.toThrow(/is sent/);
    expect(
      (await get<{ results: object[] }>(`audit/?subject=message:${id}`, book.admin)).body.results,
    ).toMatchObject([{ changes: { state: ['queued', 'sent'] } }]);
  });
});

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-01-04T08:00:00Z');
  const { book, get, post } = context;

  it('worked example 58: a reminder is written once, also by two processes at once; none when it was paid', async () => {
    const { server } = context.context;
    const rule = async (days: number) => {
      const made = await post<MessageTemplate>('message-templates/', reminder, book.admin);
      const rows = [
        { kind: 'reminder', days, at_hour: 8, channel: 'email', template: made.body.id, is_active: true },
      ];
      await server.request('PUT', '/api/automations/', { token: book.admin, body: { rows } });
    };
    const count = async () => (await get<Paginated<unknown>>('messages/')).body.count;
    const late = await openHouse(context, rent('2026-01-01', '100.00'));
    await late.run('2026-01');
    await rule(3);
    await Promise.all([1, 2].map(() => runAllAutomations(server.db, server.clock.now)));
    await runAllAutomations(server.db, server.clock.now);
    expect(await count()).toBe(1);
    const [message] = (await get<Paginated<MessageRow>>('messages/')).body.results;
    expect((await get<Message>(`messages/${message?.id}/`)).body).toMatchObject({
      ...{ created_by: null, kind: 'reminder', lease: { id: late.lease } },
      body: expect.stringContaining('$100.00 of '),
    });
    const paid = await openHouse(context, rent('2026-01-01', '100.00'));
    await paid.run('2026-01');
    await paid.pay('2026-01-03', '100.00');
    await rule(3);
    await runAllAutomations(server.db, server.clock.now);
    expect(await count()).toBe(0);
  });
});
