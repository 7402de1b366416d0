import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Entry } from '@rentsafe/domain/entry';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { driverError } from '../db/errors.ts';
import { type Refusal, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { brokenIdentities } from '../testing/identities.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;
  let property = 0;

  /** A landlord who was paid 884.50 of a receipt of 1000.00 on 10 January. */
  let paid: Disbursement;
  let receipt = 0;
  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease, property } = await trust.let(rentOf('2026-01-01', '1000.00')));
    await trust.run('2026-01', '2026-02');
    receipt = (await trust.pay(lease, '2026-01-05', '1000.00')).id;
    paid = await trust.out('landlord', '2026-01-10', [{ property, amount: '884.50' }]);
  });

  const reverse = (on: string) =>
    post<Refusal>(`receipts/${receipt}/reverse/`, { on, reason: 'Bounced' }, book.admin);
  const broken = () => brokenIdentities(context.context.server.db, book.client);
  const on = (day: string) => trust.balances(`currency=USD&as_at=${day}`);
  const entriesOf = async (entryKind: string) =>
    (await get<Paginated<Entry>>(`entries/?kind=${entryKind}`)).body.results;

  it('G8 a payment that failed repays what the landlord owes, in its entry', async () => {
    await reverse('2026-01-15');
    expect(await trust.balances()).toMatchObject({ shortfall: '884.50' });
    await trust.verb(paid, 'fail', { on: '2026-01-20', reason: 'Returned' });
    expect(await trust.balances()).not.toHaveProperty('shortfall');
    expect(await trust.balances()).not.toHaveProperty('landlord');
    expect(await broken()).toEqual([]);
  });

  it('G8 a journal in favour of the landlord repays what they owe', async () => {
    await trust.pay(lease, '2026-01-06', '1000.00', { allocations: 'none' });
    const { id: other } = await trust.let(rentOf('2026-01-01', '1000.00')).then(({ lease: id }) => ({ id }));
    await trust.run('2026-01');
    await trust.pay(other, '2026-01-07', '1000.00');
    await reverse('2026-01-15');
    const [owner] = (await get<Paginated<{ id: number }>>('landlords/')).body.results;
    const journal = {
      kind: 'creditor_credit',
      landlord: owner?.id,
      property,
      on: '2026-01-16',
      reason: 'Agreed',
    };
    const amount = { amount: '100.00', currency: 'USD' };
    const { body } = await post<{ id: number }>('journals/', { ...journal, amount });
    expect((await post(`journals/${body.id}/post/`, { version: 1 }, trust.second)).status).toBe(200);
    expect(await trust.balances()).toMatchObject({ shortfall: '784.50', landlord: '-884.50' });
    expect(await broken()).toEqual([]);
  });

  it('G8 what is unallocated on a day before the payout is owed from the payout on, not before', async () => {
    await post(`receipts/${receipt}/unallocate/`, {}, book.admin);
    expect(await on('2026-01-09')).not.toHaveProperty('shortfall');
    expect(await on('2026-01-10')).toMatchObject({ shortfall: '884.50' });
    expect(await entriesOf('shortfall')).toMatchObject([{ effective_on: '2026-01-10' }]);
    expect(await broken()).toEqual([]);
    await post(`receipts/${receipt}/allocate/`, {});
    expect(await on('2026-01-10')).not.toHaveProperty('shortfall');
    expect(await broken()).toEqual([]);
  });

  it('G8 money received on a day before the shortfall repays it from its day on', async () => {
    const { id } = (
      await post<{ id: number }>('charges/', {
        ...{ lease, type: 'other', charged_on: '2026-01-11', due_on: '2026-01-11' },
        net: { amount: '500.00', currency: 'USD' },
      })
    ).body;
    await reverse('2026-01-15');
    const allocations = [{ charge: id, amount: { amount: '500.00', currency: 'USD' } }];
    await trust.pay(lease, '2026-01-12', '500.00', { allocations });
    expect(await on('2026-01-14')).toMatchObject({ landlord: '-500.00' });
    expect(await on('2026-01-15')).toMatchObject({ shortfall: '384.50' });
    expect(await broken()).toEqual([]);
  });

  it('G8 a User does not bring a landlord to owe, on whatever day', async () => {
    expect(await post(`receipts/${receipt}/unallocate/`, {})).toMatchObject({
      status: 403,
      body: { detail: 'The landlord was paid with this money. An Admin must undo it.' },
    });
  });

  it.each([
    ['G8 a landlord holds and owes', '2026-03-15', 'shortfall', 'commission'],
    ['G10 an account is below zero on a past day', '2026-01-10', 'landlord', 'commission'],
  ])('%s: the database refuses it', async (_, day, debit, credit) => {
    await trust.pay(lease, '2026-02-05', '1000.00');
    const { db } = context.context.server;
    const account = (name: string) =>
      sql`(SELECT id FROM accounts WHERE client_id = ${book.client} AND kind = ${name} AND currency = 'USD' ORDER BY id LIMIT 1)`;
    const attempt = db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO accounts (client_id, kind, half, currency, landlord_id, property_id)
        SELECT client_id, 'shortfall', 'money', currency, landlord_id, property_id FROM accounts
        WHERE client_id = ${book.client} AND kind = 'landlord' AND currency = 'USD' ON CONFLICT DO NOTHING`);
      await tx.execute(sql`INSERT INTO entries (client_id, kind, effective_on, user_id, request_id)
        VALUES (${book.client}, 'journal', ${day}::date, 1, 'test')`);
      await tx.execute(sql`INSERT INTO transfers
          (client_id, entry_seq, line, effective_on, half, currency, debit_account, credit_account, amount)
        SELECT ${book.client}, last_seq, 1, ${day}::date, 'money', 'USD', ${account(debit)}, ${account(credit)}, 1 FROM book_heads WHERE client_id = ${book.client}`);
    });
    const error = await attempt.then(() => null, driverError);
    expect(error).toMatchObject({ constraint: 'sound_on_past_days' });
  });
});
