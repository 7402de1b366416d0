import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, it } from 'vitest';
import { rows } from '../db/database.ts';
import { openFolder } from '../db/pglite.ts';
import { needRoom } from '../db/room.ts';
import { ServerProcess } from '../testing/process.ts';
import { keepFormer } from './formerVersion.ts';
import { migrate } from './migrate.ts';
import { allMigrations, sqlMigration } from './migrations.ts';

const admin = { ADMIN_EMAIL: 'first@rentsafe.example', ADMIN_PASSWORD: 'Msasa trees turn red 9' };
const last = (allMigrations().at(-1)?.name ?? '').replace('.sql', '');
/** A version of the days to come. */
const newer = (nth: number) =>
  Array.from({ length: nth }, (_, at) =>
    sqlMigration(`999${at}_later.sql`, `CREATE TABLE later_${at} (id int);`),
  );

const folders: string[] = [];
function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-data-'));
  folders.push(folder);
  cpSync(inject('emptyDataDir'), folder, { recursive: true });
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Opens a folder as a newer version does. */
async function upgrade(folder: string, nth: number): Promise<void> {
  const database = await openFolder(folder);
  try {
    await migrate(database, [...allMigrations(), ...newer(nth)], (seen) => keepFormer(database, seen));
    await database.exec(`INSERT INTO settings (key, value) VALUES ('after ${nth}', 'v')`);
  } finally {
    await database.close();
  }
}

const outputOf = async (server: ServerProcess) => {
  const { code } = await server.exited;
  return [code, server.output.trim().split('\n').at(-1)];
};

it('before an upgrade a copy is kept; the older version refuses the newer database, names the copy, and runs on it once it is put back', async () => {
  const DATA_DIR = newDataDir();
  const before = await openFolder(DATA_DIR);
  await before.exec(`INSERT INTO settings (key, value) VALUES ('before', 'v')`);
  await before.close();
  await upgrade(DATA_DIR, 1);

  const copy = path.join(DATA_DIR, 'before-upgrade', last);
  expect(await outputOf(new ServerProcess({ ...admin, DATA_DIR }))).toEqual([
    1,
    `The database was migrated by a newer version of RentSafe (9990_later.sql). Start that version, or put back the copy that was made before the upgrade, ${copy}, by the steps in docs/operations.md.`,
  ]);

  // The steps in docs/operations.md.
  renameSync(path.join(DATA_DIR, 'database'), path.join(DATA_DIR, 'database-newer'));
  cpSync(copy, DATA_DIR, { recursive: true });
  const server = new ServerProcess({ ...admin, DATA_DIR });
  await server.address();
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  const after = await openFolder(DATA_DIR);
  const keys = await rows<{ key: string }>(after.db, sql`SELECT key FROM settings WHERE value = 'v'`);
  await after.close();
  expect(keys).toEqual([{ key: 'before' }]);
});

it('of copies before upgrades the two latest are kept; without one to migrate none is made', async () => {
  const folder = newDataDir();
  await upgrade(folder, 0);
  expect(existsSync(path.join(folder, 'before-upgrade'))).toBe(false);
  for (const nth of [1, 2, 3]) await upgrade(folder, nth);
  expect(readdirSync(path.join(folder, 'before-upgrade')).sort()).toEqual(['9990_later', '9991_later']);
});

it('without room for the copy nothing is changed, and one line says how much is missing', async () => {
  const asked = { purpose: 'the copy that is made before an upgrade', otherwise: 'Nothing was changed.' };
  await expect(needRoom(tmpdir(), 2 ** 60, asked)).rejects.toThrow(
    /^The disk of \S+ has too little room for the copy that is made before an upgrade: \d+ MiB must be free, \d+ MiB are\. Nothing was changed\.$/,
  );
  await needRoom(tmpdir(), 0, asked);
});
