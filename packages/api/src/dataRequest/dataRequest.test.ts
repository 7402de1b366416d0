import {
  DATA_REQUEST_DAYS,
  type DataRequest,
  dataRequest,
  type HeldSummary,
} from '@rentsafe/domain/dataRequest';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Individual } from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import { addDays } from '@rentsafe/format/date';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { eventsOf } from '../testing/audit.ts';
import { person, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

let counter = 91_000;

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newUnit } = useBook(kind, '2026-03-05T08:00:00Z');
  let provider = '';
  let providerUser = '';
  beforeAll(async () => {
    provider = (await context.server.admin()).access;
    providerUser = (await context.server.addUser(1, 2)).access;
  });
  /** A person whom no client knows. */
  const newPerson = async () => {
    counter += 1;
    const input = sampleIndividual(counter, { last_name: 'Objectionable' });
    return (await post<Individual>('individuals/', input, provider)).body;
  };
  const asked = {
    ...{ right: 'access', requested_by: 'Rudo Objectionable', requested_on: '2026-03-01' },
    ...{ identity_check: 'National ID seen at the office', details: 'A copy of everything' },
  };
  const request = (id: number, more = {}, token = provider) =>
    post<DataRequest>('data-requests/', { ...asked, party: person(id), ...more }, token);
  const take = (id: number, verb: string, body: object) =>
    post<DataRequest>(`data-requests/${id}/${verb}/`, body, provider);
  const objection = (id: number, purpose: string) => request(id, { right: 'objection', purpose });

  describe('a request', () => {
    it('has a case number, who asked, how identity was checked, and is due after 30 days', async () => {
      const { id } = await newPerson();
      const { status, body } = await request(id);
      expect(status).toBe(201);
      expect(dataRequest.parse(body)).toEqual(body);
      expect(body).toMatchObject({ ...asked, number: expect.stringMatching(/^DR-\d{6}$/), state: 'open' });
      expect(body.due_on).toBe(addDays('2026-03-01', DATA_REQUEST_DAYS));
      expect(body.days_left).toBe(26);
      const next = await request(id, { right: 'correction' });
      expect(Number(next.body.number.slice(3))).toBe(Number(body.number.slice(3)) + 1);
      const listed = await get<Paginated<DataRequest>>(`data-requests/?party=${id}&state=open`, provider);
      expect(listed.body.results.map((row) => row.id)).toEqual([next.body.id, body.id]);
      const done = await take(body.id, 'complete', { outcome: 'Handed over at the office' });
      expect(done.body).toMatchObject({
        ...{ state: 'done', outcome: 'Handed over at the office', decided_on: '2026-03-05', days_left: null },
        decided_by: { name: expect.any(String) },
      });
      expect(
        (await eventsOf(context.server.db, 'data_request', body.id)).map(({ action }) => action),
      ).toEqual(['create', 'update']);
    });

    it('is a to-do of RentSafe Admins until it is answered', async () => {
      const { id } = await newPerson();
      const { body } = await request(id);
      const todos = async (token: string) =>
        (
          await get<{ results: { key: string; due_on: string }[] }>(
            'todo/?kind=data_request_due&page_size=100',
            token,
          )
        ).body.results;
      const key = `data_request_due:${body.id}`;
      expect((await todos(provider)).find((todo) => todo.key === key)?.due_on).toBe(body.due_on);
      expect(await todos(book.admin)).toEqual([]);
      await take(body.id, 'refuse', { outcome: 'Identity was not shown' });
      expect((await todos(provider)).some((todo) => todo.key === key)).toBe(false);
    });

    it('is for RentSafe Admins alone', async () => {
      const { id } = await newPerson();
      for (const token of [providerUser, book.admin, book.user]) {
        expect((await request(id, {}, token)).status).toBe(403);
        expect((await get('data-requests/', token)).status).toBe(403);
        expect((await get(`individuals/${id}/held/`, token)).status).toBe(403);
      }
    });

    it.each([
      [{ party: { type: 'company', id: 1 } }, 'party'],
      [{ right: 'objection' }, 'purpose'],
      [{ purpose: 'messages' }, 'purpose'],
      [{ requested_on: '2026-03-06' }, 'requested_on'],
      [{ identity_check: ' ' }, 'identity_check'],
      [{ requested_by: '' }, 'requested_by'],
    ])('%j is 400 at %s', async (more, field) => {
      const { status, body } = await request(2, more);
      expect([status, Object.keys(body)]).toEqual([400, [field]]);
    });

    it('stays as it was made, in the database too', async () => {
      const { body } = await request((await newPerson()).id);
      const change = (set: string) =>
        context.server.database.exec(`UPDATE data_requests SET ${set} WHERE id = ${body.id}`);
      await expect(change(`details = 'Something else'`)).rejects.toThrow(/is fixed/);
      await expect(change(`state = 'ended', end_reason = 'x', ended_on = '2026-03-05'`)).rejects.toThrow();
      await expect(context.server.database.exec('DELETE FROM data_requests')).rejects.toThrow(/stay/);
    });
  });

  it('what is held is counted by company, with what stands in the way of erasing it', async () => {
    await open();
    const { id } = await newPerson();
    await context.server.grantAll(book.client);
    const lease = await post<{ id: number; number: string }>('leases/', {
      unit: await newUnit(),
      parties: [{ party: person(id), role: 'tenant' }],
      from_on: '2026-02-01',
      schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-02-01', amount: '300.00' }] }],
    });
    await post(`leases/${lease.body.id}/activate/`, {});
    await post('charge-runs/', { month: '2026-02' });
    const { body } = await get<HeldSummary>(`individuals/${id}/held/`, provider);
    const of = (kind: string) =>
      body.rows.filter((row) => row.kind === kind).map(({ client, items }) => [client.id, items]);
    expect(of('record')).toEqual([[1, 1]]);
    expect(of('leases')).toEqual([[book.client, 1]]);
    expect(of('accounts')).toEqual([[book.client, 1]]);
    expect(of('claims')).toEqual([]);
    expect(body.ties.join()).toContain(lease.body.number);
    expect((await get('individuals/999999/held/', provider)).status).toBe(404);
  });

  it('an erasure is complete once the person is anonymised, and then names nobody', async () => {
    const { id } = await newPerson();
    const { body } = await request(id, { right: 'erasure' });
    const outcome = { outcome: 'Erased; amounts stay in the accounts' };
    expect(await take(body.id, 'complete', outcome)).toMatchObject({
      status: 409,
      body: { detail: 'Anonymise the person first.' },
    });
    await expect(
      context.server.database.exec(
        `UPDATE data_requests SET state = 'done', outcome = 'x', decided_on = '2026-03-05' WHERE id = ${body.id}`,
      ),
    ).rejects.toThrow(/not erased/);
    const gone = await post(`individuals/${id}/anonymise/`, { reason: 'Asked for', version: 1 }, provider);
    expect(gone.status).toBe(200);
    const done = await take(body.id, 'complete', outcome);
    expect(done.body).toMatchObject({
      state: 'done',
      requested_by: '[…]',
      details: '[…]',
      identity_check: '[…]',
    });
    expect((await request(id)).status).toBe(409);
  });

  describe('an objection', () => {
    it('to messages holds from its recording until it is refused or ended; what the law requires is sent', async () => {
      await open();
      const { id } = await newPerson();
      await context.server.grantAll(book.client);
      const optedOut = async () => {
        const to = {
          to: { parties: [person(id)] },
          channel: 'letter',
          subject: 'News',
          body: 'Of the office',
        };
        const { body } = await post<{ skipped: { reason: string }[] }>('messages/preview/', to);
        return body.skipped.some(({ reason }) => reason === 'opted_out');
      };
      expect(await optedOut()).toBe(false);
      const { body } = await objection(id, 'messages');
      expect(await optedOut()).toBe(true);
      const write = (type: string) =>
        context.server.db.execute(sql`INSERT INTO messages (client_id, kind, channel, party_id, address, body, dedupe_key)
          SELECT ${book.client}, ${type}, 'letter', id, '7 Msasa Lane', 'Text', ${`${type}:${id}`} FROM parties WHERE individual_id = ${id}`);
      await expect(write('reminder')).rejects.toThrow();
      await write('claim_notice');
      await take(body.id, 'complete', { outcome: 'No more messages' });
      expect(await optedOut()).toBe(true);
      await take(body.id, 'end', { reason: 'Wants them again' });
      expect(await optedOut()).toBe(false);
    });

    it('to the register hides the person from companies without dealings, and the reads are still recorded', async () => {
      const found = await newPerson();
      const number = found.identification_number ?? '';
      const client = await context.server.addClient(3, true);
      const { access } = await context.server.addUser(client, 2);
      const lookUp = async (token: string) =>
        (await get<{ match: unknown }>(`individuals/lookup/?identification_number=${number}`, token)).body
          .match;
      const { body } = await objection(found.id, 'register');
      expect(await lookUp(access)).toBeNull();
      expect(await lookUp(provider)).toMatchObject({ id: found.id });
      const again = sampleIndividual(counter, { last_name: 'Objectionable' });
      const refused = await post('individuals/', again, access);
      expect(refused).toMatchObject({
        status: 409,
        body: { identification_number: [expect.stringMatching(/^This person has objected/)] },
      });
      expect(JSON.stringify(refused.body)).not.toContain(String(found.id));
      const grants = await rows(
        context.server.db,
        sql`SELECT FROM naming_grants WHERE client_id = ${client} AND party_id IN (SELECT id FROM parties WHERE individual_id = ${found.id})`,
      );
      expect(grants).toEqual([]);
      const lookups = (await eventsOf(context.server.db, 'individual', found.id)).filter(
        ({ action }) => action === 'lookup',
      );
      expect(lookups).toHaveLength(2);
      await take(body.id, 'withdraw', { reason: 'By telephone' });
      expect(await lookUp(access)).toMatchObject({ id: found.id });
    });

    it('to the register does not hide the person from a company that rents to them', async () => {
      await open();
      const found = await newPerson();
      await context.server.grantAll(book.client);
      const lease = await post<{ id: number }>('leases/', {
        unit: await newUnit(),
        parties: [{ party: person(found.id), role: 'tenant' }],
        from_on: '2026-02-01',
        schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-02-01', amount: '300.00' }] }],
      });
      await post(`leases/${lease.body.id}/activate/`, {});
      await objection(found.id, 'register');
      const number = found.identification_number ?? '';
      const { status, body } = await get(`individuals/lookup/?identification_number=${number}`);
      expect([status, body]).toMatchObject([200, { match: { id: found.id } }]);
    });
  });
});
