import type { Paginated } from '@rentsafe/domain/pagination';
import type { InternalUser } from '@rentsafe/domain/user';
import { beforeEach, expect, it } from 'vitest';
import { onEitherDatabase } from '../testing/databases.ts';
import { newUser, tokenOf, useUsers } from '../testing/users.ts';

onEitherDatabase((kind) => {
  const { context, admin, create, setPassword, signIn, remove } = useUsers(kind);
  const get = <Body = Paginated<InternalUser>>(query: string) =>
    context.server.get<Body>(`/api/clients/clients/1/users/?page_size=100&${query}`, admin());
  const ids = async (query: string) => (await get(query)).body.results.map(({ id }) => id);

  let invited = 0;
  let active = 0;
  let inactive = 0;
  beforeEach(async () => {
    if (invited) return;
    const made = await Promise.all(
      ['Chuma', 'aaron', 'Zulu'].map((last_name) => create(newUser({ last_name, access_level: 2 }))),
    );
    [invited = 0, active = 0, inactive = 0] = made.map(({ body }) => body.id);
    const invitation = made[1]?.body.invitation;
    if (invitation) await setPassword(tokenOf(invitation));
    await signIn(made[1]?.body.email ?? '');
    await remove(inactive);
  });

  it('are narrowed by status and level', async () => {
    expect(await ids('status=invited')).toContain(invited);
    expect(await ids('status=active')).toContain(active);
    expect(await ids('status=inactive')).toEqual([inactive]);
    expect(await ids('status=inactive&access_level=1')).toEqual([]);
    expect(await ids('status=active&access_level=2')).toContain(active);
    const all = (await get('')).body.count;
    const parts = await Promise.all(
      ['invited', 'active', 'inactive'].map((status) => get(`status=${status}`)),
    );
    expect(parts.reduce((sum, { body }) => sum + body.count, 0)).toBe(all);
  });

  it('are ordered by name, email and last sign-in, both ways', async () => {
    const names = (await get('ordering=name')).body.results.map((user) =>
      `${user.last_name} ${user.first_name}`.toLowerCase(),
    );
    expect(names).toEqual([...names].sort());
    expect((await ids('ordering=last_sign_in')).indexOf(invited)).toBeLessThan(
      (await ids('ordering=last_sign_in')).indexOf(active),
    );
    for (const key of ['name', 'email', 'last_sign_in']) {
      expect(await ids(`ordering=-${key}`)).toEqual((await ids(`ordering=${key}`)).reverse());
    }
  });

  it.each(['ordering=password_hash', 'status=dismissed', 'access_level=3', 'format=xml'])(
    '%s is refused',
    async (query) => {
      const [name = ''] = query.split('=');
      const { status, body } = await get(query);
      expect({ status, body }).toEqual({ status: 400, body: { [name]: ['Not a valid choice.'] } });
    },
  );

  it('all that match are a CSV file, of whoever may see them', async () => {
    const { status, body } = await get<string>('format=csv&status=inactive');
    expect(status).toBe(200);
    const lines = body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('ID,First name,Last name,Access level,Email,Status,Last sign-in');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('inactive');
    const { access } = await context.server.addUser(1, 2);
    expect((await context.server.get('/api/clients/clients/1/users/?format=csv', access)).status).toBe(403);
  });
});
