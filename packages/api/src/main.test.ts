import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleCompany } from '@rentsafe/domain/fixtures';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { EMPTY } from './testing/constants.ts';
import { createTestDatabase, type Kind, onBothDatabases } from './testing/databases.ts';
import { ServerProcess } from './testing/process.ts';
import { addCount, amount, isWhole } from './testing/proof.ts';

const admin = { ADMIN_EMAIL: 'first@rentsafe.example', ADMIN_PASSWORD: 'Msasa trees turn red 9' };
const started: ServerProcess[] = [];
const folders: string[] = [];

function run(env: Record<string, string>): ServerProcess {
  const server = new ServerProcess({ ...admin, ...env });
  started.push(server);
  return server;
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-data-'));
  cpSync(inject('emptyDataDir'), folder, { recursive: true });
  folders.push(folder);
  return folder;
}

const placeFor = async (kind: Kind): Promise<Record<string, string>> =>
  kind === 'pglite' ? { DATA_DIR: newFolder() } : { DATABASE_URL: await createTestDatabase(EMPTY) };

afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGKILL');
    await server.exited;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function signIn(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });
  return ((await reply.json()) as { access: string }).access;
}

const createCompany = (address: string, token: string, index: number, key?: string) =>
  fetch(`${address}/api/companies/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(sampleCompany(index)),
  });

/** How many requests are under way when the signal comes: as many as get a connection at once. Others may wait too long. */
const LOAD = 10;

/** Waits until no process listens any more. */
async function isRefused(port: number, host: string): Promise<void> {
  for (;;) {
    const socket = connect(port, host);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!isOpen) return;
  }
}

describe('a token life of seconds', () => {
  it('is over by the real clock, and a refresh goes on from there, time after time', async () => {
    const server = run({ ...(await placeFor('postgres')), ACCESS_TOKEN_SECONDS: '4' });
    const address = await server.address();
    const send = (path: string, body: object) =>
      fetch(`${address}/api/auth/${path}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const status = async (token: string) =>
      (await fetch(`${address}/api/auth/me/`, { headers: { authorization: `Bearer ${token}` } })).status;
    const login = await send('login', { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
    let tokens = (await login.json()) as { access: string; refresh: string };
    for (let round = 0; round < 2; round += 1) {
      await expect.poll(() => status(tokens.access)).toBe(401);
      tokens = (await (await send('refresh', { refresh: tokens.refresh })).json()) as typeof tokens;
      expect(await status(tokens.access)).toBe(200);
    }
  });
});

describe('samples', () => {
  it('come in behind a server that answers; one that is killed leaves none half in, and the next goes on', async () => {
    const place = { ...(await placeFor('postgres')), SAMPLE_DATA: 'true', SAMPLE_MONTHS: '1' };
    const first = run(place);
    let address = await first.address();
    const read = async <Body>(path: string) => (await (await fetch(`${address}${path}`)).json()) as Body;
    const samplesOf = async () =>
      (await read<{ samples?: { done: number; total: number } }>('/api/ready/')).samples;
    await expect.poll(async () => (await samplesOf())?.done).toBeGreaterThan(3);
    const headers = { authorization: `Bearer ${await signIn(address)}` };
    const today = await fetch(`${address}/api/overview/today/`, { headers });
    expect(await today.json()).toMatchObject({ samples: { total: (await samplesOf())?.total } });
    first.child.kill('SIGKILL');
    await first.exited;
    expect(first.output).not.toContain('All samples are in.');
    const second = run(place);
    address = await second.address();
    expect((await samplesOf())?.done).toBeGreaterThan(3);
    await second.waitFor(/All samples are in\.\n/);
    expect(await samplesOf()).toBeUndefined();
    expect(second.output).not.toContain('was left out');
    const again = { authorization: `Bearer ${await signIn(address)}` };
    const count = async (path: string) =>
      ((await (await fetch(`${address}${path}`, { headers: again })).json()) as { count: number }).count;
    expect(await count('/api/individuals/')).toBe(2_400);
    expect(await count('/api/properties/')).toBe(110);
    // Of each book.
    expect(await count('/api/disputes/')).toBe(2);
  }, 400_000);
});

describe('starting', () => {
  it('a wrong variable ends the process with one line that names it', async () => {
    const server = run({ PORT: 'four thousand' });
    expect((await server.exited).code).toBe(1);
    expect(server.output).toBe('PORT is not valid: set it to a whole number from 0 to 65535.\n');
  });

  it.each(['ADMIN_PASSWORD', 'SAMPLE_PASSWORD'])('%s may not be weak', async (name) => {
    const server = run({ ...(await placeFor('postgres')), [name]: 'Manchester2024' });
    expect((await server.exited).code).toBe(1);
    expect(server.output).toContain(`${name} is not valid: This password is too common.\n`);
    expect(server.output).not.toContain('RentSafe is at');
  });

  it('a database that is not there ends the process with one line, without the password', async () => {
    const server = run({ DATABASE_URL: 'postgres://u:hush@127.0.0.1:1/none' });
    expect((await server.exited).code).toBe(1);
    expect(server.output).toMatch(/The database at DATABASE_URL cannot be used: ECONNREFUSED/);
    expect(server.output).not.toContain('hush');
  });

  it('without a password one is made, shown once, and works', async () => {
    const server = run({ ...(await placeFor('postgres')), ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
    const address = await server.address();
    await server.waitFor(/shown only once/);
    const [, username, password] = /Sign in as (\S+) with the password (\S+)/.exec(server.output) ?? [];
    expect(username).toBe('admin@rentsafe.example');
    const login = await fetch(`${address}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    expect(login.status).toBe(200);
  });

  it('the password is shown as soon as it is kept, also where the start fails after that', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const server = run({
      ...(await placeFor('postgres')),
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
      PORT: String(port),
    });
    expect((await server.exited).code).toBe(1);
    taken.close();
    expect(server.output).toMatch(
      /The first Admin is admin@rentsafe\.example, with the password [\w-]{16}\n/,
    );
  });

  it('a second process on the data folder is refused; after kill -9 the folder is free, and no password is shown again', async () => {
    const DATA_DIR = newFolder();
    const first = run({ DATA_DIR, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
    await first.waitFor(/shown only once/);
    const second = run({ DATA_DIR });
    expect((await second.exited).code).toBe(1);
    expect(second.output.trim().split('\n').at(-1)).toBe(
      `The data folder ${DATA_DIR} is already in use by process ${first.child.pid}.`,
    );
    first.child.kill('SIGKILL');
    await first.exited;
    const third = run({ DATA_DIR });
    await third.waitFor(/Forgotten a password/);
    expect(third.output).not.toContain('with the password');
  });
});

onBothDatabases((kind) => {
  describe('stopping', () => {
    // One handler has both: the whole proof tries each on both databases, a test run one on each.
    const signals = ['SIGTERM', 'SIGINT'] as const;
    it.each(signals.filter((signal) => isWhole || (signal === 'SIGTERM') === (kind === 'pglite')))(
      '%s again and again, under load: what was begun is answered, then exit 0',
      async (signal) => {
        const server = run(await placeFor(kind));
        const address = await server.address();
        const { hostname, port } = new URL(address);
        const token = await signIn(address);
        // Connections that are open already, so that every request below is at the server when the signal is.
        await Promise.all(
          Array.from({ length: LOAD }, async () => (await fetch(`${address}/api/health/`)).text()),
        );
        const half = connect(Number(port), hostname);
        await once(half, 'connect');
        half.write('GET /api/health/ HTTP/1.1\r\nHost: x\r\n');
        const halfBody = connect(Number(port), hostname);
        await once(halfBody, 'connect');
        const login = JSON.stringify({ username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
        halfBody.write(
          `POST /api/auth/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login.slice(0, 9)}`,
        );
        const replies = Array.from({ length: LOAD }, (_, nth) => createCompany(address, token, nth));
        // Answered on the same loop after they, and the halves, were read.
        await Promise.all([fetch(`${address}/api/ready/`), replies[0]]);
        server.child.kill(signal);
        server.child.kill(signal);
        await isRefused(Number(port), hostname);
        server.child.kill(signal);
        half.write('\r\n');
        halfBody.write(login.slice(9));
        const [first, second] = await Promise.all([once(half, 'data'), once(halfBody, 'data')]);
        expect(String(first[0])).toMatch(/^HTTP\/1\.1 200 OK/);
        expect(String(second[0])).toMatch(/^HTTP\/1\.1 200 OK/);
        for (const reply of await Promise.all(replies)) expect(reply.status).toBe(201);
        addCount('requests under way', LOAD);
        expect(await server.exited).toEqual({ code: 0, signal: null });
      },
    );
  });

  describe('kill -9', { timeout: 1_800_000 }, () => {
    it('loses no acknowledged company, and leaves none half-made', async () => {
      const place = await placeFor(kind);
      const acknowledged = new Map<number, number>();
      for (let round = 0; round < amount(2, 100); round += 1) {
        const server = run(place);
        const address = await server.address();
        const token = await signIn(address);
        const writers = [0, 1].map(async (writer) => {
          for (let nth = 0; ; nth += 1) {
            const index = round * 10_000 + writer * 5_000 + nth;
            const reply = await createCompany(address, token, index, `k${index}`).catch(() => null);
            if (reply?.status !== 201) return;
            acknowledged.set(index, ((await reply.json()) as { id: number }).id);
            if (nth === 15 + (round % 7) && writer === 0) server.child.kill('SIGKILL');
          }
        });
        await Promise.allSettled(writers);
        expect((await server.exited).signal).toBe('SIGKILL');
        addCount('kills');
      }
      expect(acknowledged.size).toBeGreaterThan(30);
      addCount('acknowledged writes', acknowledged.size);
      const server = run(place);
      const address = await server.address();
      const token = await signIn(address);
      const headers = { authorization: `Bearer ${token}` };
      for (const [index, id] of acknowledged) {
        const replay = await createCompany(address, token, index, `k${index}`);
        expect(await replay.json()).toMatchObject({ id });
      }
      const count = async (list: string) =>
        ((await (await fetch(`${address}/api/${list}/`, { headers })).json()) as { count: number }).count;
      expect(await count('branches')).toBe(await count('companies'));
    });
  });
});
