import type { ActivityEvent, AuditEvent } from '@rentsafe/domain/audit';
import type { Paginated } from '@rentsafe/domain/pagination';
import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '../db/schema.ts';
import { usd } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { bodies } from '../testing/samples.ts';
import { useAdmin } from '../testing/server.ts';
import { shownChanges } from './changes.ts';
import { named, namesOf } from './names.ts';

onEitherDatabase((kind) => {
  const { context, get, post, patch } = useAdmin(kind);
  const newest = async () =>
    (await context.server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

  describe('GET /api/audit/events/', () => {
    const activity = (query: string, token?: string) =>
      get<Paginated<ActivityEvent>>(`/api/audit/events/${query}`, token);

    it('has what was done by anybody, with the names of who and what, by action, kind and day', async () => {
      await patch('/api/companies/7/', { registration_name: 'Active Estates', version: 1 });
      await get('/api/companies/7/');
      const { body } = await activity('?type=company&action=report_read&created_from=2026-03-05&page_size=1');
      expect(body.results).toEqual([
        {
          id: expect.any(Number),
          at: '2026-03-05T08:30:00.000Z',
          user: { id: expect.any(Number), name: 'First Administrator' },
          client: { id: 1, name: 'RentSafe' },
          action: 'report_read',
          document: null,
          subject: { type: 'company', id: 7, name: 'Active Estates' },
          changes: {},
        },
      ]);
      const changed = await activity('?type=company&action=update&page_size=1');
      expect(changed.body.results).toMatchObject([
        { changes: { registration_name: [expect.any(String), 'Active Estates'] } },
      ]);
      const several = await activity('?type=company,%20branch&action=update,report_read,,update');
      expect(several.body.results.map(({ action }) => action)).toEqual(['report_read', 'update']);
      expect((await activity(`?action=${'a'.repeat(201)}`)).status).toBe(400);
      expect((await activity('?created_to=2026-03-04')).body).toMatchObject({ count: 0, results: [] });
      expect((await activity('?created_from=yesterday')).status).toBe(400);
      expect((await activity('?user=x')).status).toBe(400);
    });

    it('calls what it is about by its name or number, of every kind', async () => {
      const { db } = context.server;
      const kinds = Object.keys(named);
      const subjects = kinds.map((type) => ({ type, id: 1 }));
      const names = await namesOf(db, subjects);
      expect(names.get('client 1')).toBe('RentSafe');
      expect(names.get('book 1')).toBe('RentSafe');
      for (const [key, name] of names) expect(name, key).toEqual(expect.any(String));
    });

    it('shows others what they did themselves, and Admins of a client what concerns their client', async () => {
      const { server } = context;
      const user = await server.addUser(1, 2);
      await server.request('GET', '/api/companies/7/', { token: user.access });
      const own = { count: 1, results: [{ user: { id: user.id }, subject: { id: 7 } }] };
      for (const mine of ['true', 'false']) {
        const { body } = await activity(`?mine=${mine}&action=report_read`, user.access);
        expect(body).toMatchObject(own);
      }
      expect((await activity('?mine=true&type=company&user=999999')).body).toMatchObject({ count: 0 });
      const client = await server.addClient(1);
      const clientAdmin = await server.addUser(client, 1);
      const ofClient = await activity('?page_size=100', clientAdmin.access);
      expect(ofClient.status).toBe(200);
      expect(ofClient.body.results.filter(({ subject }) => subject.id === 7)).toEqual([]);
    });

    it('shows what changed to Admins alone: those of a client of its own records, not of the register', async () => {
      const { server } = context;
      const client = await server.addClient(1);
      const [admin, clerk] = [await server.addUser(client, 1), await server.addUser(client, 2)];
      const person = bodies.createIndividual?.(71);
      const made = await post<{ id: number }>('/api/individuals/', person, clerk.access);
      expect(made.status).toBe(201);
      await patch(`/api/individuals/${made.body.id}/`, { first_name: 'Ruvimbo', version: 1 });
      const limit = { version: 1, cost_limit: usd('75.00') };
      expect((await patch(`/api/books/${client}/`, limit, admin.access)).status).toBe(200);
      const changesFor = async (token: string) =>
        (await activity('?action=update', token)).body.results.map(({ subject, changes }) => ({
          [subject.type]: changes,
        }));
      expect(await changesFor(admin.access)).toEqual([
        { book: { cost_limit: ['50.00', '75.00'] } },
        { individual: {} },
      ]);
      expect(await changesFor(clerk.access)).toEqual([]);
      expect((await activity('?action=update&page_size=1&type=individual')).body.results).toMatchObject([
        { changes: { first_name: [expect.any(String), 'Ruvimbo'] } },
      ]);
    });

    it('reads amounts that were recorded in minor units, and names records instead of their ids', async () => {
      const { db, clock } = context.server;
      await db.insert(auditEvents).values({
        ...{ at: clock.now, user_id: 1, client_id: 1, request_id: 'test' },
        ...{ action: 'update', subject_type: 'company', subject_id: 2 },
        changes: {
          ...{ estimate: ['5000', '75.00'], rows: [2, 3] },
          ...{ merged_into: [null, 3], decided_by: [null, 1] },
        },
      });
      const { body } = await get<Paginated<AuditEvent>>('/api/audit/?subject=company:2&page_size=1');
      const names = await namesOf(db, [{ type: 'company', id: 3 }]);
      expect(body.results[0]?.changes).toEqual({
        ...{ estimate: ['50.00', '75.00'], rows: [2, 3] },
        merged_into: [null, names.get('company 3')],
        decided_by: [null, 'First Administrator'],
      });
      const ofKind = (subject_type: string) =>
        shownChanges(
          db,
          [{ action: 'update', subject_type, subject_id: null, changes: { amount: ['5000', '75.00'] } }],
          'admin',
        );
      for (const type of ['claim', 'journal'])
        expect(await ofKind(type)).toEqual([{ amount: ['50.00', '75.00'] }]);
      expect(await ofKind('bank_account')).toEqual([{ amount: ['5000', '75.00'] }]);
    });
  });

  describe('GET /api/audit/', () => {
    it('has what was done to a record, newest first, with who and what changed', async () => {
      const body = { registration_name: 'Audited Estates', version: 1 };
      const patched = await patch('/api/companies/3/', body);
      await get('/api/companies/3/');
      const reply = await get<Paginated<AuditEvent>>('/api/audit/?subject=company:3&page_size=1');
      expect(reply.body).toMatchObject({ count: 2, results: [{ action: 'report_read', changes: {} }] });
      const second = await get<Paginated<AuditEvent>>('/api/audit/?subject=company:3&page_size=1&page=2');
      expect(second.body.results).toEqual([
        {
          id: expect.any(Number),
          at: '2026-03-05T08:30:00.000Z',
          user: { id: expect.any(Number), name: 'First Administrator' },
          action: 'update',
          subject: { type: 'company', id: 3 },
          changes: { registration_name: [expect.any(String), 'Audited Estates'] },
          request_id: patched.headers['x-request-id'],
        },
      ]);
    });

    it('changes=true leaves out reads and prints', async () => {
      const patched = await patch('/api/companies/5/', { registration_name: 'Changed Estates', version: 1 });
      await get('/api/companies/5/');
      await post('/api/companies/5/access-log/', { action: 'print' });
      const { body } = await get<Paginated<AuditEvent>>('/api/audit/?subject=company:5&changes=true');
      expect(body.count).toBe(1);
      expect(body.results).toMatchObject([{ action: 'update', request_id: patched.headers['x-request-id'] }]);
      expect((await get('/api/audit/?subject=company:5&changes=false')).body).toMatchObject({ count: 3 });
      expect((await get('/api/audit/?subject=company:5&changes=1')).status).toBe(400);
    });

    it.each([
      ['', 'This field is required.'],
      ['?subject=', 'This field may not be blank.'],
      ['?subject=company', 'Use type:id.'],
      ['?subject=company:0', 'Use type:id.'],
      ['?subject=settings:1', 'Use type:id.'],
      ['?subject=company:99999999999999999', 'Use type:id.'],
      ['?subject=constructor:1', 'Use type:id.'],
    ])('%s is 400', async (query, message) => {
      expect(await get(`/api/audit/${query}`)).toMatchObject({ status: 400, body: { subject: [message] } });
    });

    it('is for Admins; those of a client see their own users and book only', async () => {
      const client = await context.server.addClient(1);
      const own = await context.server.addUser(client, 1);
      const other = await context.server.addUser(1, 2);
      expect((await get(`/api/audit/?subject=user:${own.id}`, own.access)).status).toBe(200);
      expect((await get(`/api/audit/?subject=user:${other.id}`, own.access)).status).toBe(404);
      expect((await get('/api/audit/?subject=company:1', own.access)).status).toBe(403);
      const landlord = { party: { type: 'individual', id: 1 } };
      const { id } = (await post<{ id: number }>('/api/landlords/', landlord, own.access)).body;
      const about = (subject: string, by = own.access) => get(`/api/audit/?subject=${subject}`, by);
      expect((await about(`landlord:${id}`)).body).toMatchObject({ results: [{ action: 'create' }] });
      expect((await about(`book:${client}`)).body).toMatchObject({ count: 0 });
      expect((await about('book:1')).status).toBe(404);
      for (const type of ['property', 'unit', 'lease']) {
        expect((await about(`${type}:${id}`)).status).toBe(404);
      }
      const stranger = await context.server.addUser(await context.server.addClient(2), 1);
      expect((await about(`landlord:${id}`, stranger.access)).status).toBe(404);
      expect((await get('/api/audit/?subject=company:1', other.access)).status).toBe(403);
    });
  });

  describe('reports that are opened without being read again', () => {
    it.each(['individuals', 'companies'])('of %s are in the access log and in the audit', async (list) => {
      const path = `/api/${list}/4/access-log/`;
      const { status, body } = await post(path, { action: 'print' });
      expect(status).toBe(201);
      expect(body).toMatchObject({ action: 'print', user: { name: 'First Administrator' } });
      expect(await newest()).toMatchObject({ action: 'print', subject_id: 4 });
      await post(path, { action: 'reopen' });
      expect((await get(path)).body).toMatchObject({
        count: 2,
        results: [{ action: 'reopen' }, { action: 'print' }],
      });
      expect(await newest()).toMatchObject({ action: 'report_read', subject_id: 4 });
      expect((await post(path, { action: 'view_report' })).status).toBe(400);
      expect((await post(`/api/${list}/999999/access-log/`, { action: 'print' })).status).toBe(404);
    });

    it('a client reports those of its own company', async () => {
      const { access } = await context.server.addUser(await context.server.addClient(2), 2);
      expect((await post('/api/companies/2/access-log/', { action: 'print' }, access)).status).toBe(201);
      expect((await post('/api/companies/1/access-log/', { action: 'print' }, access)).status).toBe(404);
      expect((await post('/api/individuals/1/access-log/', { action: 'print' }, access)).status).toBe(404);
    });
  });

  describe('POST /api/audit/exports/', () => {
    it('records which list, how many rows and which search', async () => {
      const body = { list: 'individuals', action: 'csv', rows: 20, q: 'moyo' };
      expect(await post('/api/audit/exports/', body)).toMatchObject({ status: 201, body });
      expect(await newest()).toMatchObject({
        action: 'export',
        subject_type: 'list',
        subject_id: null,
        changes: { list: [null, 'individuals'], rows: [null, 20], q: [null, 'moyo'] },
      });
      await post('/api/audit/exports/', { list: 'branches', action: 'print', rows: 3 });
      expect(await newest()).toMatchObject({
        action: 'print',
        changes: { list: [null, 'branches'], rows: [null, 3] },
      });
    });

    it('is for lists that one may read', async () => {
      const { access } = await context.server.addUser(await context.server.addClient(2), 2);
      const attempt = (list: string) =>
        post('/api/audit/exports/', { list, action: 'print', rows: 1 }, access);
      expect((await attempt('companies')).status).toBe(201);
      expect((await attempt('individuals')).status).toBe(201);
      expect((await attempt('users')).status).toBe(403);
      expect((await attempt('secrets')).status).toBe(400);
    });
  });
});
