import { sampleCompany } from '@rentsafe/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type Timeouts } from '../db/postgres.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../testing/constants.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { addCount, amount } from '../testing/proof.ts';
import { DatabaseProxy } from '../testing/proxy.ts';
import { TestServer } from '../testing/server.ts';

/** A server on a PostgreSQL that can be cut off. */
function useProxiedServer(timeouts?: Timeouts) {
  const context = {} as { proxy: DatabaseProxy; server: TestServer };
  beforeAll(async () => {
    const url = await createTestDatabase();
    context.proxy = new DatabaseProxy(url);
    await context.proxy.open();
    const database = openPostgres(context.proxy.through(url), timeouts);
    context.server = await TestServer.start('postgres', {}, database);
  });
  afterAll(() => context.server.stop());
  return context;
}

describe('when PostgreSQL is gone', () => {
  const context = useProxiedServer();

  it('calls are 503 with Retry-After, health goes on, and all is back within 5 seconds', async () => {
    const { proxy, server } = context;
    const { access: token } = await server.admin();
    for (let round = 0; round < amount(2, 10); round += 1) {
      const inFlight = Array.from({ length: 20 }, (_, nth) =>
        server.post('/api/companies/', sampleCompany(1_000 + round * 20 + nth), { token }),
      );
      await inFlight[0];
      await proxy.cut();
      addCount('cuts');
      for (const { status } of await Promise.all(inFlight)) expect([201, 503]).toContain(status);
      expect(await server.get('/api/individuals/', token)).toMatchObject({
        status: 503,
        body: { detail: expect.any(String) },
        headers: { 'retry-after': '5' },
      });
      expect((await server.get('/api/ready/')).status).toBe(503);
      expect((await server.get('/api/health/')).status).toBe(200);

      await proxy.open();
      const status = async () => (await server.get('/api/individuals/', token)).status;
      await expect.poll(status).toBe(200);
      expect((await server.get('/api/ready/')).status).toBe(200);
    }
  });
});

describe('when PostgreSQL goes in the middle of a sign-in', () => {
  const context = useProxiedServer();

  it('it does not count as failed, however often, and the account stays open', async () => {
    const { proxy, server } = context;
    const { passwords } = server.app;
    const compare = passwords.run.bind(passwords);
    const signIn = (password: string) => server.post('/api/auth/login/', { username: ADMIN_EMAIL, password });
    passwords.run = async (task) => {
      const result = await compare(task);
      await proxy.cut();
      return result;
    };
    for (let outage = 0; outage < 7; outage += 1) {
      expect((await signIn(outage % 2 ? ADMIN_PASSWORD : 'wrong')).status).toBe(503);
      await proxy.open();
      await expect.poll(async () => (await server.get('/api/ready/')).status).toBe(200);
    }
    passwords.run = compare;
    for (let failure = 0; failure < 4; failure += 1) expect((await signIn('wrong')).status).toBe(401);
    expect((await signIn(ADMIN_PASSWORD)).status).toBe(200);
  });
});

describe('when PostgreSQL falls silent', () => {
  const context = useProxiedServer({ connect: 500, statement: 0, silence: 500 });

  it('calls that wait are 503 too, and all is back when it speaks again', async () => {
    const { proxy, server } = context;
    const { access: token } = await server.admin();
    const list = () => server.get('/api/individuals/?page_size=1', token);
    expect((await Promise.all(Array.from({ length: 10 }, list))).map(({ status }) => status)).not.toContain(
      503,
    );
    proxy.fallSilent();
    const waiting = [
      ...Array.from({ length: 6 }, list),
      ...Array.from({ length: 14 }, (_, nth) =>
        server.post('/api/companies/', sampleCompany(3_000 + nth), { token }),
      ),
    ];
    for (const reply of await Promise.all(waiting)) {
      expect(reply).toMatchObject({
        status: 503,
        body: { detail: 'The service is temporarily unavailable. Try again in a few seconds.' },
        headers: { 'retry-after': '5' },
      });
      addCount('calls');
    }
    expect((await server.get('/api/ready/')).status).toBe(503);
    expect((await server.get('/api/health/')).status).toBe(200);

    await proxy.cut();
    await proxy.open();
    await expect.poll(async () => (await list()).status).toBe(200);
  });
});
