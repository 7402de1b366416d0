import type { LeaseRow } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { type Query, sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { rows } from '../db/database.ts';
import { useBook } from '../testing/book.ts';
import { onBothDatabases } from '../testing/databases.ts';

/** More than a search samples, so that it goes by indexes where few are found. */
const MANY = 2_100;

// Lease 7 is found by each word of its own: lease number, unit, property, a person and, of lease 8, a company.
onBothDatabases((kind) => {
  const { context, book, get } = useBook(kind);
  beforeAll(async () => {
    const { client } = book;
    await context.server.database.exec(`
      INSERT INTO parties (individual_id) VALUES (1), (2), (3);
      INSERT INTO parties (company_id) VALUES (1);
      UPDATE individuals SET search_text = CASE id WHEN 1 THEN 'chipo everywhere' WHEN 2 THEN 'zvikomborero rare' ELSE 'second tenant' END
        WHERE id <= 3;
      UPDATE companies SET search_text = 'mukwa holdings' WHERE id = 1;
      INSERT INTO properties (id, client_id, property_type, city_town, search_text)
        SELECT n, ${client}, 'Flats', 'Harare', CASE n WHEN 1007 THEN 'jacaranda court harare' ELSE 'block harare' END
        FROM generate_series(1001, ${1_000 + MANY}) n;
      INSERT INTO units (id, client_id, property_id, unit_number)
        SELECT n, ${client}, n, CASE n WHEN 1007 THEN 'Penthouse-9' ELSE 'Flat ' || n END FROM generate_series(1001, ${1_000 + MANY}) n;
      INSERT INTO leases (id, client_id, unit_id, number, state, from_on)
        SELECT n, ${client}, n, CASE n WHEN 1007 THEN 'OLD/13-77' ELSE 'L-' || n END, 'active', '2026-01-01'
        FROM generate_series(1001, ${1_000 + MANY}) n;
      INSERT INTO lease_parties (lease_id, party_id, role)
        SELECT n, p.id, 'tenant' FROM generate_series(1001, ${1_000 + MANY}) n
        JOIN parties p ON CASE n WHEN 1007 THEN p.individual_id IN (2, 3) WHEN 1008 THEN p.company_id = 1 ELSE p.individual_id = 1 END;`);
    // The same of another book, which finds none of them here.
    await context.server.database.exec(`
      INSERT INTO properties (id, client_id, property_type, city_town, search_text) VALUES (9001, 1, 'Flats', 'Harare', 'jacaranda');
      INSERT INTO units (id, client_id, property_id, unit_number) VALUES (9001, 1, 9001, 'Penthouse-9');
      INSERT INTO leases (id, client_id, unit_id, number, state, from_on) VALUES (9001, 1, 9001, 'OLD/13-77', 'active', '2026-01-01');
      INSERT INTO lease_parties (lease_id, party_id, role) SELECT 9001, id, 'tenant' FROM parties WHERE individual_id = 2;`);
  });
  const found = async (q: string) => {
    const { body } = await get<Paginated<LeaseRow>>(`leases/?q=${encodeURIComponent(q)}`);
    return { count: body.count, ids: body.results.map(({ id }) => id) };
  };

  it.each([
    ['number', 'old/1377'],
    ['unit', 'penthouse9'],
    ['property', 'Jacaranda'],
    ['first tenant', 'zvikomborero'],
    ['word in two of them', 'zvikomborero court'],
    ['word with one that all have', 'harare zvikomborero'],
    ['word with one too short for an index', 'jacaranda ra'],
  ])('among very many, one lease is found by its %s', async (_, q) => {
    expect(await found(q)).toEqual({ count: 1, ids: [1007] });
  });

  it('a company is found as a tenant, the second tenant is not', async () => {
    expect(await found('mukwa')).toEqual({ count: 1, ids: [1008] });
    expect(await found('second tenant')).toEqual({ count: 0, ids: [] });
  });

  it('what nearly all have is found too, newest first', async () => {
    const { count, ids } = await found('chipo harare');
    expect(count).toBe(MANY - 2);
    expect(ids[0]).toBe(1_000 + MANY);
  });

  const statementsOf = async (work: () => Promise<unknown>) => {
    const session = Object.getPrototypeOf(context.server.db._.session) as {
      prepareQuery: (query: Query) => unknown;
    };
    const prepared = vi.spyOn(session, 'prepareQuery');
    await work();
    const statements = prepared.mock.calls.map(([query]) => query.sql);
    prepared.mockRestore();
    return statements;
  };

  it('numbers of leases and units are asked as their indexes have them', async () => {
    const asked = (await statementsOf(() => found('penthouse9'))).join('\n');
    const indexes = await rows<{ text: string }>(
      context.server.db,
      sql`SELECT replace(pg_get_expr(indexprs, indrelid), '::text', '') AS text FROM pg_index
          WHERE indexrelid IN ('leases_search'::regclass, 'units_search'::regclass)`,
    );
    expect(indexes).toHaveLength(2);
    for (const { text } of indexes) expect(asked).toContain(`${text} LIKE`);
  });

  it('a lease takes at most five queries', async () => {
    const statements = await statementsOf(() => get('leases/1007/'));
    expect(statements.length).toBeGreaterThan(0);
    // One more is that of the session.
    expect(statements.length).toBeLessThanOrEqual(4);
  });
});
