import { type AddressInfo, connect } from 'node:net';
import { contract } from '@rentsafe/domain/contract';
import { sampleCompany } from '@rentsafe/domain/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { TestServer, useServer } from '../testing/server.ts';
import { newUser } from '../testing/users.ts';

onEitherDatabase((kind) => {
  const context = useServer(kind);
  let token = '';
  beforeAll(async () => {
    token = (await context.server.admin()).access;
  });
  const request = (method: string, url: string, options = {}) =>
    context.server.request(method, url, { token, ...options });

  describe('paths', () => {
    it('GET without the trailing slash is redirected, with its query', async () => {
      const reply = await request('GET', '/api/branches/search?q=a%20b&page=2');
      expect(reply.status).toBe(301);
      expect(reply.headers.location).toBe('/api/branches/search/?q=a%20b&page=2');
    });

    it.each(['POST', 'PATCH', 'DELETE', 'PUT'])('%s without it is 404', async (method) => {
      expect(await request(method, '/api/individuals')).toMatchObject({
        status: 404,
        body: { detail: 'Not found.' },
      });
    });

    it.each([
      '/api',
      '/api/',
      '/api/nothing/',
      '/api/nothing',
      '/api//',
      '/api/individuals/1/x/',
      '/api/companies/1/x/',
    ])('%s is unknown: JSON 404, for every method', async (url) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        expect(await request(method, url)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
      }
    });

    it.each([
      ['PUT', '/api/individuals/', 'GET, HEAD, POST'],
      ['DELETE', '/api/companies/1/', 'GET, HEAD, PATCH'],
      ['GET', '/api/auth/login/', 'POST'],
      ['OPTIONS', '/api/health/', 'GET, HEAD'],
      ['PATCH', '/api/companies/search/', 'GET, HEAD'],
      ['POST', '/api/openapi.json', 'GET, HEAD'],
    ])('%s %s is 405 with Allow: %s', async (method, url, allow) => {
      const reply = await request(method, url, { body: method === 'GET' ? undefined : {} });
      expect(reply).toMatchObject({
        status: 405,
        body: { detail: `Method "${method}" not allowed.` },
        headers: { allow },
      });
    });

    it('an id of any length is not found', async () => {
      const long = '9'.repeat(5_000);
      expect((await request('GET', `/api/individuals/${long}/full-details/`)).status).toBe(404);
      expect((await request('DELETE', `/api/clients/clients/1/users/${long}/`)).status).toBe(404);
    });

    it.each(['/api/individuals/%zz/full-details/', '/api/%', '/api/individuals/%c0%af/access-log/'])(
      '%s is refused without internals',
      async (url) => {
        const reply = await request('GET', url);
        expect([400, 404]).toContain(reply.status);
        expect(Object.keys(reply.body)).toEqual(['detail']);
      },
    );
  });

  describe('headers', () => {
    it.each([
      '/api/health/',
      '/api/individuals/',
      '/api/nothing/',
      '/api/%zz',
      '/nothing.js',
      '/login',
      '/api/docs/',
    ])('%s carries the security headers', async (url) => {
      const { headers } = await request('GET', url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      if (url.startsWith('/api')) expect(headers['cache-control']).toBe('no-store');
    });

    it('browsers are told to come by https where users do, and only there', async () => {
      const name = 'strict-transport-security';
      expect((await request('GET', '/api/health/')).headers[name]).toBeUndefined();
      const secure = await TestServer.start(kind, { PUBLIC_URL: 'https://rentsafe.example' });
      for (const url of ['/api/health/', '/login', '/api/nothing/'])
        expect((await secure.get(url)).headers[name]).toBe('max-age=31536000; includeSubDomains');
      await secure.stop();
    });

    it.each(['/%61pi/individuals/', '/api/%69ndividuals/', 'http://elsewhere.example/api/individuals/'])(
      '%s is the call it names, its headers too',
      async (url) => {
        const { status, headers, body } = await request('GET', url);
        expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
        expect(String(body.next)).toBe('http://127.0.0.1:4000/api/individuals/?page=2');
      },
    );

    it('an absolute address of nothing is JSON 404', async () => {
      expect(await request('GET', 'http://elsewhere.example/api/nothing/')).toMatchObject({
        status: 404,
        body: { detail: 'Not found.' },
      });
    });

    it.each([
      ['no Host', '', 400],
      ['an expectation', 'Host: x\r\nExpect: a-biscuit\r\n', 417],
    ])('what Node would refuse itself, %s, carries them and a detail', async (_, lines, status) => {
      if (!context.server.app.server.listening)
        await context.server.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = context.server.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /api/health/ HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
      const answer = Buffer.concat(await socket.toArray()).toString();
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).toContain('cache-control: no-store');
      expect(answer).toMatch(/\{"detail":"[^"]+"\}/);
    });

    it.each([
      ['Host', { host: 'evil.example' }],
      ['X-Forwarded-Host and -Proto', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
      ['a Host of markup', { host: 'evil"><script>' }],
    ])('G20 no link is made from %s', async (_, headers) => {
      const trusting = await buildServer({
        config: readConfig({ TRUST_PROXY: 'true', APP_DIR: '/nowhere', LOG_LEVEL: 'silent', PORT: '4123' }),
        database: context.server.database,
        now: () => context.server.clock.now,
      });
      const ask = (url: string, payload?: object) =>
        trusting.inject({
          method: payload ? 'POST' : 'GET',
          url,
          headers: { authorization: `Bearer ${token}`, ...headers },
          ...(payload && { payload }),
        });
      const page = await ask('/api/individuals/?page_size=1');
      expect(page.json<{ next: string }>().next).toMatch(/^http:\/\/127\.0\.0\.1:4123\/api/);
      const made = await ask('/api/clients/clients/1/create-user/', newUser());
      expect(made.body).toContain('http://127.0.0.1:4123/set-password#token=');
      expect(`${JSON.stringify(page.headers)}${made.body}${JSON.stringify(made.headers)}`).not.toContain(
        'evil',
      );
      await trusting.close();
    });
  });

  describe('what is asked of the server itself', () => {
    it('health and readiness need no token', async () => {
      expect(await context.server.get('/api/health/')).toMatchObject({
        status: 200,
        body: { status: 'alive' },
      });
      expect(await context.server.get('/api/ready/')).toMatchObject({
        status: 200,
        body: { status: 'ready' },
      });
    });

    it('openapi.json describes every call', async () => {
      const { status, body } = await context.server.get<{ paths: Record<string, Record<string, unknown>> }>(
        '/api/openapi.json',
      );
      expect(status).toBe(200);
      for (const { path, method } of Object.values(contract)) {
        expect(body.paths[path]?.[method.toLowerCase()]).toBeDefined();
      }
      expect(body.paths['/api/individuals/']?.get).toMatchObject({
        responses: { 200: { content: { 'application/json': {}, 'text/csv': {} } } },
      });
      expect(body.paths['/api/books/{client}/journal/']?.get).toMatchObject({
        responses: { 200: { content: { 'text/plain': { schema: { type: 'string' } } } } },
      });
      expect(body.paths['/api/auth/logout/']?.post).toMatchObject({ requestBody: { required: false } });
      expect(body.paths['/api/auth/login/']?.post).toMatchObject({ requestBody: { required: true } });
    });

    it('the documentation is a page without a script', async () => {
      const { body, headers } = await context.server.get<string>('/api/docs/');
      const nonce = /nonce-([\w-]+)/.exec(headers['content-security-policy'] ?? '')?.[1];
      expect(body).toContain(`<style nonce="${nonce}">`);
      expect(body).not.toContain('<script');
      for (const { path } of Object.values(contract)) expect(body).toContain(path);
    });
  });

  it('the log holds no password, token, ID number, name or query', async () => {
    const { server } = context;
    server.logLines.length = 0;
    const secrets = [
      'Sekuru',
      '63-123456',
      '63123456B63',
      'hush hush hush',
      'person@rentsafe.example',
      token,
    ];
    await request('GET', '/api/individuals/search/?q=Sekuru');
    await request('GET', '/api/individuals/lookup/?identification_number=63-123456-B-63');
    await request('GET', '/api/individuals/63123456B63/full-details/');
    await request('GET', '/api/63123456B63/');
    await request('GET', '/Sekuru');
    await server.post('/api/auth/login/', {
      username: 'person@rentsafe.example',
      password: 'hush hush hush',
    });
    await server.database.exec('ALTER TABLE companies RENAME TO companies_gone');
    const broken = await request('POST', '/api/companies/', {
      body: sampleCompany(8_003, { registration_name: 'Sekuru' }),
    });
    await server.database.exec('ALTER TABLE companies_gone RENAME TO companies');
    expect(broken).toMatchObject({ status: 500, body: { detail: 'Internal server error.' } });
    const log = server.logLines.join('');
    for (const secret of secrets) expect(log).not.toContain(secret);
    const lines = server.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        method: 'GET',
        route: '/api/individuals/search/',
        status: 200,
        user: expect.any(Number),
      }),
    );
    expect(log).toContain('42P01');
  });
});
