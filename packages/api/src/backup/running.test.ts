import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleCompany } from '@rentsafe/domain/fixtures';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../config.ts';
import { rows } from '../db/database.ts';
import { OperatorError } from '../operatorError.ts';
import { buildServer } from '../server.ts';
import { openEmptyDatabase, openTestDatabase } from '../testing/databases.ts';
import { BuiltProcess, ServerProcess } from '../testing/process.ts';
import { askForBackup } from './control.ts';
import { backUpDue, dueBackup } from './kept.ts';
import { restore } from './restore.ts';
import { startBackups } from './startBackups.ts';

const admin = { ADMIN_EMAIL: 'first@rentsafe.example', ADMIN_PASSWORD: 'Msasa trees turn red 9' };
const folders: string[] = [];
const started: BuiltProcess[] = [];

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-data-'));
  folders.push(folder);
  return folder;
}

function newDataDir(): string {
  const folder = newFolder();
  cpSync(inject('emptyDataDir'), folder, { recursive: true });
  return folder;
}

function run<Started extends BuiltProcess>(process: Started): Started {
  started.push(process);
  return process;
}

async function backUpBy(env: Record<string, string>, file: string): Promise<[number | null, string]> {
  const command = run(new BuiltProcess(env, ['cli/backup.js', file]));
  const { code } = await command.exited;
  return [code, command.output];
}

afterEach(async () => {
  for (const { child, exited } of started.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Sends companies one after another until it is stopped; the ids of those that were acknowledged. */
async function keepWriting(address: string) {
  const send = (url: string, body: object, token?: string) =>
    fetch(`${address}/api/${url}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const login = await send('auth/login', { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD });
  const { access } = (await login.json()) as { access: string };
  const acknowledged: number[] = [];
  let isStopped = false;
  const done = (async () => {
    for (let nth = 0; !isStopped; nth += 1) {
      const reply = await send('companies', sampleCompany(nth), access);
      expect(reply.status).toBe(201);
      acknowledged.push(((await reply.json()) as { id: number }).id);
    }
  })();
  return {
    acknowledged,
    stop: async () => {
      isStopped = true;
      await done;
    },
  };
}

it('a backup of an embedded database is made while its server writes: one moment, with all that was acknowledged before it', async () => {
  const DATA_DIR = newDataDir();
  const server = run(new ServerProcess({ ...admin, DATA_DIR }));
  const writing = await keepWriting(await server.address());
  await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(5);
  const before = [...writing.acknowledged];
  const file = path.join(newFolder(), 'a.gz');
  const first = backUpBy({ DATA_DIR }, file);
  await expect.poll(() => existsSync(path.join(DATA_DIR, 'copy'))).toBe(true);
  const second = await backUpBy({ DATA_DIR }, `${file}2`);
  // The copy is read at a low priority: to write on would only hold that up.
  await writing.stop();
  const [code, output] = await first;
  expect([code, output]).toEqual([0, expect.stringMatching(/^The backup is in .*a\.gz, with \d+ rows\./)]);
  expect(second).toEqual([1, 'Another backup is being made: try again when it is done.\n']);
  expect(existsSync(path.join(DATA_DIR, 'copy'))).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.join(DATA_DIR, 'control')).mode & 0o777).toBe(0o700);

  const restored = await openEmptyDatabase('postgres');
  await restore(restored, file);
  const [counted] = await rows<{ companies: number; branches: number; first: number[] }>(
    restored.db,
    sql`SELECT count(*)::int AS companies, (SELECT count(*)::int FROM branches) AS branches,
          array_agg(id::int ORDER BY id) AS first FROM companies`,
  );
  await restored.close();
  expect(counted?.first.slice(0, before.length)).toEqual(before);
  expect(counted?.first).toEqual(writing.acknowledged.slice(0, counted?.companies));
  expect(counted?.branches).toBe(counted?.companies);

  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  expect(await askForBackup(DATA_DIR, `${file}3`)).toBeNull();
  expect(await backUpBy({ DATA_DIR }, `${file}3`)).toEqual([0, expect.stringContaining('The backup is in')]);
});

it('what the server refuses is what the command says; a server that is stopped meanwhile leaves nothing half-made', async () => {
  const DATA_DIR = newDataDir();
  const server = run(new ServerProcess({ ...admin, DATA_DIR }));
  await server.address();
  const folder = newFolder();
  const file = path.join(folder, 'a.gz');
  writeFileSync(file, 'precious');
  expect(await backUpBy({ DATA_DIR }, file)).toEqual([1, `${file} already exists.\n`]);
  expect(await backUpBy({ DATA_DIR }, path.join(folder, 'none', 'a.gz'))).toEqual([
    1,
    expect.stringContaining('ENOENT'),
  ]);
  const asked = backUpBy({ DATA_DIR }, path.join(folder, 'b.gz'));
  await expect.poll(() => existsSync(path.join(folder, 'b.gz.part'))).toBe(true);
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  expect(await asked).toEqual([1, expect.stringMatching(/interrupted|ended before/)]);
  expect(readdirSync(folder)).toEqual(['a.gz']);
  expect(existsSync(path.join(DATA_DIR, 'copy'))).toBe(false);
});

describe('the backup of each day', () => {
  const at = (time: string) => new Date(`${time}+02:00`);
  const write = async (file: string) => {
    writeFileSync(file, 'a backup');
    return 1;
  };

  it('is due from one in the morning, or as soon after as the server runs, once', async () => {
    const folder = newFolder();
    expect(dueBackup(folder, at('2026-03-05T00:59:00'))).toBeNull();
    const due = path.join(folder, 'rentsafe-2026-03-05.gz');
    expect(dueBackup(folder, at('2026-03-05T01:00:00'))).toBe(due);
    expect(await backUpDue({ folder, kept: 7, now: at('2026-03-05T17:00:00') }, write)).toBe(true);
    expect(await backUpDue({ folder, kept: 7, now: at('2026-03-05T17:10:00') }, write)).toBe(false);
    expect(readdirSync(folder)).toEqual([path.basename(due)]);
  });

  it('lets the oldest go beyond as many as are kept, and no other file; one that fails lets none go', async () => {
    const folder = newFolder();
    for (const name of ['before-the-audit.gz', 'rentsafe-2026-02-27.gz'])
      writeFileSync(path.join(folder, name), '');
    for (const day of ['01', '02', '03'])
      expect(await backUpDue({ folder, kept: 2, now: at(`2026-03-${day}T02:00:00`) }, write)).toBe(true);
    const kept = ['before-the-audit.gz', 'rentsafe-2026-03-02.gz', 'rentsafe-2026-03-03.gz'];
    expect(readdirSync(folder).sort()).toEqual(kept);
    const fail = () => Promise.reject(new OperatorError('The disk is full.'));
    const now = at('2026-03-04T02:00:00');
    await expect(backUpDue({ folder, kept: 2, now }, fail)).rejects.toThrow('The disk is full.');
    expect(readdirSync(folder).sort()).toEqual(kept);
    expect(readFileSync(path.join(folder, 'rentsafe-2026-03-03.gz'), 'utf8')).toBe('a backup');
  });
});

it('a backup that was due and could not be made is told at /api/ready/ until one is made', async () => {
  const BACKUP_DIR = path.join(newFolder(), 'backups');
  writeFileSync(BACKUP_DIR, 'a file where the folder should be');
  const database = await openTestDatabase('postgres');
  const app = await buildServer({
    config: readConfig({ BACKUP_DIR, APP_DIR: '/nowhere' }),
    database,
    now: () => new Date('2026-03-05T12:00:00+02:00'),
    logStream: { write: () => undefined },
  });
  startBackups(app, database, 20);
  const backup = async () => (await app.inject('/api/ready/')).json<{ backup?: string }>().backup;
  await expect.poll(backup).toBe('failed');
  rmSync(BACKUP_DIR);
  await expect.poll(backup, { timeout: 30_000 }).toBeUndefined();
  expect(readdirSync(BACKUP_DIR)).toEqual(['rentsafe-2026-03-05.gz']);
  await app.close();
  await database.close();
});
