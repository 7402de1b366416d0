import { createHash } from 'node:crypto';
import type { AuditEvent } from '@rentsafe/domain/audit';
import type { AttachedFile } from '@rentsafe/domain/file';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { png } from '../testing/images.ts';

const pdf = Buffer.from('%PDF-1.7\n/JavaScript (app.alert(1))');

onEitherDatabase((kind) => {
  const context = useBook(kind);
  const { book, get, post, newProperty } = context;
  let property = 0;

  beforeAll(async () => {
    property = (await newProperty()).id;
  });

  const send = (
    bytes: Buffer | string,
    name = 'leak.png',
    subject = `property:${property}`,
    token = book.user,
  ) =>
    context.context.server.post<AttachedFile>(
      `/api/files/?subject=${encodeURIComponent(subject)}&name=${encodeURIComponent(name)}`,
      bytes,
      { token, headers: { 'content-type': 'image/png' } },
    );
  const list = (subject = `property:${property}`, token = book.user) =>
    get<Paginated<AttachedFile>>(`files/?subject=${subject}`, token);
  const content = (id: number, more = '', headers = {}, token = book.user) =>
    context.context.server.app.inject({
      method: 'GET',
      url: `/api/files/${id}/content/${more}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  const remove = (id: number, token = book.user) => post(`files/${id}/remove/`, { reason: 'Blurred' }, token);

  describe('a file', () => {
    it('is listed with its record, and gives the bytes that were sent', async () => {
      const bytes = png(7);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const made = await send(bytes, '../\u202eleak.png');
      expect(made.status).toBe(201);
      expect(made.body).toEqual({
        id: expect.any(Number),
        subject: `property:${property}`,
        name: 'leak.png',
        type: 'image/png',
        size: bytes.length,
        sha256,
        at: '2026-03-05T08:30:00.000Z',
        user: { id: expect.any(Number), name: 'Tariro Mhlanga' },
      });
      expect((await list()).body).toMatchObject({ count: 1, results: [made.body] });
      const answer = await content(made.body.id);
      expect(answer.rawPayload.equals(bytes)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': `attachment; filename="leak.png"; filename*=UTF-8''leak.png`,
        'x-content-type-options': 'nosniff',
        etag: `"${sha256}"`,
      });
      expect(String(answer.headers['content-security-policy'])).toMatch(/default-src 'none'.*; sandbox$/);
      expect((await content(made.body.id, '', { 'if-none-match': `"${sha256}"` })).statusCode).toBe(304);
      const shown = await content(made.body.id, '?inline=true');
      expect(shown.headers['content-disposition']).toMatch(/^inline;/);
      const { body: log } = await get<Paginated<AuditEvent>>(
        `audit/?subject=property:${property}`,
        book.admin,
      );
      expect(log.results[0]?.changes).toEqual({ file: [null, 'leak.png'] });
    });

    it('may be a PDF, which is never shown in place; any letter is in its name', async () => {
      const { body } = await send(pdf, 'Mutyairi “Ruvä”.pdf');
      const { headers } = await content(body.id, '?inline=true');
      expect(headers['content-disposition']).toBe(
        `attachment; filename="Mutyairi _Ruv__.pdf"; filename*=UTF-8''Mutyairi%20%E2%80%9CRuv%C3%A4%E2%80%9D.pdf`,
      );
      expect(headers['content-type']).toBe('application/pdf');
      await remove(body.id);
    });

    it('is an image or a PDF by its first bytes, whatever it says it is', async () => {
      for (const bytes of ['<html>', '{"a":1}', 'MZ', '\0']) {
        expect(await send(bytes)).toMatchObject({
          status: 415,
          body: { detail: 'Only JPEG, PNG, WebP and PDF files.' },
        });
      }
      expect(await send(png(0, { width: 30_000, height: 30_000 }))).toMatchObject({
        status: 400,
        body: { detail: 'An image may have 100 megapixels. Make it smaller first.' },
      });
      const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
      expect(await send(large)).toMatchObject({ status: 413, body: { detail: 'A file may have 10 MiB.' } });
      // The embedded database takes seconds for so much.
      if (kind === 'postgres') expect((await send(large.subarray(0, 10 * 1024 * 1024))).status).toBe(201);
      // Everywhere else the limit stays.
      const text = JSON.stringify({ reason: 'x'.repeat(300_000) });
      expect((await post(`files/${1}/remove/`, text)).status).toBe(413);
    });

    it('names its record and itself', async () => {
      expect((await send(png(), '')).body).toEqual({ name: ['This field may not be blank.'] });
      expect((await send(png(), 'x.png', 'property')).body).toEqual({ subject: ['Use type:id.'] });
      expect((await send(png(), 'x.png', 'user:1')).body).toEqual({ subject: ['Not a valid choice.'] });
      expect((await send(png(), 'x.png', 'property:999999')).status).toBe(404);
      expect((await get('files/')).body).toEqual({ subject: ['This field is required.'] });
    });

    it('does not exist for a stranger', async () => {
      const id = (await list()).body.results[0]?.id ?? 0;
      const { stranger } = book;
      expect((await list(undefined, stranger)).status).toBe(404);
      expect((await content(id, '', {}, stranger)).statusCode).toBe(404);
      expect((await remove(id, stranger)).status).toBe(404);
      expect((await send(png(), 'x.png', undefined, stranger)).status).toBe(404);
      // The provider reads every book, and writes in those that it manages.
      const { access } = await context.context.server.admin();
      expect((await content(id, '', {}, access)).statusCode).toBe(200);
      expect((await send(png(), 'x.png', undefined, access)).status).toBe(403);
      expect((await remove(id, access)).status).toBe(403);
    });

    it('that is removed is gone, and its bytes are kept', async () => {
      const { body } = await send(png(9));
      expect((await post(`files/${body.id}/remove/`, {})).body).toEqual({
        reason: ['This field is required.'],
      });
      expect((await remove(body.id)).status).toBe(204);
      expect((await content(body.id)).statusCode).toBe(404);
      expect((await remove(body.id)).status).toBe(404);
      expect((await list()).body.results.map(({ id }) => id)).not.toContain(body.id);
      const { db } = context.context.server;
      await expect(db.execute(sql`DELETE FROM files WHERE id = ${body.id}`)).rejects.toThrow();
      await expect(db.execute(sql`UPDATE file_contents SET bytes = 'x'`)).rejects.toThrow();
    });

    it('is sent once with one key', async () => {
      const at = `/api/files/?subject=property:${property}&name=once.png`;
      const options = {
        token: book.user,
        headers: { 'content-type': 'image/png', 'idempotency-key': 'photo-1' },
      };
      const { server } = context.context;
      const [first, second] = [
        await server.post(at, png(3), options),
        await server.post(at, png(3), options),
      ];
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      expect((await server.post(at, png(4), options)).status).toBe(422);
    });

    it('is one of 20 at most, however many are sent at once', async () => {
      const other = (await newProperty()).id;
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, nth) => send(png(nth), `${nth}.png`, `property:${other}`)),
      );
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.map(({ status, body }) => [status, body])).toEqual(
        Array.from({ length: 4 }, () => [409, { detail: '20 files at most.' }]),
      );
      const { body } = await list(`property:${other}`);
      expect(body.count).toBe(20);
      await remove(body.results[0]?.id ?? 0);
      expect((await send(png(99), 'x.png', `property:${other}`)).status).toBe(201);
      await expect(
        context.context.server.db.execute(
          sql`INSERT INTO files (client_id, subject_type, subject_id, name, type, size, sha256)
              SELECT client_id, subject_type, subject_id, name, type, size, sha256 FROM files
              WHERE subject_id = ${other} LIMIT 1`,
        ),
      ).rejects.toMatchObject({ cause: { constraint: 'files_at_most_20' } });
    });
  });
});
