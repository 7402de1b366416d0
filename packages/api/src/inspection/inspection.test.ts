import type { AuditEvent } from '@rentsafe/domain/audit';
import type { AttachedFile } from '@rentsafe/domain/file';
import type { Inspection, InspectionComparison, InspectionTemplate } from '@rentsafe/domain/inspection';
import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openHouse, rent } from '../testing/arrears.ts';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { png } from '../testing/images.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-07-15T08:00:00Z');
  const { book, get, post, patch, newUnit } = context;
  let unit = 0;
  let lease = { id: 0, number: '' };

  beforeAll(async () => {
    const house = await openHouse(context, rent('2026-01-01', '500.00'));
    lease = { id: house.lease, number: house.number };
    unit = (await get<{ unit: { id: number } }>(`leases/${house.lease}/`)).body.unit.id;
  });

  const plan = async (more = {}) => {
    const body = { unit, kind: 'move_in', planned_on: '2026-01-01', ...more };
    const answer = await post<Inspection>('inspections/', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };
  const verb = <Body = Inspection>(id: number, name: string, body: object = {}, token = book.user) =>
    post<Body>(`inspections/${id}/${name}/`, body, token);
  const kitchen = (sink: string | null, stove: string | null, more = {}) => [
    {
      name: 'Kitchen',
      items: [
        { name: 'Sink', condition: sink, ...more },
        { name: 'Stove', condition: stove },
      ],
    },
  ];
  const fill = (id: number, areas: object[], version = 1) =>
    patch<Inspection>(`inspections/${id}/`, { areas, version });
  const finish = async (id: number, on: string) => {
    await verb(id, 'complete', { on });
    await verb(id, 'sign', { role: 'agent', name: 'Tendai Shumba' });
    await verb(id, 'sign', { role: 'tenant', name: 'Rudo Makoni', comment: 'The tap drips.' });
    return verb(id, 'final', {}, book.admin);
  };

  describe('an inspection', () => {
    it('worked example 54: from the plan to the comparison', async () => {
      const moveIn = await plan({ inspector: 'Tendai Shumba' });
      expect(moveIn).toMatchObject({
        number: 'IN-000001',
        unit: { id: unit, unit_number: '1' },
        property: { name: 'Gweru' },
        lease,
        tenant: person(2),
        kind: 'move_in',
        planned_on: '2026-01-01',
        done_on: null,
        inspector: 'Tendai Shumba',
        signatures: [],
        state: 'planned',
        without: null,
        reason: null,
        sha256: null,
        version: 1,
      });
      // Of the template that comes with the book.
      expect(moveIn.areas.map(({ name }) => name)).toContain('Kitchen');
      expect(moveIn.areas[0]?.items[0]).toEqual({
        ...{ name: 'Gate and walls', condition: null, note: '', files: [] },
      });
      expect((await fill(moveIn.id, kitchen('good', 'good'))).body.version).toBe(2);
      const final = await finish(moveIn.id, '2026-01-01');
      expect(final).toMatchObject({
        status: 200,
        body: {
          state: 'final',
          done_on: '2026-01-01',
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          signatures: [
            { role: 'agent', name: 'Tendai Shumba', comment: null, signed_at: '2026-07-15T08:00:00.000Z' },
            { role: 'tenant', name: 'Rudo Makoni', comment: 'The tap drips.' },
          ],
        },
      });
      expect((await get(`inspections/${moveIn.id}/compare/`)).status).toBe(404);

      const moveOut = await plan({ kind: 'move_out', planned_on: '2026-07-10' });
      expect(moveOut.areas).toMatchObject(kitchen(null, null));
      expect(await verb(moveOut.id, 'complete')).toMatchObject({
        status: 409,
        body: { detail: '2 items have no condition.', state: 'planned' },
      });
      await fill(moveOut.id, kitchen('fair', null));
      expect((await verb(moveOut.id, 'complete')).body).toEqual({
        ...{ detail: '1 item has no condition.', state: 'planned' },
      });
      await fill(moveOut.id, kitchen('fair', 'damaged'), 2);
      const compared = await get<InspectionComparison>(`inspections/${moveOut.id}/compare/`);
      expect(compared.body).toEqual({
        with: { id: moveIn.id, number: 'IN-000001' },
        rows: [
          { area: 'Kitchen', item: 'Sink', before: 'good', after: 'fair', worse: true },
          { area: 'Kitchen', item: 'Stove', before: 'good', after: 'damaged', worse: true },
        ],
      });
      expect((await verb(moveOut.id, 'complete', { on: '2026-07-16' })).body).toEqual({
        on: ['This date may not be in the future.'],
      });
      expect((await finish(moveOut.id, '2026-07-14')).body.state).toBe('final');
      expect((await get<InspectionComparison>(`inspections/${moveOut.id}/compare/`)).body).toEqual(
        compared.body,
      );
    });

    it('changes by the version that was read, while it is planned alone', async () => {
      const { id } = await plan({ kind: 'routine' });
      expect((await fill(id, kitchen('good', null))).status).toBe(200);
      expect(await fill(id, kitchen('poor', null))).toMatchObject({
        status: 409,
        body: { detail: 'This record was changed by someone else.', version: 2 },
      });
      expect((await get<Inspection>(`inspections/${id}/`)).body.areas).toMatchObject(kitchen('good', null));
      const twice = [...kitchen('good', 'good'), ...kitchen('good', 'good')];
      expect((await fill(id, twice, 2)).body).toEqual({
        areas: [{}, { name: ['This is in the list already.'] }],
      });
      expect((await patch(`inspections/${id}/`, { areas: kitchen('new', null), version: 2 })).body).toEqual({
        areas: [{ items: [{ condition: ['Not a valid choice.'] }] }],
      });
      await fill(id, [], 2);
      expect((await verb(id, 'complete')).body).toEqual({ detail: 'Add an item first.', state: 'planned' });
      await fill(id, kitchen('good', 'none'), 3);
      await verb(id, 'complete');
      expect(await fill(id, kitchen('poor', 'poor'), 5)).toMatchObject({
        status: 409,
        body: { state: 'done' },
      });
      await expect(
        context.context.server.db.execute(sql`UPDATE inspections SET areas = '[]' WHERE id = ${id}`),
      ).rejects.toMatchObject({ cause: { constraint: 'inspection_fixed' } });
    });

    it('is signed once by each role, and final without the tenant for a reason alone', async () => {
      const { id } = await plan({ kind: 'routine' });
      await fill(id, kitchen('good', 'good'));
      const drawing = 'M10 20L30 40M5 5L5 5';
      const agent = { role: 'agent', name: 'Tendai Shumba', drawing };
      expect(await verb(id, 'sign', agent)).toMatchObject({ status: 409, body: { state: 'planned' } });
      await verb(id, 'complete');
      const final = (body = {}, token = book.admin) => verb(id, 'final', body, token);
      // The agent has not signed.
      expect(await final({ without: 'Vacant' })).toMatchObject({ status: 409, body: { state: 'done' } });
      expect((await verb(id, 'sign', { ...agent, drawing: 'M1 1<svg>' })).status).toBe(400);
      expect((await verb(id, 'sign', agent)).body).toMatchObject({
        state: 'done',
        signatures: [{ drawing }],
      });
      expect(await verb(id, 'sign', agent)).toMatchObject({
        status: 409,
        body: { detail: 'This role has signed.', state: 'done' },
      });
      expect((await final()).body).toEqual({ detail: 'Not possible in state done.', state: 'done' });
      expect((await final({ without: 'Vacant' }, book.user)).status).toBe(403);
      expect((await final({ without: 'The unit is vacant.' })).body).toMatchObject({
        ...{ state: 'final', without: 'The unit is vacant.' },
      });
      const { body: log } = await get<Paginated<AuditEvent>>(`audit/?subject=inspection:${id}`, book.admin);
      expect(log.results.map(({ changes }) => Object.keys(changes))).toEqual([
        ['state', 'sha256', 'without'],
        ['signed_agent'],
        ['state', 'done_on'],
        ['areas'],
        [],
      ]);
      for (const statement of [
        sql`UPDATE inspections SET planned_on = '2026-02-02' WHERE id = ${id}`,
        sql`UPDATE inspections SET state = 'done', sha256 = NULL, without = NULL WHERE id = ${id}`,
      ]) {
        await expect(context.context.server.db.execute(statement)).rejects.toMatchObject({
          cause: { constraint: 'inspection_fixed' },
        });
      }
    });

    it('is completed as it was read, and signed when its device says, if that can be', async () => {
      const { id } = await plan({ kind: 'routine' });
      await fill(id, kitchen('good', 'good'));
      expect(await verb(id, 'complete', { version: 1 })).toMatchObject({
        status: 409,
        body: { detail: 'This record was changed by someone else.', version: 2 },
      });
      expect((await verb(id, 'complete', { version: 2 })).body.state).toBe('done');
      const sign = (role: string, device_at: string) =>
        verb(id, 'sign', { role, name: 'Rudo Makoni', device_at });
      expect((await sign('agent', '2026-07-15')).body).toHaveProperty('device_at');
      const { clock } = context.context.server;
      clock.now = new Date('2026-07-15T08:04:00Z');
      // Before it was planned, during, and a little after it was received.
      await sign('agent', '2026-07-15T07:54:59Z');
      await sign('tenant', '2026-07-15T08:02:00.000Z');
      const { signatures } = (await sign('landlord', '2026-07-15T08:08:00Z')).body;
      expect(signatures).toMatchObject([
        { device_at: null, user: { id: expect.any(Number) } },
        { device_at: '2026-07-15T08:02:00.000Z', signed_at: '2026-07-15T08:04:00.000Z' },
        { device_at: '2026-07-15T08:04:00.000Z' },
      ]);
      clock.now = new Date('2026-07-15T08:00:00Z');
    });

    it('has photos of its own, which stay once somebody has signed', async () => {
      const { id } = await plan({ kind: 'routine' });
      const photo = (subject = `inspection:${id}`) =>
        context.context.server.post<AttachedFile>(`/api/files/?subject=${subject}&name=sink.png`, png(5), {
          token: book.user,
        });
      const { body: own } = await photo();
      const { body: foreign } = await photo(`lease:${lease.id}`);
      const refused = await fill(id, kitchen('poor', 'good', { files: [own.id, foreign.id] }));
      expect(refused).toMatchObject({
        status: 400,
        body: { areas: [{ items: [{ files: [`Invalid pk "${foreign.id}" - object does not exist.`] }] }] },
      });
      await fill(id, kitchen('poor', 'good', { files: [own.id, own.id], note: 'Cracked' }));
      await verb(id, 'complete');
      const { body: spare } = await photo();
      expect((await post(`files/${spare.id}/remove/`, { reason: 'Twice' })).status).toBe(204);
      await verb(id, 'sign', { role: 'agent', name: 'Tendai Shumba' });
      const fixed = { status: 409, body: { detail: 'Not possible in state done.', state: 'done' } };
      expect(await photo()).toMatchObject(fixed);
      expect(await post(`files/${own.id}/remove/`, { reason: 'Ugly' })).toMatchObject(fixed);
      await verb(id, 'sign', { role: 'tenant', name: 'Rudo Makoni' });
      const { body: final } = await verb(id, 'final', {}, book.admin);
      expect(final.areas[0]?.items[0]).toMatchObject({ note: 'Cracked', files: [own.id] });
      expect((await post(`files/${own.id}/remove/`, { reason: 'Ugly' })).body).toEqual({
        ...{ detail: 'Not possible in state final.', state: 'final' },
      });
    });

    it('is saved without a photo that was removed since it was read', async () => {
      const { id } = await plan({ kind: 'routine' });
      const { body: photo } = await context.context.server.post<AttachedFile>(
        `/api/files/?subject=inspection:${id}&name=sink.png`,
        png(5),
        { token: book.user },
      );
      const read = kitchen('poor', 'good', { files: [photo.id] });
      await fill(id, read);
      expect((await post(`files/${photo.id}/remove/`, { reason: 'Blurred' })).status).toBe(204);
      const saved = await fill(id, read, 2);
      expect(saved).toMatchObject({ status: 200, body: { areas: kitchen('poor', 'good', { files: [] }) } });
    });

    it('makes a request of what is broken, with its note', async () => {
      const { id } = await plan({ kind: 'routine', inspector: 'Tendai Shumba' });
      await fill(id, kitchen('damaged', 'good', { note: 'The sink leaks.' }));
      const sent = { area: 'Kitchen', item: 'Sink', category: 'plumbing', priority: 'urgent' };
      const made = await verb<MaintenanceRequest>(id, 'request', sent);
      expect(made).toMatchObject({
        status: 201,
        body: {
          ...{ number: 'RQ-000001', unit: { id: unit }, lease, state: 'new', summary: 'The sink leaks.' },
          ...{ category: 'plumbing', priority: 'urgent', reported_by: 'Tendai Shumba' },
        },
      });
      expect((await verb<MaintenanceRequest>(id, 'request', { ...sent, item: 'Stove' })).body.summary).toBe(
        'Kitchen, Stove',
      );
      expect((await verb(id, 'request', { ...sent, item: 'Tap' })).body).toEqual({
        item: ['Not a valid choice.'],
      });
      const photo = `/api/files/?subject=request:${made.body.id}&name=sink.png`;
      expect((await context.context.server.post(photo, png(6), { token: book.user })).status).toBe(201);
      await verb(id, 'cancel', { reason: 'Twice' });
      expect(await verb(id, 'request', sent)).toMatchObject({ status: 409, body: { state: 'cancelled' } });
    });

    it('is listed by what it is found by', async () => {
      const vacant = await newUnit({ building_name: 'Msasa Court' });
      const { id, lease: none } = await plan({ unit: vacant, kind: 'routine', planned_on: '2026-08-01' });
      expect(none).toBeNull();
      const ids = async (query: string) =>
        (await get<Paginated<Inspection>>(`inspections/?${query}`)).body.results.map((row) => row.id);
      expect(await ids(`unit=${vacant}`)).toEqual([id]);
      expect(await ids('q=msasa')).toEqual([id]);
      expect(await ids('q=in-000001')).toHaveLength(1);
      expect(await ids(`state=planned&kind=routine&unit=${vacant}`)).toEqual([id]);
      expect(await ids(`due=true&unit=${vacant}`)).toEqual([]);
      const due = await plan({ unit: vacant, kind: 'routine', planned_on: '2026-07-15' });
      expect(await ids(`due=true&property=${due.property.id}`)).toEqual([due.id]);
      expect((await get('inspections/?kind=x')).body).toEqual({ kind: ['Not a valid choice.'] });
      expect((await verb(due.id, 'cancel', { reason: 'Twice' })).body).toMatchObject({
        ...{ state: 'cancelled', reason: 'Twice' },
      });
      expect(await ids(`due=true&unit=${vacant}`)).toEqual([]);
      expect((await get(`inspections/${id}/`, book.stranger)).status).toBe(404);
      expect((await post('inspections/', { unit, kind: 'routine', planned_on: 'x' })).body).toHaveProperty(
        'planned_on',
      );
      expect(
        (await post('inspections/', { unit: 1_000_000, kind: 'routine', planned_on: '2026-01-01' })).body,
      ).toEqual({
        unit: ['Invalid pk "1000000" - object does not exist.'],
      });
    });
  });

  describe('a template', () => {
    const short = { name: 'Short', kind: 'routine', areas: [{ name: 'Inside', items: ['Damp'] }] };

    it('is what an inspection begins with; two come with a book', async () => {
      const page = await get<Paginated<InspectionTemplate>>('inspection-templates/');
      expect(page.body.results.map(({ name, kind }) => [name, kind])).toEqual([
        ['Routine', 'routine'],
        ['Move-in and move-out', 'move_in'],
      ]);
      const made = await post<InspectionTemplate>('inspection-templates/', short);
      expect(made).toMatchObject({ status: 201, body: { ...short, is_active: true, version: 1 } });
      const { areas } = await plan({ kind: 'routine', template: made.body.id });
      expect(areas).toEqual([
        { name: 'Inside', items: [{ name: 'Damp', condition: null, note: '', files: [] }] },
      ]);
      const at = `inspection-templates/${made.body.id}/`;
      expect((await patch(at, { is_active: false, version: 1 })).body).toMatchObject({ is_active: false });
      const again = { unit, kind: 'routine', planned_on: '2026-07-01', template: made.body.id };
      expect((await post('inspections/', again)).body).toEqual({ template: ['Choose an active template.'] });
      expect((await get(at, book.stranger)).status).toBe(404);
      expect((await post('inspection-templates/', { ...short, areas: [] })).body).toEqual({
        areas: ['This list may not be empty.'],
      });
    });

    it('has no area twice, and no item twice in an area', async () => {
      const refused = (areas: object[]) => post('inspection-templates/', { ...short, areas });
      const area = (name: string, ...items: string[]) => ({ name, items });
      expect(await refused([area('Inside', 'Damp'), area('INSIDE', 'Damp')])).toMatchObject({
        status: 400,
        body: { areas: [{}, { name: ['This is in the list already.'] }] },
      });
      expect((await refused([area('Inside', 'Damp', 'Floor', 'damp')])).body).toEqual({
        areas: [{ items: [{}, {}, { non_field_errors: ['This is in the list already.'] }] }],
      });
      expect((await refused([area('Inside')])).body).toEqual({
        areas: [{ items: ['This list may not be empty.'] }],
      });
    });

    it('changes by the version that was read; inspections that began with it stay as they are', async () => {
      const { body: made } = await post<InspectionTemplate>('inspection-templates/', short);
      const begun = await plan({ kind: 'routine', template: made.id });
      const at = `inspection-templates/${made.id}/`;
      const areas = [{ name: 'Inside', items: ['Floor', 'Damp'] }];
      expect((await patch(at, { areas, version: 1 })).body).toMatchObject({ ...short, areas, version: 2 });
      expect(await patch(at, { name: 'Shorter', version: 1 })).toMatchObject({
        status: 409,
        body: { version: 2 },
      });
      const { body: now } = await get<Inspection>(`inspections/${begun.id}/`);
      expect(now.areas).toEqual(begun.areas);
      expect((await patch(at, { areas, version: 2 }, book.stranger)).status).toBe(404);
    });

    it('is listed by name, kind and state', async () => {
      const { body: made } = await post<InspectionTemplate>('inspection-templates/', {
        ...{ ...short, name: 'Shop front', kind: 'move_out' },
      });
      const ids = async (query: string) =>
        (await get<Paginated<InspectionTemplate>>(`inspection-templates/?${query}`)).body.results.map(
          ({ id }) => id,
        );
      expect(await ids('q=SHOP')).toEqual([made.id]);
      expect(await ids('kind=move_out')).toEqual([made.id]);
      await patch(`inspection-templates/${made.id}/`, { is_active: false, version: 1 });
      expect(await ids('kind=move_out&is_active=true')).toEqual([]);
      expect(await ids('kind=move_out&is_active=false')).toEqual([made.id]);
      expect((await get('inspection-templates/?kind=x')).body).toEqual({ kind: ['Not a valid choice.'] });
    });
  });
});
