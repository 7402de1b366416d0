import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { toHttpError } from '../http/errors.ts';
import { useBook } from '../testing/book.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onBothDatabases((kind) => {
  const context = useBook(kind, '2026-03-05T08:00:00Z');
  const { book, get, post } = context;
  let lease = 0;
  let bank = 0;
  beforeAll(async () => {
    const trust = await openTrust(context);
    bank = trust.bank;
    ({ lease } = await trust.let(rentOf('2026-01-01', '100.00')));
    await trust.run('2026-01');
  });

  it('a disk that is full: 503 that says so, nothing half-made, and the server goes on', async () => {
    const { database, db } = context.context.server;
    const counts = () =>
      rows(
        db,
        sql`SELECT (SELECT count(*)::int FROM entries) AS entries, (SELECT count(*)::int FROM receipts) AS receipts,
          (SELECT last_seq::int FROM book_heads WHERE client_id = ${book.client}) AS seq`,
      );
    const before = await counts();
    // After the receipt and its entry, as the last of what is written.
    await database.exec(`
      CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER no_room BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION no_room();`);
    const money = { lease, bank_account: bank, received_on: '2026-03-01', method: 'cash' };
    const receive = () => post('receipts/', { ...money, amount: { amount: '40.00', currency: 'USD' } });
    expect(await receive()).toMatchObject({
      status: 503,
      body: { detail: 'The disk of the server is full. Nothing was stored: tell whoever runs it.' },
    });
    expect(await counts()).toEqual(before);
    expect((await get('leases/')).status).toBe(200);
    await database.exec('DROP TRIGGER no_room ON audit_events');
    expect((await receive()).status).toBe(201);
  });
});

it('a file that cannot be stored for want of room is 503, too', () =>
  expect(toHttpError(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toMatchObject({ status: 503 }));
