import { sampleCompany } from '@rentsafe/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../db/database.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { amount } from '../testing/proof.ts';
import { DatabaseProxy } from '../testing/proxy.ts';
import { TestServer } from '../testing/server.ts';

describe('when PostgreSQL is gone', () => {
  let proxy: DatabaseProxy;
  let server: TestServer;
  beforeAll(async () => {
    const url = await createTestDatabase();
    proxy = new DatabaseProxy(url);
    await proxy.open();
    server = await TestServer.start('postgres', {}, openPostgres(proxy.through(url)));
  });
  afterAll(() => server.stop());

  it('calls are 503 with Retry-After, health goes on, and all is back within 5 seconds', {
    timeout: 60_000,
  }, async () => {
    const { access: token } = await server.admin();
    for (let round = 0; round < amount(2, 10); round += 1) {
      const inFlight = Array.from({ length: 20 }, (_, nth) =>
        server.post('/api/companies/', sampleCompany(1_000 + round * 20 + nth), { token }),
      );
      await inFlight[0];
      await proxy.cut();
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
      await expect.poll(status, { timeout: 5_000 }).toBe(200);
      expect((await server.get('/api/ready/')).status).toBe(200);
    }
  });
});
