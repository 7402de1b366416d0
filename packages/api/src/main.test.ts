import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleCompany } from '@rentsafe/domain/fixtures';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type Kind, onBothDatabases } from './testing/databases.ts';
import { ServerProcess } from './testing/process.ts';
import { amount } from './testing/proof.ts';

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
  kind === 'pglite' ? { DATA_DIR: newFolder() } : { DATABASE_URL: await createTestDatabase('template0') };

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

describe('starting', { timeout: 60_000 }, () => {
  it('a wrong variable ends the process with one line that names it', async () => {
    const server = run({ PORT: 'four thousand' });
    expect((await server.exited).code).toBe(1);
    expect(server.output).toBe('PORT is not valid: expected a whole number from 0 to 65535.\n');
  });

  it('a database that is not there ends the process with one line, without the password', async () => {
    const server = run({ DATABASE_URL: 'postgres://u:hush@127.0.0.1:1/none' });
    expect((await server.exited).code).toBe(1);
    expect(server.output).toMatch(/The database at DATABASE_URL cannot be used: ECONNREFUSED/);
    expect(server.output).not.toContain('hush');
  });

  it('a second process on the data folder is refused; after kill -9 the folder is free', async () => {
    const DATA_DIR = newFolder();
    const first = run({ DATA_DIR });
    await first.address();
    const second = run({ DATA_DIR });
    expect((await second.exited).code).toBe(1);
    expect(second.output.trim().split('\n').at(-1)).toBe(
      `The data folder ${DATA_DIR} is already in use by process ${first.child.pid}.`,
    );
    first.child.kill('SIGKILL');
    await first.exited;
    const third = run({ DATA_DIR });
    await third.address();
  });

  it('without a password one is made, shown once, and works', async () => {
    const DATA_DIR = newFolder();
    const server = run({ DATA_DIR, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
    const address = await server.address();
    await server.says(/It is shown only now/);
    const [, username, password] = /Sign in as (\S+) with the password (\S+)/.exec(server.output) ?? [];
    expect(username).toBe('admin@rentsafe.example');
    const login = await fetch(`${address}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    expect(login.status).toBe(200);
    server.child.kill('SIGTERM');
    await server.exited;
    const again = run({ DATA_DIR });
    await again.address();
    expect(again.output).not.toContain('with the password');
  });
});

onBothDatabases((kind) => {
  describe('stopping', { timeout: 60_000 }, () => {
    it.each(['SIGTERM', 'SIGINT'] as const)(
      '%s twice: what was begun is answered, then exit 0',
      async (signal) => {
        const server = run(await placeFor(kind));
        const { hostname, port } = new URL(await server.address());
        const half = connect(Number(port), hostname);
        await once(half, 'connect');
        half.write('GET /api/health/ HTTP/1.1\r\nHost: x\r\n');
        const halfBody = connect(Number(port), hostname);
        await once(halfBody, 'connect');
        const login = JSON.stringify({ username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
        halfBody.write(
          `POST /api/auth/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login.slice(0, 9)}`,
        );
        // Answered on the same loop after the halves were read.
        await fetch(`http://${hostname}:${port}/api/ready/`);
        server.child.kill(signal);
        server.child.kill(signal);
        const refused = async () => {
          for (;;) {
            const socket = connect(Number(port), hostname);
            const result = await Promise.race([
              once(socket, 'connect').then(() => 'open'),
              once(socket, 'error').then(
                () => 'refused',
                () => 'refused',
              ),
            ]).catch(() => 'refused');
            socket.destroy();
            if (result === 'refused') return;
          }
        };
        await refused();
        server.child.kill(signal);
        half.write('\r\n');
        halfBody.write(login.slice(9));
        const [first, second] = await Promise.all([once(half, 'data'), once(halfBody, 'data')]);
        expect(String(first[0])).toMatch(/^HTTP\/1\.1 200 OK/);
        expect(String(second[0])).toMatch(/^HTTP\/1\.1 200 OK/);
        expect(await server.exited).toEqual({ code: 0, signal: null });
      },
    );

    it('under load nothing that was accepted is dropped', async () => {
      const server = run(await placeFor(kind));
      const address = await server.address();
      const token = await signIn(address);
      const replies: Promise<number>[] = [];
      for (let nth = 0; nth < 40; nth += 1) {
        replies.push(createCompany(address, token, nth).then(({ status }) => status));
      }
      await replies[0];
      server.child.kill('SIGTERM');
      const settled = await Promise.allSettled(replies);
      const answered = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(new Set(answered)).toEqual(new Set([201]));
      expect(await server.exited).toEqual({ code: 0, signal: null });
    });
  });

  describe('kill -9', { timeout: 1_800_000 }, () => {
    it('loses no acknowledged company, and leaves none half-made', async () => {
      const place = await placeFor(kind);
      const acknowledged = new Map<number, number>();
      for (let round = 0; round < amount(3, 100); round += 1) {
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
        await server.exited;
      }
      expect(acknowledged.size).toBeGreaterThan(30);
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
