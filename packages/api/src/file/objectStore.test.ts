import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { png } from '../testing/images.ts';
import { TestServer } from '../testing/server.ts';
import { objectStore } from './objectStore.ts';

// Against a real server that speaks S3.
let store: S3rver;
let folder = '';
let address = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-s3-'));
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await store.run();
  address = `http://S3RVER:S3RVER@127.0.0.1:${port}/files`;
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps the bytes of files, whose rows alone are in the database', async () => {
  const server = await TestServer.start('pglite', { OBJECT_STORE_URL: address });
  const { access: token } = await server.admin();
  const property = await server.post<{ id: number }>(
    '/api/properties/',
    {
      property_type: 'House',
      city_town: 'Gweru',
      landlord: { type: 'individual', id: 1 },
      owned_from: '2020-01-01',
    },
    { token },
  );
  const at = `/api/files/?subject=property:${property.body.id}&name=a.png`;
  const made = await server.post<{ id: number; sha256: string }>(at, png(1), { token });
  expect(made.status).toBe(201);
  expect(await rows(server.db, sql`SELECT place, bytes FROM file_contents`)).toEqual([
    { place: 'objects', bytes: null },
  ]);
  const read = () =>
    server.app.inject({
      method: 'GET',
      url: `/api/files/${made.body.id}/content/`,
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await read()).rawPayload.equals(png(1))).toBe(true);
  // Bytes that are not those that were stored are never sent.
  await objectStore(address).put(`1/${made.body.sha256}`, png(2), 'image/png');
  expect((await read()).statusCode).toBe(500);
  await server.stop();
});

it('is unavailable where it does not answer, or refuses', async () => {
  const failing = createServer((_request, response) => response.writeHead(403).end());
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const { port } = failing.address() as AddressInfo;
  await expect(objectStore(`http://k:s@127.0.0.1:${port}/b`).get('x')).rejects.toMatchObject({ status: 503 });
  failing.close();
  await expect(objectStore(address).get('x')).rejects.toThrow('gone');
});
