import type { AuditPack } from '@rentsafe/domain/auditPack';
import type { BankStatement } from '@rentsafe/domain/bankStatement';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;

  beforeEach(async () => {
    trust = await openTrust(context);
  });

  const pack = async (query = 'month=2026-01') => (await get<AuditPack>(`reports/audit-pack/?${query}`)).body;
  const sumOf = (amounts: string[]) => toDecimal(amounts.reduce((sum, amount) => sum + toMinor(amount), 0n));

  it('A6 has each account with its signed sheet, and every ledger: they add up to what is owed', async () => {
    const deposit = { deposit: { amount: '500.00', currency: 'USD' } };
    const { property, lease } = await trust.let(rentOf('2026-01-01', '1000.00', deposit));
    await trust.run('2026-01');
    const receipt = await trust.pay(lease, '2026-01-05', '1500.00');
    const days = { from_on: '2026-01-01', to_on: '2026-01-31', opening: '0.00', closing: '1500.00' };
    const { body: statement } = await post<BankStatement>('bank-statements/', {
      ...{ bank_account: trust.bank, ...days },
      lines: [{ on: '2026-01-05', description: 'EFT', amount: '1500.00' }],
    });
    await post(`bank-lines/${statement.lines[0]?.id}/match/`, { receipts: [receipt.id] });
    const { body: draft } = await trust.draft('landlord', [{ property, amount: '100.00' }]);
    await trust.verb(draft, 'approve', { on: '2026-01-10' });
    expect(
      (await post('reconciliations/', { bank_account: trust.bank, on: '2026-01-31' }, book.admin)).status,
    ).toBe(201);
    const found = await pack();
    expect(found).toMatchObject({ month: '2026-01', as_at: '2026-01-31', below_zero: [], reversals: [] });
    expect(found.accounts).toMatchObject([
      {
        bank_account: { id: trust.bank },
        book: '1500.00',
        reconciled_on: '2026-01-31',
        reconciliation: { on: '2026-01-31', statement: '1500.00', difference: '0.00' },
        ledgers: { owed: '1500.00', short: '0.00' },
      },
      { bank_account: { id: trust.zigBank }, book: '0.00', reconciliation: null, reconciled_on: null },
    ]);
    expect(found.ledgers.map(({ kind: of, balance }) => [of, balance])).toEqual([
      ['landlord', '784.50'],
      ['deposit', '500.00'],
      ['commission', '115.50'],
      ['paying', '100.00'],
    ]);
    const [first, second] = found.ledgers;
    expect(first).toMatchObject({ name: expect.stringContaining(' '), of: 'Gweru' });
    expect(second).toMatchObject({ of: 'L-0001' });
    expect(found.trust).toMatchObject([{ currency: 'USD', owed: '1500.00', short: '0.00' }]);
    expect(sumOf(found.ledgers.map(({ balance }) => balance))).toBe(found.trust[0]?.owed);
    // What is posted, renamed or signed later changes nothing as it was known.
    await trust.pay(lease, '2026-01-20', '10.00', {
      ...{ bank_account: trust.zigBank, paid: { amount: '268.00', currency: 'ZIG' }, rate: '26.8' },
      allocations: 'none',
    });
    await patch(`bank-accounts/${trust.bank}/`, { name: 'A renamed account', version: 1 }, book.admin);
    const typed = { amount: '268.00', currency: 'ZIG' };
    const balance = { bank_account: trust.zigBank, on: '2026-01-31', statement: typed };
    expect((await post('reconciliations/', balance, book.admin)).status).toBe(201);
    expect(await pack(`month=2026-01&known=${found.known_seq}`)).toEqual(found);
    expect((await pack()).accounts[0]?.reconciliation?.bank_account.name).toBe('A renamed account');
    expect((await pack()).trust[0]).toMatchObject({ owed: '1510.00', short: '10.00', exchanged: '10.00' });
  });

  it('A6 names ledgers below zero, what was reversed and why, and who approved alone', async () => {
    const { property, lease } = await trust.let(rentOf('2026-01-01', '1000.00'));
    await trust.run('2026-01');
    const receipt = await trust.pay(lease, '2026-01-05', '1000.00');
    await trust.out('landlord', '2026-01-08', [{ property, amount: '884.50' }]);
    await post(`receipts/${receipt.id}/reverse/`, { on: '2026-01-15', reason: 'Bounced' }, book.admin);
    const found = await pack();
    expect(found.below_zero).toMatchObject([{ kind: 'shortfall', of: 'Gweru', balance: '-884.50' }]);
    expect(found.reversals).toMatchObject([
      {
        ...{ kind: 'receipt_reversal', on: '2026-01-15', reason: 'Bounced' },
        ...{ amount: '1000.00', currency: 'USD', reverses: 2 },
      },
    ]);
    expect(found.alone).toEqual([]);
    expect((await get('reports/audit-pack/')).body).toEqual({ month: ['This field is required.'] });
    expect((await get(`reports/audit-pack/?month=2026-01&client=${book.client}`, book.stranger)).status).toBe(
      403,
    );
  });

  it('A6 keeps who approved alone, whatever became of the payment since', async () => {
    const { property, lease } = await trust.let(rentOf('2026-01-01', '1000.00'));
    await trust.run('2026-01');
    await trust.pay(lease, '2026-01-05', '1000.00');
    // The others left long ago.
    await context.context.server.db.execute(
      sql`UPDATE users SET is_active = false WHERE client_id = ${book.client} AND access_level = 1
          AND id <> (SELECT min(id) FROM users WHERE client_id = ${book.client} AND access_level = 1)`,
    );
    const { body: draft } = await trust.draft('landlord', [{ property, amount: '70.00' }]);
    await trust.verb(draft, 'approve', { on: '2026-01-10' }, book.admin);
    const found = await pack();
    expect(found.alone).toMatchObject([
      { kind: 'disbursement', id: draft.id, on: '2026-01-10', amount: '70.00', currency: 'USD' },
    ]);
    const failed = { on: '2026-01-12', reason: 'Returned' };
    expect((await trust.verb(draft, 'fail', failed, book.admin)).status).toBe(200);
    expect((await pack()).alone).toEqual(found.alone);
    expect((await pack(`month=2026-01&known=${found.known_seq}`)).alone).toEqual(found.alone);
    expect((await pack(`month=2026-01&known=${found.known_seq - 1}`)).alone).toEqual([]);
  });
});
