import { PROVIDER_CLIENT_ID } from '@rentsafe/domain/client';
import type { AttachedFile } from '@rentsafe/domain/file';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { useBook } from '../testing/book.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { png } from '../testing/images.ts';
import { refusalOf } from '../testing/refusal.ts';
import { readContent, sha256Of, storeContent } from './contents.ts';
import { purgeFiles } from './purge.ts';

const DAY = 24 * 3600;

onBothDatabases((kind) => {
  const context = useBook(kind);
  const { book, get, post, patch, newProperty } = context;
  let property = 0;
  beforeAll(async () => {
    property = (await newProperty()).id;
  });

  const server = () => context.context.server;
  const send = (grey: number, token = book.user, subject = property) =>
    server().post<AttachedFile>(`/api/files/?subject=property:${subject}&name=${grey}.png`, png(grey), {
      token,
    });
  const contentOf = (grey: number) => ({ sha256: sha256Of(png(grey)), bytes: png(grey), type: 'image/png' });
  const store = (grey: number, clientId = book.client) =>
    storeContent(server().db, server().app.byteStores, { ...contentOf(grey), clientId }, server().clock.now);
  const purge = () => purgeFiles(server().db, server().app.byteStores, server().clock.now);
  const placeOf = async (grey: number) =>
    (
      await rows<{ place: string }>(
        server().db,
        sql`SELECT place FROM file_contents WHERE client_id = ${book.client} AND sha256 = ${sha256Of(png(grey))}`,
      )
    )[0]?.place;
  const read = (grey: number, clientId = book.client) =>
    readContent(server().db, server().app.byteStores, { clientId, sha256: sha256Of(png(grey)) });
  const remove = (id: number) => post(`files/${id}/remove/`, { reason: 'Blurred' });
  const tomorrow = async () => {
    server().advance(DAY + 60);
    // Sessions end meanwhile.
    book.user = (await server().addUser(book.client, 2)).access;
    book.admin = (await server().addUser(book.client, 1)).access;
  };
  const here = kind === 'pglite' ? 'folder' : 'table';

  describe('purge', () => {
    it('G18 bytes that nothing names go a day later, and can be stored again', async () => {
      await store(1);
      await purge();
      expect(await placeOf(1)).toBe(here);
      await tomorrow();
      expect(await purge()).toBe(1);
      expect(await placeOf(1)).toBeUndefined();
      await expect(read(1)).rejects.toThrow('gone');
      expect((await send(1)).status).toBe(201);
      expect((await read(1)).equals(png(1))).toBe(true);
    });

    it('G18 a removed file keeps its bytes for a day, and its name for ever', async () => {
      const { body } = await send(2);
      const twin = (await send(3)).body;
      await remove(body.id);
      await purge();
      expect(await placeOf(2)).toBe(here);
      await tomorrow();
      await purge();
      expect(await placeOf(2)).toBe('gone');
      expect(await placeOf(3)).toBe(here);
      expect(await rows(server().db, sql`SELECT name FROM files WHERE id = ${body.id}`)).toEqual([
        { name: '2.png' },
      ]);
      // The same bytes once more.
      expect((await send(2)).status).toBe(201);
      expect((await read(2)).equals(png(2))).toBe(true);
      await remove(twin.id);
    });

    it('G18 bytes of another file with the same hash stay', async () => {
      const other = (await newProperty()).id;
      const first = (await send(4)).body;
      await send(4, book.user, other);
      await remove(first.id);
      await tomorrow();
      await purge();
      expect((await read(4)).equals(png(4))).toBe(true);
    });

    it('each client has bytes of its own: what another purges stays', async () => {
      await store(8, PROVIDER_CLIENT_ID);
      await tomorrow();
      expect((await send(8)).status).toBe(201);
      expect(await purge()).toBe(1);
      await expect(read(8, PROVIDER_CLIENT_ID)).rejects.toThrow('gone');
      expect((await read(8)).equals(png(8))).toBe(true);
    });

    it('bytes that clients shared stay until the last of them purges them', async () => {
      const { db, app } = server();
      const { sha256, bytes, type } = contentOf(9);
      await store(9, PROVIDER_CLIENT_ID);
      await store(9);
      // As they were stored before each client had its own.
      await db.execute(sql`UPDATE file_contents SET storage_key = sha256 WHERE sha256 = ${sha256}`);
      await app.byteStores.folder?.put(sha256, bytes, type);
      await tomorrow();
      const { body } = await send(9);
      expect(await purge()).toBe(1);
      await expect(read(9, PROVIDER_CLIENT_ID)).rejects.toThrow('gone');
      expect((await read(9)).equals(bytes)).toBe(true);
      await remove(body.id);
      await tomorrow();
      await purge();
      await expect(read(9)).rejects.toThrow('gone');
      if (kind === 'pglite') await expect(app.byteStores.folder?.get(sha256)).rejects.toThrow('ENOENT');
    });

    it('G18 an upload of the same bytes under way is never purged, whichever comes first', async () => {
      await store(5);
      await tomorrow();
      // Begun again: noted, and not yet named.
      await store(5);
      expect(await purge()).toBe(0);
      expect((await send(5)).status).toBe(201);
      // While they are being deleted nobody stores them; after a minute that deletion has ended.
      await store(6);
      await server().db.execute(
        sql`UPDATE file_contents SET purging_at = ${server().clock.now.toISOString()} WHERE sha256 = ${sha256Of(png(6))}`,
      );
      expect((await send(6)).status).toBe(503);
      server().advance(61);
      expect((await send(6)).status).toBe(201);
    });

    it('G18 at once with uploads of the same bytes, purges lose none', async () => {
      for (const grey of [20, 21, 22, 23]) await store(grey);
      await tomorrow();
      const where = (await newProperty()).id;
      const [answers] = await Promise.all([
        Promise.all([20, 21, 22, 23].map((grey) => send(grey, book.user, where))),
        purge(),
        purge(),
      ]);
      for (const [nth, { status }] of answers.entries()) {
        expect([201, 503]).toContain(status);
        if (status === 201) expect((await read(20 + nth)).equals(png(20 + nth))).toBe(true);
      }
    });

    it('G18 the database keeps what a file names', async () => {
      await send(7);
      const of = `WHERE sha256 = '${sha256Of(png(7))}'`;
      const { db } = server();
      expect(await refusalOf(db, `UPDATE file_contents SET place = 'gone', bytes = NULL ${of}`)).toBe(
        'named_bytes_stay',
      );
      expect(await refusalOf(db, `UPDATE file_contents SET purging_at = now() ${of}`)).toBe(
        'named_bytes_stay',
      );
      expect(await refusalOf(db, `DELETE FROM file_contents ${of}`)).toMatch(/files_sha256_fkey/);
      expect(await refusalOf(db, `UPDATE file_removals SET reason = 'x'`)).toBe(
        'file_removals is append-only',
      );
    });
  });

  describe('quota', () => {
    const use = async () =>
      (await get<{ files: { used: number; quota: number } }>('subscription/', book.admin)).body.files;
    const setQuota = async (file_quota: number, token: string) => {
      const { body } = await get<{ version: number }>(`books/${book.client}/`, book.admin);
      return patch(`books/${book.client}/`, { file_quota, version: body.version }, token);
    };

    it('G18 a client has 5 GiB; the provider’s Admins alone say otherwise', async () => {
      await context.open();
      expect(await use()).toEqual({ used: 0, quota: 5 * 1024 ** 3 });
      expect((await setQuota(1, book.admin)).status).toBe(403);
      const { access } = await server().admin();
      expect((await setQuota(1, access)).status).toBe(200);
      expect(await use()).toEqual({ used: 0, quota: 1 });
    });

    it('G18 files take no more than the quota, however many are sent at once; a removed one leaves room a day later', async () => {
      await context.open();
      const { access } = await server().admin();
      const where = (await newProperty()).id;
      const size = png(30).length;
      await setQuota(3 * size + 1, access);
      const answers = await Promise.all([30, 31, 32, 33, 34].map((grey) => send(grey, book.user, where)));
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.map(({ status }) => status)).toEqual([409, 409]);
      expect(refused[0]?.body).toMatchObject({
        detail: expect.stringMatching(/^There is not enough storage for this file/),
      });
      expect((await use()).used).toBe(3 * size);
      await remove(answers.find(({ status }) => status === 201)?.body.id ?? 0);
      expect((await send(35, book.user, where)).status).toBe(409);
      await tomorrow();
      await purge();
      expect((await use()).used).toBe(2 * size);
      expect((await send(35, book.user, where)).status).toBe(201);
      const insert = `INSERT INTO files (client_id, subject_type, subject_id, name, type, size, sha256)
        SELECT client_id, subject_type, subject_id, name, type, size, sha256 FROM files WHERE client_id = ${book.client}
        ORDER BY id DESC LIMIT 1`;
      expect(await refusalOf(server().db, insert)).toBe('files_within_quota');
    });
  });
});
