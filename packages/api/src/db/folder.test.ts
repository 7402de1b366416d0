import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { migrate } from '../migrations/migrate.ts';
import { type Database, rows } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { openFolder } from './pglite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-data-'));
let database: Database;
beforeAll(async () => {
  cpSync(inject('emptyDataDir'), folder, { recursive: true });
  database = await openFolder(folder);
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('every commit is synced to the disk before it is acknowledged', async () => {
  const fsync = vi.spyOn(fs, 'fsyncSync');
  for (let nth = 0; nth < 20; nth += 1) {
    fsync.mockClear();
    await database.db.execute(sql`INSERT INTO settings (key, value) VALUES (${`k${nth}`}, 'v')`);
    expect(fsync).toHaveBeenCalled();
  }
  fsync.mockRestore();
  expect(await rows(database.db, sql`SHOW fsync`)).toEqual([{ fsync: 'on' }]);
});

it('a second opening of the folder is refused, and names the holder', async () => {
  await expect(openFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is already in use by process ${process.pid}.`,
  );
});

it('a disk that keeps nothing ends the process: nothing is acknowledged after that', async () => {
  const ended = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fsync = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
  });
  await database.db.execute(sql`INSERT INTO settings (key, value) VALUES ('lost', 'v')`);
  expect(ended).toHaveBeenCalledWith(1);
  expect(consoleError.mock.calls[0]?.[0]).toMatch(/Writing to the data folder failed \(ENOSPC\)/);
  for (const spy of [fsync, consoleError, ended]) spy.mockRestore();
});

it.runIf(process.platform === 'linux')(
  'who holds the folder under another name, as a container does, keeps others out; what it left dead does not',
  async () => {
    const other = mkdtempSync(path.join(tmpdir(), `rentsafe-${'long-'.repeat(30)}`));
    const address = path.join(other, 'process.sock');
    const child = spawn(process.execPath, [
      '-e',
      `process.chdir(${JSON.stringify(other)}); require('net').createServer().listen('process.sock', () => console.log('held'));`,
    ]);
    await once(child.stdout, 'data');
    await expect(lockFolder(other)).rejects.toThrow(`The data folder ${other} is already in use`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(address)).toBe(true);
    const unlock = await lockFolder(other);
    await expect(lockFolder(other)).rejects.toThrow('already in use');
    await unlock();
    expect(existsSync(address)).toBe(false);
    rmSync(other, { recursive: true });
  },
);

it('migrating again changes nothing', async () => {
  const done = () => rows(database.db, sql`SELECT name, at FROM schema_migrations`);
  const before = await done();
  await migrate(database);
  expect(await done()).toEqual(before);
});

it('where there are no abstract sockets a file keeps others out, and that of a dead process is taken over', async () => {
  const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  expect(process.platform).toBe('darwin');
  const other = mkdtempSync(path.join(tmpdir(), 'rentsafe-lock-'));
  const file = path.join(other, 'process.pid');
  // No process has an id this high.
  writeFileSync(file, '2147483646');
  const unlock = await lockFolder(other);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  await expect(lockFolder(other)).rejects.toThrow(`already in use by process ${process.pid}.`);
  await unlock();
  await (await lockFolder(other))();
  rmSync(other, { recursive: true });
  platform.mockRestore();
});
