import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../testing/server.ts';

const script = `console.log(${JSON.stringify('baobab '.repeat(500))})`;
const index = readFileSync(new URL('../../../app/index.html', import.meta.url), 'utf8');

describe('the app', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-app-'));
  let server: TestServer;
  beforeAll(async () => {
    mkdirSync(path.join(folder, 'app/assets'), { recursive: true });
    writeFileSync(path.join(folder, 'secret.txt'), 'secret');
    const write = (name: string, content: string | Buffer) =>
      writeFileSync(path.join(folder, 'app', name), content);
    write('index.html', index);
    write('favicon.svg', '<svg/>');
    write('service-worker.js', 'addEventListener("fetch", () => {})');
    write('assets/index-Ab3dE5_x.js', script);
    write('assets/index-Ab3dE5_x.js.br', brotliCompressSync(script));
    write('assets/index-Ab3dE5_x.js.gz', gzipSync(script));
    write('built-from', 'notes of the build');
    server = await TestServer.start('postgres', {
      APP_DIR: path.join(folder, 'app'),
      API_BASE_URL: 'https://api.rentsafe.example',
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it.each([
    '/',
    '/login',
    '/services/rent-safe',
    '/services/rent-safe/admin/internal-users?next=%2F',
    '/index.html',
    '/a/b/',
    '/100%25',
  ])('%s is the app, never cached, with a nonce of its own', async (url) => {
    const [first, second] = [await get(url), await get(url)];
    const nonce = /'nonce-([\w-]{20,})'/.exec(String(first.headers['content-security-policy']))?.[1];
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.body).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`);
    expect(first.body).toContain('<meta name="rentsafe-api" content="https://api.rentsafe.example" />');
    expect(first.body.replaceAll(String(nonce), '')).not.toMatch(/__[A-Z]+/);
    expect(second.headers['content-security-policy']).not.toBe(first.headers['content-security-policy']);
  });

  it('a build that takes the place of another under a running server is served', async () => {
    const app = path.join(folder, 'app');
    expect((await get('/assets/index-Zz9yX8_w.js')).statusCode).toBe(404);
    writeFileSync(path.join(app, 'assets/index-Zz9yX8_w.js'), 'console.log(2)');
    writeFileSync(path.join(app, 'index.html'), index.replace('</head>', '<link rel="next" /></head>'));
    utimesSync(path.join(app, 'index.html'), 2_000_000_000, 2_000_000_000);
    expect((await get('/login')).body).toContain('<link rel="next" />');
    expect((await get('/assets/index-Zz9yX8_w.js')).statusCode).toBe(200);
    rmSync(path.join(app, 'index.html'));
    expect((await get('/login')).statusCode).toBe(200);
    writeFileSync(path.join(app, 'index.html'), index);
    rmSync(path.join(app, 'assets/index-Zz9yX8_w.js'));
  });

  it("allows no inline and no eval, and the configured API's address", async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("connect-src 'self' https://api.rentsafe.example");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('lets no text become markup or code (Trusted Types), but for the address of the service worker', async () => {
    const policy = String((await get('/login')).headers['content-security-policy']).split('; ');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types rentsafe-service-worker');
  });

  it('serves assets for ever, in the compressed form that the build made and the browser takes', async () => {
    const plain = await get('/assets/index-Ab3dE5_x.js');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(plain.body).toBe(script);
    const br = await get('/assets/index-Ab3dE5_x.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
    const gzip = await get('/assets/index-Ab3dE5_x.js', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  });

  it('lets the service worker read the app’s own files, and nothing else', async () => {
    const { headers } = await get('/service-worker.js');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('other files are asked for again each time, by their tag', async () => {
    const first = await get('/favicon.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/favicon.svg', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/assets/gone-Ab3dE5_x.js',
    '/nothing.css',
    '/services/x.png',
    '/favicon.ico',
    '/index.html.br',
    '/assets/index-Ab3dE5_x.js.br',
    '/api.json',
  ])('a missing file is 404: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/....//secret.txt',
    '/%252e%252e/secret.txt',
    '/\u0000/../secret.txt',
    '/a%00.js',
    '/%c0%ae%c0%ae/secret.txt',
    '//etc/passwd.txt',
    '/assets//../../secret.txt',
    '/.%2e/.%2e/.%2e/etc/passwd.txt',
    '/%252e%252e/%252e%252e/etc/passwd',
    '/..%252f..%252fetc%252fpasswd',
    '/%25252e%25252e%25252fetc',
    '/....//....//etc/passwd',
    '/..;/..;/etc/passwd',
  ])('%j stays in the folder', async (url) => {
    const reply = await get(url);
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.body).not.toContain('secret');
  });

  it('HEAD is GET without a body; POST is 405', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(405);
  });
});
