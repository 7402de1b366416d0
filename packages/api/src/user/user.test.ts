import type { Paginated } from '@rentsafe/domain/pagination';
import { createUser, type InternalUser, type Invitation, listUsers } from '@rentsafe/domain/user';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEvents, users } from '../db/schema.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { PASSWORD, someone, tokenOf, useUsers } from '../testing/users.ts';

onBothDatabases((kind) => {
  const { context, admin, create, setPassword, signIn } = useUsers(kind);
  const send = (id: number, body: object, by = admin(), client = 1) =>
    context.server.request('PATCH', `/api/clients/clients/${client}/users/${id}/`, { token: by, body });
  const rowOf = async (id: number) => {
    const [row] = await context.server.db.select().from(users).where(eq(users.id, id));
    return row;
  };
  /** A change of what the user is now. */
  const patch = async (id: number, changes: object, by = admin(), client = 1) =>
    send(id, { version: (await rowOf(id))?.version ?? 1, ...changes }, by, client);
  const eventsOf = (id: number) =>
    context.server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subject_type, 'user'), eq(auditEvents.subject_id, id)))
      .orderBy(auditEvents.id);
  const remove = (id: number, by = admin(), client = 1) =>
    context.server.request('DELETE', `/api/clients/clients/${client}/users/${id}/`, { token: by });

  describe('create-user', () => {
    it('answers 201 with the user and a link that works once', async () => {
      const input = someone();
      const { status, body } = await create(input);
      expect(status).toBe(201);
      expect(createUser.reply.parse(body)).toEqual(body);
      expect(body).toMatchObject({ ...input, is_active: true });
      expect(body.invitation.url).toMatch(/^http:\/\/localhost:80\/set-password#token=[\w-]{43}$/);
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
    it('PATCH answers 200 with the user, the next version and all, and changes nothing else', async () => {
      const user = await context.server.addUser(1, 2);
      expect(await send(user.id, { version: 1, first_name: 'Ruvimbo' })).toMatchObject({
        status: 200,
        body: {
          id: user.id,
          first_name: 'Ruvimbo',
          last_name: 'Mhlanga',
          email: user.email,
          access_level: 2,
          is_active: true,
          status: 'invited',
          last_sign_in_at: null,
          version: 2,
        },
      });
      expect(await patch(user.id, { access_level: 3 })).toMatchObject({ status: 400 });
      expect((await patch(999_999, {})).status).toBe(404);
      expect((await eventsOf(user.id)).map(({ action, changes }) => [action, changes])).toEqual([
        ['update', { first_name: ['Tariro', 'Ruvimbo'] }],
      ]);
    });

    it('PATCH without the version is 400, with an old one 409, and neither changes anything', async () => {
      const user = await context.server.addUser(1, 2);
      expect(await send(user.id, { first_name: 'X' })).toMatchObject({
        status: 400,
        body: { version: ['This field is required.'] },
      });
      await patch(user.id, { is_active: false });
      const stale = await send(user.id, { version: 1, last_name: 'Moyo', is_active: true });
      expect(stale).toMatchObject({
        status: 409,
        body: { detail: 'This record was changed by someone else.', version: 2 },
      });
      expect(await rowOf(user.id)).toMatchObject({ is_active: false, last_name: 'Mhlanga', version: 2 });
    });

    it('a mistyped email is corrected: the user signs in with the new one, and it is searched', async () => {
      const { body } = await create(someone());
      await setPassword(tokenOf(body.invitation));
      const email = 'Corrected.Nyathi@rentsafe.example';
      expect((await patch(body.id, { email })).body).toMatchObject({ email });
      expect((await signIn(body.email)).status).toBe(401);
      expect((await signIn(email.toLowerCase())).status).toBe(200);
      const found = await context.server.get('/api/clients/clients/1/users/?q=corrected.nyathi', admin());
      expect(found.body).toMatchObject({ count: 1 });
      expect((await create(someone({ email: body.email }))).status).toBe(201);
    });

    it('an email that is taken is 409, and names the other user only where it is of the same client', async () => {
      const client = await context.server.addClient(2);
      const foreign = await context.server.addUser(client, 2);
      const mine = await context.server.addUser(1, 2);
      const other = await context.server.addUser(1, 2);
      const message = 'A user with this email already exists.';
      expect(await patch(mine.id, { email: other.email.toUpperCase() })).toMatchObject({
        status: 409,
        body: { email: [message], existing: { id: other.id } },
      });
      for (const reply of [
        await patch(mine.id, { email: foreign.email }),
        await create(someone({ email: foreign.email })),
      ]) {
        expect(reply.status).toBe(409);
        expect(reply.body).toEqual({ email: [message] });
      }
    });

    it('status is by the password: invited, active, inactive, and active again after all', async () => {
      const { body } = await create(someone());
      const status = async () =>
        (
          await context.server.get<Paginated<InternalUser>>(
            `/api/clients/clients/1/users/?q=${body.email}`,
            admin(),
          )
        ).body.results[0];
      expect(await status()).toMatchObject({ status: 'invited', last_sign_in_at: null });
      await patch(body.id, { is_active: false });
      expect(await status()).toMatchObject({ status: 'inactive' });
      await patch(body.id, { is_active: true });
      expect(await status()).toMatchObject({ status: 'invited' });
      const reset = await context.server.post<{ invitation: Invitation }>(
        `/api/clients/clients/1/users/${body.id}/reset-password/`,
        undefined,
        { token: admin() },
      );
      await setPassword(tokenOf(reset.body.invitation));
      await signIn(body.email);
      const now = context.server.clock.now.toISOString();
      expect(await status()).toMatchObject({ status: 'active', last_sign_in_at: now });
      await remove(body.id);
      await patch(body.id, { is_active: true });
      expect(await status()).toMatchObject({ status: 'active' });
    });

    it('deactivation ends invitations, and activating again does not revive them', async () => {
      const { body } = await create(someone());
      await remove(body.id);
      await patch(body.id, { is_active: true });
      expect((await setPassword(tokenOf(body.invitation))).status).toBe(400);
      expect((await eventsOf(body.id)).map(({ action }) => action)).toEqual([
        ...['create', 'invite', 'deactivate', 'update'],
      ]);
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
        body: { detail: 'You are the only Admin who can sign in. Make another Admin first.' },
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

  it('of two changes at once neither takes the other back', async () => {
    const { body } = await create(someone());
    const [renamed, removed] = await Promise.all([
      send(body.id, { version: 1, first_name: 'Tariro' }),
      remove(body.id),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 409]).toContain(renamed.status);
    const first_name = renamed.status === 200 ? 'Tariro' : 'Chipo';
    expect(await rowOf(body.id)).toMatchObject({ first_name, is_active: false });
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
