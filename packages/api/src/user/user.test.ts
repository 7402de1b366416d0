import type { Paginated } from '@rentsafe/domain/pagination';
import { createUser, type InternalUser, listUsers } from '@rentsafe/domain/user';
import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../testing/databases.ts';
import { PASSWORD, someone, tokenOf, useUsers } from '../testing/users.ts';

onBothDatabases((kind) => {
  const { context, admin, create, setPassword, signIn } = useUsers(kind);
  const patch = (id: number, changes: object, by = admin(), client = 1) =>
    context.server.request('PATCH', `/api/clients/clients/${client}/users/${id}/`, {
      token: by,
      body: { version: 1, ...changes },
    });
  const remove = (id: number, by = admin(), client = 1) =>
    context.server.request('DELETE', `/api/clients/clients/${client}/users/${id}/`, { token: by });

  describe('create-user', () => {
    it('answers 201 with the user and a link that works once', async () => {
      const input = someone();
      const { status, body } = await create(input);
      expect(status).toBe(201);
      expect(createUser.reply.parse(body)).toEqual(body);
      expect(body).toMatchObject({ ...input, is_active: true });
      expect(body.invitation.url).toMatch(/^http:\/\/localhost:80\/set-password\?token=[\w-]{43}$/);
      expect(body.invitation.expires_at).toBe(
        new Date(context.server.clock.now.getTime() + 72 * 3_600_000).toISOString(),
      );
      expect((await setPassword(tokenOf(body.invitation))).status).toBe(204);
      expect((await signIn(input.email)).status).toBe(200);
      expect(await setPassword(tokenOf(body.invitation))).toMatchObject({
        status: 400,
        body: { token: [expect.any(String)] },
      });
    });

    it('a replay with the same Idempotency-Key answers the same, link and all', async () => {
      const input = someone();
      const headers = { 'idempotency-key': 'add-user-1' };
      const first = await create(input, 1, { headers });
      const second = await create(input, 1, { headers });
      expect(second).toMatchObject({ status: 201, body: first.body });
      const stored = await context.server.db.execute('SELECT reply FROM idempotent_replies');
      expect(JSON.stringify(stored)).not.toContain(tokenOf(first.body.invitation));
    });

    it.each([0, 3, '1', 1.5, null, true])('access_level %j is refused', async (access_level) => {
      const reply = await create(someone({ access_level }));
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.body)).toEqual(['access_level']);
    });

    it('an e-mail that is taken, in any case, is 409', async () => {
      const input = someone();
      const { body } = await create(input);
      expect(await create(someone({ email: input.email.toUpperCase() }))).toMatchObject({
        status: 409,
        body: { email: ['A user with this email already exists.'], existing: { id: body.id } },
      });
    });

    it('takes no client, password or state from the body', async () => {
      const { body } = await create({
        ...someone(),
        id: 1,
        client_id: 7,
        password: PASSWORD,
        is_active: false,
      });
      expect(body).toMatchObject({ is_active: true });
      expect((await signIn(body.email)).status).toBe(401);
      expect(
        (await context.server.get(`/api/clients/clients/1/users/?q=${body.email}`, admin())).body,
      ).toMatchObject({
        count: 1,
      });
    });

    it('an unknown client is not found', async () => {
      for (const client of ['999', '0', 'abc', '1.0'])
        expect((await create(someone(), client)).status).toBe(404);
    });
  });

  describe('the list', () => {
    it('is searched by names and e-mail, in any order and case', async () => {
      await create(someone({ first_name: 'Zanele', last_name: 'Khumalo' }));
      const { body } = await context.server.get<Paginated<InternalUser>>(
        '/api/clients/clients/1/users/?q=KHUMALO%20zan',
        admin(),
      );
      expect(listUsers.reply.parse(body).results.map(({ first_name }) => first_name)).toEqual(['Zanele']);
      const none = await context.server.get('/api/clients/clients/1/users/?q=%25', admin());
      expect(none.body).toMatchObject({ count: 0, results: [] });
    });
  });

  describe('changing and deactivating', () => {
    it('PATCH answers 200 with the user', async () => {
      const user = await context.server.addUser(1, 2);
      expect(await patch(user.id, { first_name: 'Ruvimbo' })).toMatchObject({
        status: 200,
        body: {
          id: user.id,
          first_name: 'Ruvimbo',
          last_name: 'Mhlanga',
          email: user.email,
          access_level: 2,
        },
      });
      expect(await patch(user.id, { access_level: 3 })).toMatchObject({ status: 400 });
      expect((await patch(999_999, {})).status).toBe(404);
    });

    it('a demoted Admin gets 403 at once, a deactivated user 401', async () => {
      const user = await context.server.addUser(1, 1);
      const list = () => context.server.get('/api/clients/clients/1/users/', user.access);
      expect((await list()).status).toBe(200);
      await patch(user.id, { access_level: 2 });
      expect((await list()).status).toBe(403);
      expect(await remove(user.id)).toMatchObject({ status: 204, body: '' });
      expect((await list()).status).toBe(401);
      await patch(user.id, { is_active: true });
      expect((await list()).status).toBe(401);
    });

    it('the last active Admin stays', async () => {
      const admins = await context.server.get<Paginated<InternalUser>>(
        '/api/clients/clients/1/users/?page_size=100',
        admin(),
      );
      const self = (await context.server.get<{ id: number }>('/api/auth/me/', admin())).body.id;
      for (const { id, access_level } of admins.body.results) {
        if (id !== self && access_level === 1) await patch(id, { access_level: 2 });
      }
      const invited = await create({
        first_name: 'Only',
        last_name: 'Invited',
        email: 'only.invited@example.co.zw',
        access_level: 1,
      });
      expect(invited.status).toBe(201);
      const refused = {
        status: 409,
        body: { detail: 'The last active Admin cannot be removed or demoted.' },
      };
      expect(await remove(self)).toMatchObject(refused);
      expect(await patch(self, { access_level: 2 })).toMatchObject(refused);
      expect(await patch(self, { is_active: false })).toMatchObject(refused);
      expect((await patch(self, { access_level: 1 })).status).toBe(200);
    });

    it('two Admins who demote each other at once leave one', async () => {
      const self = (await context.server.get<{ id: number }>('/api/auth/me/', admin())).body.id;
      const other = await context.server.addUser(1, 1);
      const replies = await Promise.all([
        patch(other.id, { access_level: 2 }),
        patch(self, { access_level: 2 }, other.access),
      ]);
      const done = replies.filter(({ status }) => status === 200);
      expect(done).toHaveLength(1);
      const left = await context.server.db.execute(
        `SELECT count(*)::int AS admins FROM users WHERE client_id = 1 AND access_level = 1 AND is_active AND password_hash IS NOT NULL`,
      );
      expect((left as unknown as { rows: unknown[] }).rows).toEqual([{ admins: 1 }]);
      await context.server.db.execute(`UPDATE users SET access_level = 1 WHERE id = ${self}`);
    });
  });

  it('changes at the same time are both kept', async () => {
    const { body } = await create(someone());
    const replies = await Promise.all([patch(body.id, { first_name: 'Tariro' }), remove(body.id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 204]);
    const { rows } = (await context.server.db.execute(
      `SELECT first_name, is_active FROM users WHERE id = ${body.id}`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ first_name: 'Tariro', is_active: false }]);
  });

  describe('client companies', () => {
    it('are listed and added by Admins of the provider', async () => {
      const made = await context.server.post<{ id: number }>(
        '/api/clients/clients/',
        { name: 'Kopje', company: 1 },
        { token: admin() },
      );
      expect(made).toMatchObject({ status: 201, body: { name: 'Kopje', company: 1 } });
      const { body } = await context.server.get<Paginated<unknown>>('/api/clients/clients/', admin());
      expect(body.results[0]).toEqual({ id: 1, name: 'RentSafe', company: null });
      const unknown = await context.server.post(
        '/api/clients/clients/',
        { name: 'X', company: 999_999 },
        { token: admin() },
      );
      expect(unknown).toMatchObject({
        status: 400,
        body: { company: ['Invalid pk "999999" - object does not exist.'] },
      });
    });

    it('a path that is refused is refused whatever the body', async () => {
      const client = await context.server.addClient(2);
      const theirs = await context.server.addUser(client, 1);
      expect((await create({}, 1, { token: theirs.access })).status).toBe(403);
      expect((await patch(1, { access_level: 'x' }, theirs.access)).status).toBe(403);
      expect((await create({}, 999)).status).toBe(404);
      expect((await patch(999_999, { access_level: 'x' })).status).toBe(404);
    });

    it('their Admin manages their own users only', async () => {
      const client = await context.server.addClient(1);
      const theirs = await context.server.addUser(client, 1);
      const mine = { token: theirs.access };
      const added = await create(someone(), client, mine);
      expect(added.status).toBe(201);
      for (const other of [1, 999, 'abc']) {
        expect((await create(someone(), other, mine)).status).toBe(403);
        expect((await context.server.get(`/api/clients/clients/${other}/users/`, theirs.access)).status).toBe(
          403,
        );
      }
      expect((await patch(added.body.id, { access_level: 1 }, theirs.access, client)).status).toBe(200);
      expect((await patch(added.body.id, { access_level: 2 }, admin(), 1)).status).toBe(404);
      expect((await context.server.get('/api/clients/clients/', theirs.access)).status).toBe(403);
    });
  });
});
