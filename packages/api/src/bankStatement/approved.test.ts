import type { BankLine, BankStatement, BankSuggestion } from '@rentsafe/domain/bankStatement';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;
  let property = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease, property } = await trust.let(rentOf('2026-01-01', '1000.00')));
    await trust.run('2026-01');
  });

  /** A statement of January whose lines move these amounts on the 20th, from nothing. Returns the ids of the lines. */
  const stored = async (...amounts: string[]) => {
    const closing = amounts.reduce((sum, amount) => sum + Number(amount), 0).toFixed(2);
    const { body } = await post<BankStatement>('bank-statements/', {
      ...{ bank_account: trust.bank, from_on: '2026-01-01', to_on: '2026-01-31', opening: '0.00', closing },
      lines: amounts.map((amount) => ({ on: '2026-01-20', description: 'EFT', reference: 'FT77', amount })),
    });
    return body.lines.map(({ id }) => id);
  };
  const match = (line: number | undefined, disbursements: number[]) =>
    post<BankLine & Refusal>(`bank-lines/${line}/match/`, { disbursements }, book.user);
  const suggested = async (line: number | undefined, q = '') =>
    (await get<{ results: BankSuggestion[] }>(`bank-lines/${line}/suggestions/?q=${q}`)).body.results;
  const approved = async (amount: string, on: string) => {
    const { body } = await trust.draft('landlord', [{ property, amount }]);
    return (await trust.verb(body, 'approve', { on })).body;
  };

  it('A7 an approved payment is offered, and paid on the day of the line that it is matched with', async () => {
    await trust.pay(lease, '2026-01-05', '1000.00');
    const { id, number } = await approved('300.00', '2026-01-10');
    const second = await approved('40.00', '2026-01-20');
    const [line, sum] = await stored('-300.00', '-40.00');
    expect((await suggested(line))[0]).toMatchObject({
      ...{ kind: 'disbursement', id, number, approved: true, amount: '-300.00', on: '2026-01-10' },
      reasons: expect.arrayContaining(['Approved, not yet paid', 'Same amount']),
    });
    expect(await match(line, [id])).toMatchObject({
      status: 200,
      body: { state: 'matched', matches: [{ kind: 'disbursement', id, number }] },
    });
    expect((await get<Disbursement>(`disbursements/${id}/`)).body).toMatchObject({
      ...{ state: 'paid', paid_on: '2026-01-20', reference: 'FT77' },
    });
    expect((await match(sum, [second.id])).status).toBe(200);
    expect((await trust.balances()).bank).toBe('660.00');
  });

  it('A7 what does not add up, or was approved after the bank paid it, is refused and stays approved', async () => {
    await trust.pay(lease, '2026-01-05', '1000.00');
    const { id } = await approved('300.00', '2026-01-10');
    const late = await approved('40.00', '2026-02-01');
    const [line, other] = await stored('-301.00', '-40.00');
    expect(await match(line, [id])).toMatchObject({
      status: 400,
      body: { non_field_errors: ['The line is -301.00, the sum -300.00.'] },
    });
    expect(await match(other, [late.id])).toMatchObject({
      status: 400,
      body: {
        disbursements: [
          'PV-000002 was approved on 1 Feb 2026, after the bank paid it. Record its failure, then approve it again on or before 20 Jan 2026.',
        ],
      },
    });
    for (const payment of [id, late.id]) {
      expect((await get<Disbursement>(`disbursements/${payment}/`)).body.state).toBe('approved');
    }
  });

  it('A7 a reversed receipt is not offered, but found by its number with a mark; once the bank had it, its reversal is', async () => {
    const receipt = await trust.pay(lease, '2026-01-20', '100.00');
    const undone = { on: '2026-01-20', reason: 'Bounced' };
    expect((await post(`receipts/${receipt.id}/reverse/`, undone, book.admin)).status).toBe(200);
    const [came, went] = await stored('100.00', '-100.00');
    const ofReceipts = (found: BankSuggestion[]) => found.filter((one) => one.kind === 'receipt');
    expect(ofReceipts(await suggested(came))).toEqual([]);
    expect(ofReceipts(await suggested(went))).toEqual([]);
    expect(ofReceipts(await suggested(came, receipt.number))).toMatchObject([
      { id: receipt.id, reasons: expect.arrayContaining(['Reversed on 20 Jan 2026']) },
    ]);
    await post(`bank-lines/${came}/match/`, { receipts: [receipt.id] });
    expect(ofReceipts(await suggested(went))).toMatchObject([
      { id: receipt.id, reasons: expect.arrayContaining(['Reversal of 20 Jan 2026']) },
    ]);
  });
});
