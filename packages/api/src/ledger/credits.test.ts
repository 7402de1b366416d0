import type { Book } from '@rentsafe/domain/book';
import type { Charge, ChargeRun } from '@rentsafe/domain/charge';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { beforeEach, describe, expect, it } from 'vitest';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-06-15T08:00:00Z');
  const { book, get, post, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease } = await trust.let(rentOf('2026-01-01', '300.00')));
  });

  const charges = async () =>
    (await get<Paginated<Charge>>(`charges/?lease=${lease}`)).body.results.map(({ paid, state }) => [
      paid.amount,
      state,
    ]);
  const allocated = async ({ id }: Receipt) =>
    (await get<Receipt>(`receipts/${id}/`)).body.allocations.map(({ amount, effective_on }) => [
      effective_on,
      amount,
    ]);
  const run = async (month: string) => (await post<ChargeRun>('charge-runs/', { month })).body;

  describe('what a tenant has paid too much', () => {
    it('settles the next charge, in the entry that posts it', async () => {
      await run('2026-01');
      const receipt = await trust.pay(lease, '2026-01-10', '500.00');
      const { entries } = await run('2026-02');
      expect(await charges()).toEqual([
        ['300.00', 'settled'],
        ['200.00', 'part'],
      ]);
      expect(await allocated(receipt)).toEqual([
        ['2026-01-10', '300.00'],
        ['2026-02-01', '200.00'],
      ]);
      expect((await get<Receipt>(`receipts/${receipt.id}/`)).body.entries).toContain(entries[0]);
    });

    it('that came after the day of the charge settles it on its own day', async () => {
      await run('2026-01');
      const receipt = await trust.pay(lease, '2026-02-20', '700.00');
      await run('2026-02');
      expect(await allocated(receipt)).toEqual([
        ['2026-02-20', '300.00'],
        ['2026-02-20', '300.00'],
      ]);
      await post('charges/', {
        ...{ lease, type: 'other', net: usd('120.00'), charged_on: '2026-03-02', due_on: '2026-03-02' },
      });
      expect((await charges()).at(-1)).toEqual(['100.00', 'part']);
    });

    it('settles older charges first, receipt by receipt', async () => {
      await run('2026-01');
      const first = await trust.pay(lease, '2026-01-10', '250.00', { allocations: 'none' });
      const second = await trust.pay(lease, '2026-01-12', '100.00', { allocations: 'none' });
      await run('2026-02');
      expect(await charges()).toEqual([
        ['300.00', 'settled'],
        ['50.00', 'part'],
      ]);
      expect(await allocated(first)).toEqual([['2026-01-10', '250.00']]);
      expect(await allocated(second)).toEqual([
        ['2026-01-12', '50.00'],
        ['2026-02-01', '50.00'],
      ]);
    });

    it('stays on account in a book that has it so', async () => {
      const { body } = await get<Book>(`books/${book.client}/`);
      const changed = { apply_credits: false, version: body.version };
      expect((await patch(`books/${book.client}/`, changed, book.user)).status).toBe(403);
      expect(await patch(`books/${book.client}/`, changed, book.admin)).toMatchObject({
        status: 200,
        body: { apply_credits: false },
      });
      await trust.pay(lease, '2026-01-10', '500.00');
      await run('2026-02');
      expect(await charges()).toEqual([['0.00', 'open']]);
    });
  });
});
