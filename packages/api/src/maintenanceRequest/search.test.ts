import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { SAMPLE } from '../search/sample.ts';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

/** More than a search samples, so that it goes by indexes where few are found. */
const ORDERS = SAMPLE + 50;

onEitherDatabase((kind) => {
  const { context, book, get, newProperty } = useBook(kind, '2026-03-02T08:00:00Z');

  beforeAll(async () => {
    const usual = await newProperty({ street_name: 'Samora Machel' });
    const rare = await newProperty({ street_name: 'Chinhoyi' });
    const { db } = context.server;
    const texts = sql`n, ${book.client}::bigint, CASE WHEN n IN (3, 9) THEN ${rare.id} ELSE ${usual.id} END::bigint, 'plumbing', 'normal',
      CASE WHEN n IN (5, 1000) THEN 'Mend the geyser' ELSE 'Mend the tap' END, '2026-03-10'::date,
      CASE WHEN n IN (5, 1000) THEN 'mend the geyser' ELSE 'mend the tap' END`;
    await db.execute(sql`INSERT INTO work_orders (id, client_id, property_id, category, priority, summary, finish_by, search_text, currency)
      SELECT ${texts}, 'USD' FROM generate_series(1, ${ORDERS}::int) n`);
    await db.execute(sql`INSERT INTO maintenance_requests (id, client_id, property_id, category, priority, summary, finish_by, search_text,
        reported_on, reported_by, respond_by)
      SELECT ${texts}, '2026-03-01'::date, 'Tenant', '2026-03-02'::date FROM generate_series(1, ${ORDERS}::int) n`);
  });

  it.each([
    ['what is done', 'geyser', [1000, 5]],
    ['the number', '-000777', [777]],
    ['the address', 'chinhoyi', [9, 3]],
    ['words of both', 'chinhoyi tap', [9, 3]],
    ['words that no one record has', 'chinhoyi geyser', []],
  ])('few of very many are found by %s', async (_, query, expected) => {
    for (const list of ['work-orders/', 'requests/']) {
      const { body } = await get<Paginated<{ id: number }>>(`${list}?q=${encodeURIComponent(query)}`);
      const ids = body.results.map(({ id }) => id).sort((a, b) => b - a);
      expect({ list, count: body.count, ids }).toEqual({ list, count: expected.length, ids: expected });
    }
  });
});
