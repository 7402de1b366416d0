import type { BankStatement } from '@rentsafe/domain/bankStatement';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Reconciliation } from '@rentsafe/domain/reconciliation';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, usd, useBook } from '../testing/book.ts';
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

  /** A statement of a month with its lines: day, amount. */
  const statement = async (month: string, opening: string, closing: string, lines: [string, string][]) => {
    const last = month === '02' ? '28' : '31';
    const { status, body } = await post<BankStatement>('bank-statements/', {
      bank_account: trust.bank,
      ...{ from_on: `2026-${month}-01`, to_on: `2026-${month}-${last}`, opening, closing },
      lines: lines.map(([on, amount]) => ({ on, amount, description: 'EFT' })),
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.lines.map(({ id }) => id);
  };
  const match = async (id: number | undefined, body: object) =>
    expect((await post(`bank-lines/${id}/match/`, body)).status).toBe(200);
  const send = (path: string, on = '2026-01-31', token = book.admin) =>
    post<Reconciliation & Refusal>(path, { bank_account: trust.bank, on }, token);
  const preview = (on?: string) => send('reconciliations/preview/', on, book.user);
  const sign = (on?: string, token?: string) => send('reconciliations/', on, token);

  it('the bank, what is outstanding and the book agree, and are signed by an Admin', async () => {
    const paid = await trust.pay(lease, '2026-01-05', '1000.00');
    const late = await trust.pay(lease, '2026-01-31', '200.00', { allocations: 'none' });
    const out = await trust.out('landlord', '2026-01-30', [{ property, amount: '50.00' }]);
    const [first, fee] = await statement('01', '0.00', '988.00', [
      ['2026-01-05', '1000.00'],
      ['2026-01-20', '-12.00'],
    ]);
    await match(first, { receipts: [paid.id] });
    expect((await preview()).body).toMatchObject({
      ...{ statement: '988.00', outstanding_in: '200.00', outstanding_out: '50.00', book: '1150.00' },
      ...{ difference: '-12.00', lines: [fee], currency: 'USD', bank_account: { id: trust.bank, name: 'B' } },
      outstanding: [
        { kind: 'disbursement', id: out.id, number: out.number, on: '2026-01-30', amount: '-50.00' },
        { kind: 'receipt', id: late.id, number: late.number, on: '2026-01-31', amount: '200.00' },
      ],
    });
    expect(await sign()).toMatchObject({ status: 409, body: { detail: 'The difference is -12.00.' } });
    await match(fee, { cost: { bearer: 'agency', reason: 'Fee' } });
    expect((await sign(undefined, book.user)).status).toBe(403);
    const { status, body } = await sign();
    expect(status).toBe(201);
    expect(body).toMatchObject({ on: '2026-01-31', book: '1138.00', difference: '0.00', lines: [] });
    expect((await get<Paginated<Reconciliation>>('reconciliations/')).body.results).toEqual([body]);
    expect(await sign()).toMatchObject({
      status: 409,
      body: { on: ['This is reconciled already.'], existing: { id: body.id } },
    });
  });

  it('what is signed stays: no line of it is opened, and the statement is not undone', async () => {
    const paid = await trust.pay(lease, '2026-01-05', '1000.00');
    const [first] = await statement('01', '0.00', '1000.00', [['2026-01-05', '1000.00']]);
    await match(first, { receipts: [paid.id] });
    await sign();
    expect(await post(`bank-lines/${first}/unmatch/`, {})).toMatchObject({
      status: 409,
      body: { detail: 'Reconciled up to 2026-01-31.' },
    });
    const { results } = (await get<Paginated<BankStatement>>('bank-statements/')).body;
    expect(results[0]?.reconciled).toBe(true);
    expect(await post(`bank-statements/${results[0]?.id}/undo/`, {}, book.admin)).toMatchObject({
      status: 409,
      body: { detail: 'Reconciled up to 2026-01-31.' },
    });
  });

  it('A10 what was left out of a statement is named with its reason to whoever signs, and all of a month at its end', async () => {
    const store = (from_on: string, to_on: string, lines: object[]) =>
      post<BankStatement>('bank-statements/', {
        ...{ bank_account: trust.bank, from_on, to_on, opening: '0.00', closing: '0.00', lines },
      });
    const came = { on: '2026-01-09', description: 'EFT IN', amount: '200.00', left_out: 'Bank error' };
    const went = { on: '2026-01-12', description: 'EFT OUT', amount: '-200.00', left_out: 'Corrected' };
    // What came in and was taken out again adds up without either line.
    expect((await store('2026-01-01', '2026-01-15', [came, went])).status).toBe(201);
    const named = [came, went].map(({ left_out, ...line }) => ({
      ...{ ...line, reason: left_out, id: expect.any(Number) },
      user: { id: expect.any(Number), name: expect.any(String) },
    }));
    expect((await preview('2026-01-15')).body).toMatchObject({ difference: '0.00', left_out: named });
    expect((await sign('2026-01-15')).body.left_out).toEqual(named);
    await store('2026-01-16', '2026-01-31', []);
    expect((await sign('2026-01-31')).body.left_out).toEqual(named);
    await store('2026-02-01', '2026-02-28', []);
    expect((await sign('2026-02-28')).body.left_out).toEqual([]);
    const trail = await get<{ results: { changes: object }[] }>(
      `audit/?subject=bank_account:${trust.bank}`,
      book.admin,
    );
    expect(trail.body.results.map(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({
        left_out: [null, ['2026-01-09 200.00 EFT IN: Bank error', '2026-01-12 -200.00 EFT OUT: Corrected']],
      }),
    );
  });

  it('what was outstanding is matched in the next statement', async () => {
    const late = await trust.pay(lease, '2026-01-31', '200.00', { allocations: 'none' });
    await statement('01', '0.00', '0.00', []);
    expect((await sign()).body).toMatchObject({ outstanding_in: '200.00', difference: '0.00' });
    const [line] = await statement('02', '0.00', '200.00', [['2026-02-02', '200.00']]);
    await match(line, { receipts: [late.id] });
    expect((await preview('2026-02-28')).body).toMatchObject({ outstanding_in: '0.00', difference: '0.00' });
    // January is what it was.
    expect((await preview()).body).toMatchObject({ outstanding_in: '200.00', difference: '0.00' });
  });

  it('what the bank shows of a locked month, and the book on its first open day, is between them', async () => {
    const [line] = await statement('01', '0.00', '30.00', [['2026-01-20', '30.00']]);
    await context.lockUntil('2026-01-31');
    await match(line, { lease });
    expect((await preview()).body).toMatchObject({
      ...{ statement: '30.00', book: '0.00', outstanding_out: '30.00', difference: '0.00' },
    });
  });

  it.each([
    ['is in its opening balance', '300.00', '0.00'],
    ['is outstanding, where that says so', '0.00', '300.00'],
  ])('what the book had before the first statement %s', async (_what, opening, outstanding_in) => {
    await trust.pay(lease, '2026-01-05', '300.00');
    await statement('02', opening, opening, []);
    expect((await preview('2026-02-28')).body).toMatchObject({ outstanding_in, difference: '0.00' });
  });

  it('only at the end of a statement, of an account of the book', async () => {
    expect((await preview('2026-01-30')).body).toEqual({ on: ['No statement ends on 2026-01-30.'] });
    const other = { bank_account: 999_999, on: '2026-01-31' };
    expect((await post('reconciliations/preview/', other)).body).toEqual({
      bank_account: ['Invalid pk "999999" - object does not exist.'],
    });
  });

  it('a receipt in the other currency counts with what was paid', async () => {
    const zig = { amount: '2680.00', currency: 'ZIG' };
    const receipt = await trust.pay(lease, '2026-01-06', '100.00', {
      ...{ bank_account: trust.zigBank, paid: zig, rate: '26.8', amount: usd('100.00') },
    });
    const { body } = await post<BankStatement>('bank-statements/', {
      bank_account: trust.zigBank,
      ...{ from_on: '2026-01-01', to_on: '2026-01-31', opening: '0.00', closing: '2680.00' },
      lines: [{ on: '2026-01-06', description: 'EFT', amount: '2680.00' }],
    });
    await match(body.lines[0]?.id, { receipts: [receipt.id] });
    const compared = await post<Reconciliation>('reconciliations/preview/', {
      ...{ bank_account: trust.zigBank, on: '2026-01-31' },
    });
    expect(compared.body).toMatchObject({ currency: 'ZIG', statement: '2680.00', difference: '0.00' });
  });
});
