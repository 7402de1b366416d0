import type { Paginated } from '@rentsafe/domain/pagination';
import type { InternalUser, Invitation } from '@rentsafe/domain/user';
import { describe, expect, it } from 'vitest';
import { eventsOf } from '../testing/audit.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { newUser, tokenOf, useUsers } from '../testing/users.ts';

onEitherDatabase((kind) => {
  const { context, admin, create, send, patch, remove, rowOf, setPassword, signIn } = useUsers(kind);

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
      expect(
        (await eventsOf(context.server.db, 'user', user.id)).map(({ action, changes }) => [action, changes]),
      ).toEqual([['update', { first_name: ['Tariro', 'Ruvimbo'] }]]);
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
      const { body } = await create(newUser());
      await setPassword(tokenOf(body.invitation));
      const email = 'Corrected.Nyathi@rentsafe.example';
      expect((await patch(body.id, { email })).body).toMatchObject({ email });
      expect((await signIn(body.email)).status).toBe(401);
      expect((await signIn(email.toLowerCase())).status).toBe(200);
      const found = await context.server.get('/api/clients/clients/1/users/?q=corrected.nyathi', admin());
      expect(found.body).toMatchObject({ count: 1 });
      expect((await create(newUser({ email: body.email }))).status).toBe(201);
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
        await create(newUser({ email: foreign.email })),
      ]) {
        expect(reply.status).toBe(409);
        expect(reply.body).toEqual({ email: [message] });
      }
    });

    it('status is by the password: invited, active, inactive, and active again after all', async () => {
      const { body } = await create(newUser());
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
      const { body } = await create(newUser());
      await remove(body.id);
      await patch(body.id, { is_active: true });
      expect((await setPassword(tokenOf(body.invitation))).status).toBe(400);
      expect((await eventsOf(context.server.db, 'user', body.id)).map(({ action }) => action)).toEqual([
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

    it('nobody deactivates themselves', async () => {
      const { id, access } = await context.server.addUser(1, 1);
      const refused = {
        status: 409,
        body: { detail: 'You cannot deactivate your own account. Another Admin can.' },
      };
      expect(await remove(id, access)).toMatchObject(refused);
      expect(await patch(id, { is_active: false }, access)).toMatchObject(refused);
      expect((await patch(id, { first_name: 'Still' }, access)).status).toBe(200);
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
    const { body } = await create(newUser());
    const [renamed, removed] = await Promise.all([
      send(body.id, { version: 1, first_name: 'Tariro' }),
      remove(body.id),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 409]).toContain(renamed.status);
    const first_name = renamed.status === 200 ? 'Tariro' : 'Chipo';
    expect(await rowOf(body.id)).toMatchObject({ first_name, is_active: false });
  });
});
