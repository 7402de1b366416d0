import type { CompanyCreated } from '@rentsafe/domain/company';
import { sampleCompany } from '@rentsafe/domain/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothDatabases, openTestDatabase } from '../testing/databases.ts';
import { TestServer, useServer } from '../testing/server.ts';

const newcomer = (index: number, overrides = {}) => sampleCompany(9_000 + index, overrides);

onBothDatabases((kind) => {
  const context = useServer(kind);
  let token = '';
  beforeAll(async () => {
    token = (await context.server.admin()).access;
  });
  const create = (body: unknown, headers = {}) =>
    context.server.post<CompanyCreated>('/api/companies/', body, { token, headers });

  describe('Idempotency-Key', () => {
    it('50 at once make one company; each answer is the same 201, or 409 while it runs', async () => {
      const input = newcomer(200);
      const headers = { 'idempotency-key': 'form-200' };
      const replies = await Promise.all(Array.from({ length: 50 }, () => create(input, headers)));
      const made = replies.filter(({ status }) => status === 201);
      expect(made.length).toBeGreaterThan(0);
      expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
      expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
      expect(await create(input, headers)).toMatchObject({ status: 201, body: made[0]?.body });
    });

    it('with another body it is 422; of another user or call it is another key', async () => {
      const headers = { 'idempotency-key': 'form-201' };
      const first = await create(newcomer(201), headers);
      expect((await create(newcomer(202), headers)).status).toBe(422);
      expect((await create({ registration_name: '' }, headers)).status).toBe(422);
      const branchReply = await context.server.post(
        '/api/branches/',
        { company: first.body.id, branch_name: 'Depot' },
        { token, headers },
      );
      expect(branchReply.status).toBe(201);
      const other = await context.server.addUser(1, 2);
      const theirs = await context.server.post('/api/companies/', newcomer(203), {
        token: other.access,
        headers,
      });
      expect(theirs.status).toBe(201);
    });

    it('G21 with another query it is 422; with the same one the stored reply', async () => {
      const headers = { 'idempotency-key': 'form-209' };
      const send = (query: string) =>
        context.server.post(`/api/companies/${query}`, newcomer(209), { token, headers });
      const first = await send('?from=a');
      expect(first.status).toBe(201);
      expect((await send('?from=b')).status).toBe(422);
      expect((await send('')).status).toBe(422);
      expect(await send('?from=a')).toMatchObject({ status: 201, body: first.body });
    });

    it('an error is not stored: the corrected form succeeds with the same key', async () => {
      const headers = { 'idempotency-key': 'form-204' };
      expect((await create({ ...newcomer(204), registration_name: '' }, headers)).status).toBe(400);
      await create(newcomer(3, { registration_number: 'ABC 123/2019' }));
      expect((await create(newcomer(3, { registration_number: 'ABC 123/2019' }), headers)).status).toBe(409);
      expect((await create(newcomer(204), headers)).status).toBe(201);
    });

    it('a replay is answered under another JWT_SECRET too', async () => {
      const database = await openTestDatabase(kind);
      const headers = { 'idempotency-key': 'form-208' };
      const first = await TestServer.start(kind, {}, database);
      const made = await first.post('/api/companies/', newcomer(208), {
        token: (await first.admin()).access,
        headers,
      });
      await first.app.close();
      const second = await TestServer.start(kind, { JWT_SECRET: 'x'.repeat(32) }, database);
      const again = await second.post('/api/companies/', newcomer(208), {
        token: (await second.admin()).access,
        headers,
      });
      expect([again.status, again.body]).toEqual([201, made.body]);
      await second.stop();
    });

    it('is forgotten after 24 hours', async () => {
      const headers = { 'idempotency-key': 'form-205' };
      await create(newcomer(205), headers);
      context.server.advance(24 * 3600 + 1);
      token = (await context.server.admin()).access;
      expect((await create(newcomer(206), headers)).status).toBe(201);
    });

    it.each(['a b', 'x'.repeat(201), 'ü'])('refuses the key %j', async (key) => {
      expect((await create(newcomer(207), { 'idempotency-key': key })).status).toBe(400);
    });
  });
});
