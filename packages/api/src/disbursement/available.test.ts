import type { BillFunds, Disbursement, DisbursementFunds } from '@rentsafe/domain/disbursement';
import type { TrustBalance } from '@rentsafe/domain/trustReport';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { driverError } from '../db/errors.ts';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf, supplier } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;

  beforeEach(async () => {
    trust = await openTrust(context);
  });

  /** 1000.00 of rent for January, received: 884.50 for the landlord. */
  const collected = async () => {
    const made = await trust.let(rentOf('2026-01-01', '1000.00'));
    await trust.run('2026-01');
    await trust.pay(made.lease, '2026-01-05', '1000.00');
    return made;
  };
  const bill = async (property: number, amount: string) => {
    const billed = { party: supplier, property, number: '77', billed_on: '2026-01-09', due_on: '2026-01-31' };
    return (await post<{ id: number }>('bills/', { ...billed, amount: usd(amount), description: 'Plumber' }))
      .body;
  };
  const funds = async (id: number) => (await get<DisbursementFunds>(`disbursements/${id}/funds/`)).body;

  it('A5 a landlord with bills above what is held has nothing available, and the database keeps it so', async () => {
    const { property } = await collected();
    const { body: draft } = await trust.draft('landlord', [{ property, amount: '0.01' }]);
    await bill(property, '900.00');
    expect(await trust.verb(draft, 'approve')).toMatchObject({
      status: 409,
      body: { detail: 'Only 0.00 is available; 884.50 is held for bills.', state: 'draft' },
    });
    const prepared = { bank_account: trust.bank, currency: 'USD' };
    await post(`disbursements/${draft.id}/cancel/`, {});
    expect((await post('disbursements/prepare/', prepared)).body).toMatchObject({
      made: [],
      skipped: [{ reason: 'Nothing is available; 884.50 is held for bills.' }],
    });
    const posted = context.context.server.db.execute(
      sql`INSERT INTO disbursement_events (client_id, disbursement_id, kind, on_date, entry_seq)
          SELECT client_id, ${draft.id}, 'approved', effective_on, seq FROM entries WHERE client_id = ${context.book.client}
          ORDER BY seq DESC LIMIT 1`,
    );
    const refused = await posted.catch(driverError);
    expect(refused).toMatchObject({ constraint: 'held_for_bills' });
  });

  it('A5 a bill that lacks money says which payments took it', async () => {
    const { property } = await collected();
    const out = await trust.out('landlord', '2026-01-08', [{ property, amount: '884.50' }]);
    const { id } = await bill(property, '120.00');
    const taken = [{ id: out.id, number: 'PV-000001', on: '2026-01-08', amount: '884.50' }];
    expect((await get<BillFunds>(`bills/${id}/funds/`)).body).toMatchObject({
      held: [{ held: '0.00', bills: '120.00', available: '0.00' }],
      taken,
    });
    const { body: draft } = await trust.draft('bill', [{ bill: id, amount: '120.00' }], { party: supplier });
    expect(await funds(draft.id)).toMatchObject({ taken });
    expect(await trust.verb(draft, 'approve')).toMatchObject({
      status: 409,
      body: { detail: 'Only 0.00 is available.', taken },
    });
  });

  it('A6 20,000 held against 22,800 owed is short, and an approval says what it leaves for the others', async () => {
    const currency = 'ZIG';
    const { lease, property } = await trust.let({
      from_on: '2026-01-01',
      schedules: [{ type: 'rent', currency, steps: [{ from_on: '2026-01-01', amount: '22800.00' }] }],
    });
    await trust.run('2026-01');
    const zig = (amount: string) => ({ amount: { amount, currency } });
    await trust.pay(lease, '2026-01-05', '1', { ...zig('20000.00'), bank_account: trust.zigBank });
    await trust.pay(lease, '2026-01-06', '1', { ...zig('2800.00'), paid: usd('100.00'), rate: '28' });
    const of = async (name: string) => (await get<TrustBalance>(`reports/trust/?currency=${name}`)).body;
    expect(await of('ZIG')).toMatchObject({
      ...{ bank: '20000.00', owed: '22800.00', short: '2800.00', exchanged: '2800.00', difference: '0.00' },
      accounts: [{ id: trust.zigBank, balance: '20000.00' }],
    });
    expect(await of('USD')).toMatchObject({
      ...{ bank: '100.00', owed: '0.00', short: '-100.00', exchanged: '0.00' },
    });
    const { body: draft } = await trust.draft('landlord', [{ property, amount: '9180.00' }], {
      bank_account: trust.zigBank,
    });
    const left = { account: '10820.00', bank: '10820.00', owed: '13620.00' };
    expect(await funds(draft.id)).toMatchObject({ trust: { short: '2800.00' }, left });
    await trust.verb(draft, 'approve');
    // What is approved is set aside: it leaves the same.
    expect(await funds(draft.id)).toMatchObject({ left });
  });

  it('A5 two people approve one batch at once: each payment counts once, and no landlord is paid more than is available', async () => {
    const { property } = await collected();
    const drafts: Disbursement[] = [];
    for (const amount of ['500.00', '300.00', '200.00'])
      drafts.push((await trust.draft('landlord', [{ property, amount }], {}, context.book.user)).body);
    const answers = await Promise.all(
      [context.book.admin, trust.second].flatMap((who) =>
        drafts.map((draft) => trust.verb(draft, 'approve', { version: 1 }, who)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(3);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { landlord: held = '0.00' } = await trust.balances();
    expect(Number(held)).toBeLessThanOrEqual(0);
  });
});
