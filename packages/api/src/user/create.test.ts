import type { Paginated } from '@rentsafe/domain/pagination';
import { createUser, type InternalUser, listUsers } from '@rentsafe/domain/user';
import { describe, expect, it } from 'vitest';
import { onEitherDatabase } from '../testing/databases.ts';
import { newUser, PASSWORD, tokenOf, useUsers } from '../testing/users.ts';

onEitherDatabase((kind) => {
  const { context, admin, create, setPassword, signIn } = useUsers(kind);

  describe('create-user', () => {
    it('answers 201 with the user and a link that works once', async () => {
      const input = newUser();
      const { status, body } = await create(input);
      expect(status).toBe(201);
      expect(createUser.reply.parse(body)).toEqual(body);
      expect(body).toMatchObject({ ...input, is_active: true });
      expect(body.invitation.url).toMatch(/^http:\/\/127\.0\.0\.1:4000\/set-password#token=[\w-]{43}$/);
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
      const input = newUser();
      const headers = { 'idempotency-key': 'add-user-1' };
      const first = await create(input, 1, { headers });
      const second = await create(input, 1, { headers });
      expect(second).toMatchObject({ status: 201, body: first.body });
      const stored = await context.server.db.execute('SELECT reply FROM idempotent_replies');
      expect(JSON.stringify(stored)).not.toContain(tokenOf(first.body.invitation));
    });

    it.each([0, 3, '1', 1.5, null, true])('access_level %j is refused', async (access_level) => {
      const reply = await create(newUser({ access_level }));
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.body)).toEqual(['access_level']);
    });

    it('an email that is taken, in any case, is 409', async () => {
      const input = newUser();
      const { body } = await create(input);
      expect(await create(newUser({ email: input.email.toUpperCase() }))).toMatchObject({
        status: 409,
        body: { email: ['A user with this email already exists.'], existing: { id: body.id } },
      });
    });

    it('takes no client, password or state from the body', async () => {
      const { body } = await create({
        ...newUser(),
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
        expect((await create(newUser(), client)).status).toBe(404);
    });
  });

  describe('the list', () => {
    it('is searched by names and email, in any order and case', async () => {
      await create(newUser({ first_name: 'Zanele', last_name: 'Khumalo' }));
      const { body } = await context.server.get<Paginated<InternalUser>>(
        '/api/clients/clients/1/users/?q=KHUMALO%20zan',
        admin(),
      );
      expect(listUsers.reply.parse(body).results.map(({ first_name }) => first_name)).toEqual(['Zanele']);
      const none = await context.server.get('/api/clients/clients/1/users/?q=%25', admin());
      expect(none.body).toMatchObject({ count: 0, results: [] });
    });
  });
});
