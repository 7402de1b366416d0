import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../testing/server.ts';

const ours = 'http://localhost:5173';

describe('pages of other origins', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start('postgres', { CORS_ORIGINS: ours });
  });
  afterAll(() => server.stop());
  const preflight = (origin: string) =>
    server.request('OPTIONS', '/api/individuals/', {
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('may call when they are configured', async () => {
    expect(await preflight(ours)).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': ours,
        'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      },
    });
    const reply = await server.request('GET', '/api/individuals/', { headers: { origin: ours } });
    expect(reply).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': ours } });
  });

  it('may not otherwise', async () => {
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
