import type { BankLine, BankStatement } from '@rentsafe/domain/bankStatement';
import type { ReconciliationPreview } from '@rentsafe/domain/reconciliation';
import { beforeEach, expect, it } from 'vitest';
import { useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;
  let property = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease, property } = await trust.let(rentOf('2026-01-01', '1000.00')));
    await trust.run('2026-01');
  });

  const store = async (month: '01' | '02', opening: string, ...lines: [day: string, amount: string][]) => {
    const closing = lines.reduce((sum, [, amount]) => sum + Number(amount), Number(opening)).toFixed(2);
    const { status, body } = await post<BankStatement>('bank-statements/', {
      ...{ bank_account: trust.bank, opening, closing },
      ...{ from_on: `2026-${month}-01`, to_on: month === '01' ? '2026-01-31' : '2026-02-28' },
      lines: lines.map(([day, amount]) => ({ on: `2026-${month}-${day}`, description: 'EFT', amount })),
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.lines.map(({ id }) => id);
  };
  const match = async (line: number | undefined, body: object) => {
    const answer = await post<BankLine>(`bank-lines/${line}/match/`, body, book.admin);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const outstanding = async (on = '2026-01-31') => {
    const asked = { bank_account: trust.bank, on };
    const { body } = await post<ReconciliationPreview>('reconciliations/preview/', asked);
    expect(body.difference).toBe('0.00');
    return body.outstanding.map(({ number, amount }) => `${number} ${amount}`);
  };
  const reverse = (id: number, on: string) =>
    post(`receipts/${id}/reverse/`, { on, reason: 'Bounced' }, book.admin);

  it('a receipt that was reversed before the bank showed it is outstanding until then', async () => {
    const { id, number } = await trust.pay(lease, '2026-01-30', '50.00');
    await reverse(id, '2026-02-02');
    await store('01', '0.00');
    expect(await outstanding()).toEqual([`${number} 50.00`]);
    const [came, went] = await store('02', '0.00', ['03', '50.00'], ['04', '-50.00']);
    expect((await outstanding('2026-02-28')).length).toBe(0);
    await match(came, { receipts: [id] });
    await match(went, { receipts: [id] });
    expect(await outstanding('2026-02-28')).toEqual([]);
  });

  it('a payment that failed, and was paid again, is outstanding once', async () => {
    await trust.pay(lease, '2026-01-02', '500.00');
    const [rent] = await store('01', '0.00', ['02', '500.00']);
    const [receipt] = (await context.get<{ results: { id: number }[] }>('receipts/')).body.results;
    await match(rent, { receipts: [receipt?.id] });
    const payment = await trust.out('landlord', '2026-01-10', [{ property, amount: '80.00' }]);
    await trust.verb(payment, 'fail', { on: '2026-01-11', reason: 'Account closed' }, book.admin);
    expect(await outstanding()).toEqual([]);
    const { body } = await context.get<{ version: number }>(`disbursements/${payment.id}/`);
    const again = await trust.verb(payment, 'approve', { on: '2026-01-12', version: body.version });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    await trust.verb(payment, 'pay', { on: '2026-01-12' });
    expect(await outstanding()).toEqual([`${payment.number} -80.00`]);
  });

  it('a cost that was reversed is not outstanding', async () => {
    await trust.pay(lease, '2026-01-02', '500.00');
    const [rent, fee] = await store('01', '0.00', ['02', '500.00'], ['05', '-2.00']);
    const [receipt] = (await context.get<{ results: { id: number }[] }>('receipts/')).body.results;
    await match(rent, { receipts: [receipt?.id] });
    const cost = { cost: { bearer: 'agency', reason: 'Fee' } };
    const { made } = await match(fee, cost);
    await post(`bank-lines/${fee}/unmatch/`, {});
    await post(`costs/${made?.id}/reverse/`, { on: '2026-01-06', reason: 'Wrong' }, book.admin);
    await match(fee, cost);
    expect(await outstanding()).toEqual([]);
  });

  it('one that came before the first statement and was reversed leaves its opening balance alone', async () => {
    const { id } = await trust.pay(lease, '2025-12-30', '50.00');
    await reverse(id, '2026-01-02');
    await store('01', '0.00');
    expect(await outstanding()).toEqual([]);
  });
});
