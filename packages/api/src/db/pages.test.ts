import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { individualSource } from '../individual/list.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { isWhole } from '../testing/proof.ts';
import { useServer } from '../testing/server.ts';
import { rows } from './database.ts';

onBothDatabases((kind) => {
  const context = useServer(kind);

  const ids = async () => {
    const found = await rows<{ id: number }>(
      context.server.db,
      sql`SELECT id FROM individuals ORDER BY id DESC`,
    );
    return found.map(({ id }) => Number(id));
  };

  beforeAll(async () => {
    // Ids with gaps, over eleven blocks, one of which is then emptied.
    await context.server.database.exec(`
      INSERT INTO individuals (id, first_name, last_name, date_of_birth, gender, identification_type,
        identification_number, identification_key, marital_status, search_text, sort_name)
      SELECT 1000 + n * 21, 'A', 'B', '1980-01-01', 'other', 'passport', 'X' || n, 'X' || n, 'single', 'b' || n, 'b'
      FROM generate_series(1, 2000) n;
      DELETE FROM individuals WHERE id >> 12 = 4 OR id % 5 = 1 AND id > 1000;`);
  });

  describe('a page of a list', () => {
    it('is what OFFSET would give, wherever it begins', async () => {
      const { db } = context.server;
      const all = await ids();
      expect(all.length).toBeGreaterThan(1200);
      for (let offset = 0; offset < all.length; offset += 37) {
        const { results } = await individualSource.newest(db, { page: 1, size: 20, offset });
        expect([offset, results.map(({ id }) => id)]).toEqual([offset, all.slice(offset, offset + 20)]);
      }
    });

    if (isWhole) {
      it('number 5000 costs at most twice what number 1 does', { timeout: 600_000 }, async () => {
        const { database } = context.server;
        for (let first = 1; first < 120_000; first += 5_000) {
          await database.exec(`
            INSERT INTO individuals (id, first_name, last_name, date_of_birth, gender, identification_type,
              identification_number, identification_key, marital_status, search_text, sort_name)
            SELECT 50000 + n, 'A', 'B', '1980-01-01', 'other', 'passport', 'Y' || n, 'Y' || n, 'single', 'b' || n, 'b'
            FROM generate_series(${first}, ${first + 4_999}) n`);
        }
        await database.exec('ANALYZE');
        const { access } = await context.server.admin();
        const times = new Map<number, number[]>([
          [1, []],
          [5000, []],
        ]);
        for (let round = 0; round < 200; round += 1) {
          for (const [page, taken] of times) {
            const begin = performance.now();
            const { status } = await context.server.get(`/api/individuals/?page=${page}`, access);
            taken.push(performance.now() - begin);
            expect(status).toBe(200);
          }
        }
        const median = (page: number) => times.get(page)?.sort((a, b) => a - b)[100] ?? 0;
        expect(median(5000) / median(1)).toBeLessThan(2);
      });
    }

    it('the last page and the count agree with the table', async () => {
      const all = await ids();
      const { access } = await context.server.admin();
      const last = Math.ceil(all.length / 20);
      const reply = await context.server.get<{ count: number; results: unknown[]; next: unknown }>(
        `/api/individuals/?page=${last}`,
        access,
      );
      expect(reply.body).toMatchObject({ count: all.length, next: null });
      expect(reply.body.results).toHaveLength(all.length - (last - 1) * 20);
      expect((await context.server.get(`/api/individuals/?page=${last + 1}`, access)).status).toBe(404);
    });
  });
});
