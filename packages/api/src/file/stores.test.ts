import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AttachedFile } from '@rentsafe/domain/file';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rows } from '../db/database.ts';
import { house } from '../testing/book.ts';
import { onEitherDatabase, openEmptyDatabase } from '../testing/databases.ts';
import { png } from '../testing/images.ts';
import { TestServer } from '../testing/server.ts';
import { circuit, StoreFailure } from './circuit.ts';
import { sha256Of, storeContent } from './contents.ts';
import { folderStore } from './folderStore.ts';
import { moveToFolder } from './moveToFolder.ts';
import { tableAlone } from './stores.ts';

let folder = '';
const hash = sha256Of(png(1));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-bytes-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const filesIn = async (dir: string) =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('a folder', () => {
  it('G18 keeps bytes under their hash, whole or not at all', async () => {
    const store = folderStore(folder, 0);
    await store.put(hash, png(1), '');
    await store.put(hash, png(1), '');
    expect((await filesIn(folder)).map(({ name }) => name)).toEqual([hash]);
    expect((await store.get(hash)).equals(png(1))).toBe(true);
    await store.remove(hash);
    await store.remove(hash);
    expect(await filesIn(folder)).toEqual([]);
  });

  it('G18 a disk that is full is said, and nothing is half there', async () => {
    const handle = await open(path.join(folder, 'any'), 'w');
    await handle.close();
    rmSync(path.join(folder, 'any'));
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockRejectedValueOnce(full);
    mkdirSync(path.join(folder, hash.slice(0, 2)));
    const refused = { status: 503, body: { detail: expect.stringContaining('disk is full') } };
    await expect(folderStore(folder, 0).put(hash, png(1), '')).rejects.toMatchObject(refused);
    expect(await filesIn(folder)).toEqual([]);
    // The last room is the database's.
    const reserve = Number.MAX_SAFE_INTEGER;
    await expect(folderStore(folder, reserve).put(hash, png(1), '')).rejects.toMatchObject(refused);
    await folderStore(folder, 0).put(hash, png(1), '');
    expect(await filesIn(folder)).toHaveLength(1);
  });
});

it('G18 after 5 failures a circuit is open, and a trial closes it', async () => {
  let now = 0;
  let works = false;
  const call = vi.fn(async () => {
    if (!works) throw new StoreFailure();
    return 'stored';
  });
  const through = circuit(() => now);
  const attempt = () => through(call);
  const retryIn = (seconds: string) => ({ status: 503, headers: { 'retry-after': seconds } });
  for (let nth = 1; nth < 5; nth += 1) await expect(attempt()).rejects.toMatchObject(retryIn('5'));
  await expect(attempt()).rejects.toMatchObject(retryIn('30'));
  now += 10_000;
  await expect(attempt()).rejects.toMatchObject(retryIn('20'));
  expect(call).toHaveBeenCalledTimes(5);
  now += 20_000;
  // One tries; the other is refused at once.
  const [trial, other] = await Promise.allSettled([attempt(), attempt()]);
  expect(trial).toMatchObject({ reason: retryIn('30') });
  expect(other).toMatchObject({ reason: retryIn('30') });
  expect(call).toHaveBeenCalledTimes(6);
  now += 30_000;
  works = true;
  expect(await attempt()).toBe('stored');
  works = false;
  await expect(attempt()).rejects.toMatchObject(retryIn('5'));
});

describe('at the start', () => {
  it('G18 bytes leave the embedded database for the folder, and an interrupted move goes on', async () => {
    const database = await openEmptyDatabase('pglite');
    const { db, filesDir } = database;
    const all = [1, 2, 3].map((grey) => ({ bytes: png(grey), sha256: sha256Of(png(grey)) }));
    for (const { bytes, sha256 } of all) {
      await storeContent(db, tableAlone, { bytes, sha256, clientId: 1, type: 'image/png' }, new Date());
    }
    // Killed once after a file was there and its row was not changed, and once in the middle of a file.
    const [first, second] = all;
    await folderStore(filesDir ?? '', 0).put(`1/${first?.sha256}`, first?.bytes ?? Buffer.alloc(0), '');
    const part = path.join(filesDir ?? '', '1', `${first?.sha256.slice(0, 2)}`, `${second?.sha256}.x.part`);
    writeFileSync(part, 'half');
    expect(await moveToFolder(database, () => {})).toBe(3);
    expect(await rows(db, sql`SELECT DISTINCT place, bytes FROM file_contents`)).toEqual([
      { place: 'folder', bytes: null },
    ]);
    const kept = await filesIn(filesDir ?? '');
    expect(kept.map(({ name }) => name).sort()).toEqual(all.map(({ sha256 }) => sha256).sort());
    for (const { name, parentPath } of kept) {
      expect(sha256Of(await readFile(path.join(parentPath, name)))).toBe(name);
    }
    expect(await moveToFolder(database, () => {})).toBe(0);
    await database.close();
  });
});

onEitherDatabase((kind) => {
  describe('a store that hangs', () => {
    let hanging: Server;
    let server: TestServer;
    beforeEach(async () => {
      hanging = createServer(() => {});
      await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
      const { port } = hanging.address() as AddressInfo;
      server = await TestServer.start(kind, { OBJECT_STORE_URL: `http://k:s@127.0.0.1:${port}/b` });
    });
    afterEach(async () => {
      hanging.closeAllConnections();
      hanging.close();
      await server.stop();
    });

    it('G18 keeps no other call waiting, costs an upload 5 seconds, and after 5 of them nothing', async () => {
      const { access: token } = await server.admin();
      const { body: property } = await server.post<{ id: number }>('/api/properties/', house, { token });
      const at = `/api/files/?subject=property:${property.id}&name=a.png`;
      const timed = async <T>(work: Promise<T>) => {
        const since = performance.now();
        return { answer: await work, ms: performance.now() - since };
      };
      const hang = vi.fn();
      const reached = new Promise<void>((resolve) =>
        hanging.on('request', hang).on('request', () => resolve()),
      );
      const uploads = [1, 2, 3, 4, 5].map((grey) =>
        timed(server.post<AttachedFile>(at, png(grey), { token })),
      );
      await reached;
      const changed = await timed(server.post('/api/properties/', house, { token }));
      expect(changed.answer.status).toBe(201);
      expect(changed.ms).toBeLessThan(2_500);
      for (const { answer, ms } of await Promise.all(uploads)) {
        expect(answer.status).toBe(503);
        expect(ms).toBeGreaterThan(4_500);
        expect(ms).toBeLessThan(6_500);
      }
      const refused = await timed(server.post(at, png(6), { token }));
      expect(refused.answer).toMatchObject({
        status: 503,
        body: { detail: 'Files cannot be stored or opened at the moment. Everything else still works.' },
        headers: { 'retry-after': '30' },
      });
      expect(refused.ms).toBeLessThan(2_500);
      expect(hang).toHaveBeenCalledTimes(5);
      expect(
        (await server.get<{ count: number }>(`/api/files/?subject=property:${property.id}`, token)).body
          .count,
      ).toBe(0);
    }, 20_000);
  });
});
