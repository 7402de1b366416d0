import type { Paginated } from '@rentsafe/domain/pagination';
import { type Query, sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { rows } from '../db/database.ts';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

/** More than a search samples, so that it goes by indexes where few are found. */
const MANY = 2_100;

// Lease 7 is found by each word of its own: lease number, unit, property, a person and, of lease 8, a company.
onEitherDatabase((kind) => {
  const { context, book, get } = useBook(kind);
  beforeAll(async () => {
    const { client } = book;
    await context.server.database.exec(`
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
      INSERT INTO lease_parties (client_id, lease_id, party_id, role)
        SELECT ${client}, n, p.id, 'tenant' FROM generate_series(1001, ${1_000 + MANY}) n
        JOIN parties p ON CASE n WHEN 1007 THEN p.individual_id IN (2, 3) WHEN 1008 THEN p.company_id = 1 ELSE p.individual_id = 1 END;`);
    // The same of another book, which finds none of them here.
    await context.server.database.exec(`
      INSERT INTO properties (id, client_id, property_type, city_town, search_text) VALUES (9001, 1, 'Flats', 'Harare', 'jacaranda');
      INSERT INTO units (id, client_id, property_id, unit_number) VALUES (9001, 1, 9001, 'Penthouse-9');
      INSERT INTO leases (id, client_id, unit_id, number, state, from_on) VALUES (9001, 1, 9001, 'OLD/13-77', 'active', '2026-01-01');
      INSERT INTO lease_parties (client_id, lease_id, party_id, role) SELECT 1, 9001, id, 'tenant' FROM parties WHERE individual_id = 2;`);
    // One invoice and receipt of each lease, as if posted. The receipt of lease 1009 was identified later, as that of lease 1007.
    await context.server.database.exec(`
      SET session_replication_role = replica;
      INSERT INTO invoices (id, client_id, kind, number, lease_id, issued_on, currency)
        SELECT id, client_id, 'invoice', 'INV-' || lpad(id::text, 6, '0'), id, '2026-01-01', 'USD' FROM leases WHERE id > 1000;
      INSERT INTO charges (id, client_id, lease_id, invoice_id, ownership_id, type, description, charged_on, due_on, grace_on, currency,
          net, vat, vat_bp, entry_seq)
        SELECT id, client_id, id, id, 1, 'rent', 'Rent', '2026-01-01', '2026-01-01', '2026-01-01', 'USD', 100, 0, 0, id FROM leases WHERE id > 1000;
      INSERT INTO open_items (charge_id, client_id, lease_id, currency, due_on, from_on, amount)
        SELECT id, client_id, id, 'USD', '2026-01-01', '2026-01-01', 100 FROM leases WHERE id > 1000;
      INSERT INTO receipts (id, client_id, number, lease_id, received_on, recorded_on, currency, amount, method, reference, payer, entry_seq)
        SELECT id, client_id, 'RC-' || lpad(id::text, 6, '0'), nullif(id, 1009), '2026-01-01', '2026-01-01', 'USD', 100, 'cash',
          CASE WHEN id IN (1010, 9001) THEN 'ZB/77-120' END, CASE WHEN id IN (1011, 9001) THEN 'Tariro (aunt)' END, id
        FROM leases WHERE id > 1000;
      INSERT INTO open_receipts (receipt_id, client_id, lease_id, currency, amount)
        SELECT id, client_id, coalesce(lease_id, 1007), currency, amount FROM receipts WHERE id > 1000;
      SET session_replication_role = DEFAULT;`);
  });
  const found = async (q: string, list = 'leases') => {
    const { body } = await get<Paginated<{ id: number }>>(`${list}/?q=${encodeURIComponent(q)}`);
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

  it.each([
    ['receipts', 'number', 'rc-001012', [1012]],
    ['receipts', 'reference', 'zb77120', [1010]],
    ['receipts', 'payer', 'Tariro', [1011]],
    ['receipts', 'payer, the second word', 'aunt', [1011]],
    ['receipts', 'lease, which one was identified as later', 'old/13-77', [1009, 1007]],
    ['receipts', 'first tenant', 'zvikomborero', [1009, 1007]],
    ['receipts', 'first tenant and number', 'zvikomborero 1009', [1009]],
    ['receipts', 'second tenant', 'second tenant', []],
    ['receipts', 'word with one too short for an index', 'tariro rc', [1011]],
    ['invoices', 'number', 'inv-001012', [1012]],
    ['invoices', 'lease', 'OLD/13-77', [1007]],
    ['invoices', 'company', 'mukwa', [1008]],
    ['invoices', 'second tenant', 'second tenant', []],
  ])('among very many %s are found by %s, those of no other book', async (list, _, q, ids) => {
    expect(await found(q, list)).toEqual({ count: ids.length, ids });
  });

  it.each(['receipts', 'invoices'])('%s that nearly all have are found too, newest first', async (list) => {
    const { count, ids } = await found('chipo 00', list);
    expect(count).toBe(MANY - 2 - Number(list === 'receipts'));
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

  it.each([
    ['leases', ['leases_search', 'units_search']],
    ['receipts', ['receipts_search', 'leases_search']],
    ['invoices', ['invoices_search', 'leases_search']],
  ])('%s are asked as their indexes have them', async (list, indexes) => {
    const asked = (await statementsOf(() => found('penthouse9', list))).join('\n').replace(/\b[ir]\./g, '');
    for (const index of indexes) {
      const [stored] = await rows<{ text: string }>(
        context.server.db,
        sql`SELECT replace(pg_get_expr(indexprs, indrelid), '::text', '') AS text FROM pg_index
            WHERE indexrelid = ${index}::regclass`,
      );
      // Of more operands than two PostgreSQL writes the brackets that it reads them with.
      const plain = (text = '') => text.replace(/[()]/g, '').toLowerCase();
      expect(plain(asked)).toContain(`${plain(stored?.text)} like`);
    }
  });

  it.each([
    ['leases/1007/', 2],
    ['leases/1007/balance/', 3],
    ['charges/', 2],
    ['receipts/', 2],
    ['reports/customer-statement/?lease=1007&currency=USD&from=2026-01-01&to=2026-01-31', 3],
  ])('%s takes %i queries besides that of the session', async (to, most) => {
    const statements = await statementsOf(async () => expect((await get(to)).status).toBe(200));
    expect(statements).toHaveLength(most);
  });
});
