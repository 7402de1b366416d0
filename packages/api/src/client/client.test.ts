import type { Paginated } from '@rentsafe/domain/pagination';
import { describe, expect, it } from 'vitest';
import { onEitherDatabase } from '../testing/databases.ts';
import { newUser, useUsers } from '../testing/users.ts';

onEitherDatabase((kind) => {
  const { context, admin, create, patch } = useUsers(kind);

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
      const added = await create(newUser(), client, mine);
      expect(added.status).toBe(201);
      for (const other of [1, 999, 'abc']) {
        expect((await create(newUser(), other, mine)).status).toBe(403);
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
