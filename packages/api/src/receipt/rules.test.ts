import type { Charge } from '@rentsafe/domain/charge';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { type Columns, insert, refusalOf } from '../testing/refusal.ts';

// The rules of receipts as SQL alone: whatever the server does, what is tried here cannot be written.

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newUnit } = useBook(kind, '2026-07-15T08:00:00Z');

  /** Receives 100.00 of 300.00 that were charged on 1 January, in a new book. */
  const begin = async () => {
    const account = { name: 'B', kind: 'bank', currency: 'USD' };
    const bank = (await post<{ id: number }>('bank-accounts/', account, book.admin)).body.id;
    const lease = await post<Lease>('leases/', {
      unit: await newUnit(),
      parties: [{ party: person(2), role: 'tenant' }],
      from_on: '2026-01-01',
      schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on: '2026-01-01', amount: '300.00' }] }],
    });
    const { id } = lease.body;
    await post(`leases/${id}/activate/`, {});
    await post('charge-runs/', { month: '2026-01' });
    const receive = (amount: string, more = {}) =>
      post<Receipt>('receipts/', {
        ...{
          lease: id,
          bank_account: bank,
          received_on: '2026-01-05',
          amount: usd(amount),
          method: 'cash',
          ...more,
        },
      });
    const receipt = (await receive('100.00')).body.id;
    const unknown = (await receive('70.00', { lease: null })).body.id;
    const unallocated = (await receive('500.00', { allocations: 'none' })).body.id;
    const [charge] = (await get<Paginated<Charge>>(`charges/?lease=${id}`)).body.results;
    return { client: book.client, bank, lease: id, receipt, unknown, unallocated, charge: charge?.id ?? 0 };
  };
  let own: Awaited<ReturnType<typeof begin>>;
  let other: typeof own;
  beforeAll(async () => {
    own = await begin();
    await open();
    other = await begin();
  });

  const refusal = (...statements: string[]) => refusalOf(context.server.db, ...statements);
  const none = 'nothing';

  const entry = (day = '2026-01-05') => [
    `INSERT INTO entries (client_id, kind, effective_on, user_id, request_id)
     VALUES (${own.client}, 'test', '${day}', 1, 'test')`,
  ];
  const last = () => `(SELECT last_seq FROM book_heads WHERE client_id = ${own.client})`;
  const receipt = (columns: Columns = {}) =>
    insert('receipts', {
      ...{ client_id: own.client, lease_id: own.lease, bank_account_id: own.bank, received_on: '2026-01-05' },
      ...{
        recorded_on: '2026-01-06',
        currency: 'USD',
        amount: 100,
        method: 'cash',
        entry_seq: last(),
        ...columns,
      },
    });
  const allocation = (columns: Columns = {}) =>
    insert('allocations', {
      ...{
        client_id: own.client,
        lease_id: own.lease,
        currency: 'USD',
        charge_id: own.charge,
        receipt_id: own.unallocated,
      },
      ...{ amount: 100, net: 100, vat: 0, entry_seq: last(), effective_on: '2026-01-05', ...columns },
    });
  const id = (select: string) =>
    rows<{ id: number }>(context.server.db, sql.raw(select)).then(([row]) => row?.id ?? 0);

  describe('a receipt', () => {
    it.each([
      [{}, none],
      [{ amount: 0 }, /^receipts_amount_check/],
      [{ amount: -1 }, /^receipts_amount_check/],
      [{ currency: 'ZAR' }, /^receipts_currency_check/],
      [{ currency: 'ZWG' }, /bank_account.*fkey/],
      [{ method: 'barter' }, /^receipts_method_check/],
      [{ recorded_on: '2026-01-04' }, 'not_in_future'],
      [{ received_on: '2026-01-06' }, /entry_seq.*fkey/],
      [{ paid_currency: 'ZWG', paid_amount: 2680 }, /^receipts_check/],
      [{ paid_currency: 'USD', paid_amount: 100, rate: 1 }, /^receipts/],
      [{ paid_currency: 'ZWG', paid_amount: 2693, rate: 26.8 }, /bank_account.*fkey/],
      [{ paid_currency: 'ZWG', paid_amount: 2694, rate: 26.8 }, 'amount_at_rate'],
    ])('%j: %s', async (columns, expected) => {
      expect(await refusal(...entry(), receipt(columns))).toMatch(expected);
    });

    it('is of one book, and of an entry of its own', async () => {
      expect(await refusal(...entry(), receipt({ lease_id: other.lease }))).toMatch(/lease_id.*fkey/);
      expect(await refusal(...entry(), receipt({ bank_account_id: other.bank }))).toMatch(
        /bank_account.*fkey/,
      );
      expect(await refusal(...entry(), receipt(), receipt())).toMatch(/^receipts_client_id_entry_seq_key/);
    });

    it('gets the next number, whichever it names', async () => {
      const forged = [...entry(), receipt({ number: 'RC-000009' })];
      const check = `DO $$ BEGIN ASSERT (SELECT max(number) FROM receipts WHERE client_id = ${own.client}) = 'RC-000004'; END $$`;
      expect(await refusal(...forged, check)).toBe(none);
    });

    it('is not in a locked period', async () => {
      const lock = [
        'ALTER TABLE book_heads DISABLE TRIGGER book_heads_by_triggers',
        `UPDATE book_heads SET locked_until = '2026-01-05' WHERE client_id = ${own.client}`,
      ];
      expect(await refusal(...lock, ...entry(), receipt())).toBe('period_open');
    });

    const event = (receipt_id: number, name: string, lease_id: number | null = null) =>
      insert('receipt_events', {
        client_id: own.client,
        receipt_id,
        kind: name,
        lease_id,
        entry_seq: last(),
      });

    it('is identified once, and reversed once when nothing of it is allocated', async () => {
      const { unknown, lease } = own;
      const identified = event(unknown, 'identified', lease);
      expect(await refusal(identified)).toBe(none);
      expect(await refusal(identified, identified)).toMatch(/^receipt_(events_pkey|identified)/);
      expect(await refusal(event(unknown, 'identified', other.lease))).toMatch(/lease_id.*fkey/);
      expect(await refusal(event(own.receipt, 'identified', lease))).toBe('receipt_identified');
      expect(await refusal(event(own.receipt, 'reversed'))).toBe('receipt_reversed');
      const reversed = event(own.unallocated, 'reversed');
      expect(await refusal(reversed)).toBe(none);
      expect(await refusal(reversed, reversed)).toBe('receipt_events_pkey');
      expect(await refusal(reversed, ...entry(), allocation())).toBe('receipt_not_reversed');
      expect(await refusal(event(unknown, 'reversed'), identified)).toBe('receipt_identified');
    });
  });

  describe('an allocation', () => {
    const tried = (columns: Columns, day?: string) => refusal(...entry(day), allocation(columns));

    it('is of what is open of the charge and left of the receipt', async () => {
      expect(await tried({ amount: 20_000, net: 20_000 })).toBe(none);
      expect(await tried({ amount: 20_001, net: 20_001 })).toBe('not_overpaid');
      expect(await tried({ receipt_id: own.receipt })).toBe('not_overused');
      expect(
        await refusal(
          ...entry(),
          allocation({ amount: 15_000, net: 15_000 }),
          allocation({ amount: 5001, net: 5001 }),
        ),
      ).toBe('not_overpaid');
    });

    it('is of one lease, currency and book, and of a receipt or a credit note', async () => {
      expect(await tried({ charge_id: other.charge })).toMatch(/charge_id.*fkey/);
      expect(await tried({ receipt_id: other.unallocated })).toMatch(/receipt_id.*fkey/);
      expect(await tried({ receipt_id: own.unknown })).toMatch(/receipt_id.*fkey/);
      expect(await tried({ currency: 'ZWG' })).toMatch(/fkey/);
      expect(await tried({ lease_id: other.lease })).toMatch(/fkey/);
      expect(await tried({ receipt_id: null })).toMatch(/^allocations_check/);
    });

    it('is its net and VAT, with one sign, and counts from receipt and charge on', async () => {
      expect(await tried({ amount: 0, net: 0 })).toMatch(/^allocations/);
      expect(await tried({ vat: 1 })).toMatch(/^allocations_check/);
      expect(await tried({ net: 101, vat: -1 })).toMatch(/^allocations_check/);
      expect(await tried({ commission: -1 })).toMatch(/^allocations_check/);
      expect(await tried({ effective_on: '2026-01-04' }, '2026-01-04')).toBe('allocated_in_time');
      expect(await tried({ effective_on: '2026-01-06' })).toMatch(/entry_seq.*fkey/);
    });

    it('is taken back once, as it was made', async () => {
      const reverses_id = await id(`SELECT id FROM allocations WHERE receipt_id = ${own.receipt}`);
      const back = { receipt_id: own.receipt, amount: -10_000, net: -10_000, reverses_id };
      expect(await tried(back)).toBe(none);
      expect(await refusal(...entry(), allocation(back), allocation(back))).toBe('reversed_once');
      expect(await tried({ ...back, reverses_id: null })).toMatch(/^allocations_check/);
      expect(await tried({ ...back, amount: -5000, net: -5000 })).toBe('mirrors_allocation');
      expect(await tried({ ...back, net: -9999, vat: -1 })).toBe('mirrors_allocation');
      expect(await tried({ ...back, receipt_id: own.unallocated })).toMatch(
        /^(mirrors_allocation|not_overused)/,
      );
    });
  });

  it('nothing of it changes, and what is open is kept by triggers', async () => {
    for (const table of ['receipts', 'receipt_events', 'allocations']) {
      expect(await refusal(`UPDATE ${table} SET client_id = client_id`)).toBe(`${table} is append-only`);
      expect(await refusal(`DELETE FROM ${table}`)).toBe(`${table} is append-only`);
      expect(await refusal(`TRUNCATE ${table} CASCADE`)).toMatch(/is append-only|is kept by triggers/);
    }
    expect(await refusal('UPDATE open_receipts SET used = 0')).toBe('open_receipts is kept by triggers');
    expect(await refusal('DELETE FROM open_receipts')).toBe('open_receipts is kept by triggers');
    expect(await refusal('TRUNCATE open_receipts CASCADE')).toMatch(/is append-only|is kept by triggers/);
  });
});
