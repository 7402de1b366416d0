import type { CashBook } from '@rentsafe/domain/bankAccount';
import type { BankStatement } from '@rentsafe/domain/bankStatement';
import { beforeEach, expect, it } from 'vitest';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;

  beforeEach(async () => {
    trust = await openTrust(context);
  });

  it('the cash book of an account runs from its opening to its closing balance', async () => {
    const { lease, property } = await trust.let(rentOf('2026-01-01', '500.00'));
    await trust.run('2026-01');
    await trust.pay(lease, '2026-01-05', '300.00');
    const paid = await trust.pay(lease, '2026-02-03', '100.00', { reference: 'EFT 7' });
    const out = await trust.out('landlord', '2026-02-10', [{ property, amount: '80.00' }]);
    const { body: till } = await post<{ id: number }>(
      'bank-accounts/',
      { name: 'Office till', kind: 'cash', currency: 'USD' },
      book.admin,
    );
    const moved = { from: trust.bank, to: till.id, amount: usd('20.00'), on: '2026-02-10', reason: 'Change' };
    const { body: transfer } = await post<{ entry: number }>('bank-transfers/', moved);
    const { body: statement } = await post<BankStatement>('bank-statements/', {
      ...{ bank_account: trust.bank, from_on: '2026-02-01', to_on: '2026-02-28' },
      ...{ opening: '300.00', closing: '400.00' },
      lines: [{ on: '2026-02-03', description: 'EFT', amount: '100.00' }],
    });
    const line = statement.lines[0]?.id;
    await post(`bank-lines/${line}/match/`, { receipts: [paid.id] });

    const path = `bank-accounts/${trust.bank}/transactions/`;
    const { body } = await get<CashBook>(`${path}?from=2026-02-01&to=2026-02-28`);
    expect(body).toMatchObject({ currency: 'USD', opening: '300.00', closing: '300.00' });
    expect(body.rows).toMatchObject([
      {
        ...{ on: '2026-02-03', kind: 'receipt', number: paid.number, in: '100.00', out: '0.00' },
        ...{ balance: '400.00', entry: paid.entries[0], line, record: { kind: 'receipt', id: paid.id } },
        description: expect.stringMatching(/, EFT 7$/),
      },
      {
        ...{ on: '2026-02-10', kind: 'disbursement_payment', number: out.number, out: '80.00' },
        ...{ balance: '320.00', line: null, record: { kind: 'disbursement', id: out.id } },
      },
      { kind: 'bank_transfer', description: 'To Office till, Change', out: '20.00', balance: '300.00' },
    ]);
    // Without days it is all of it, up to today.
    const whole = (await get<CashBook>(path)).body;
    expect(whole).toMatchObject({ from: null, to: '2026-03-15', opening: '0.00', closing: '300.00' });
    expect(whole.rows).toHaveLength(4);
    const ofTill = (await get<CashBook>(`bank-accounts/${till.id}/transactions/`)).body;
    expect(ofTill.rows).toMatchObject([
      { entry: transfer.entry, description: 'From B, Change', in: '20.00', balance: '20.00' },
    ]);

    const csv = String((await get(`${path}?from=2026-02-01&format=csv`)).body);
    expect(
      csv
        .trim()
        .split('\r\n')
        .map((row) => row.split(',').slice(-4).join(',')),
    ).toEqual([
      'Money In,Money Out,Balance,Entry',
      ',,300.00,',
      `100.00,0.00,400.00,${paid.entries[0]}`,
      expect.stringMatching(/^0.00,80.00,320.00,/),
      `0.00,20.00,300.00,${transfer.entry}`,
      ',,300.00,',
    ]);
  });

  it('is of one account of the own book, and of days in order', async () => {
    const path = `bank-accounts/${trust.bank}/transactions/`;
    expect((await get(path, book.stranger)).status).toBe(404);
    expect(await get(`${path}?from=2026-02-01&to=2026-01-31`)).toMatchObject({ status: 400 });
    expect((await get(`${path}?from=2026-02-30`)).body).toMatchObject({ from: [expect.any(String)] });
  });
});
