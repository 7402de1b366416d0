import type { BankLine, BankStatement, BankSuggestion } from '@rentsafe/domain/bankStatement';
import { beforeEach, expect, it } from 'vitest';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let till = 0;
  let lease = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease } = await trust.let(rentOf('2026-01-01', '500.00')));
    await trust.run('2026-01');
    till = await account('Office till', 'cash');
  });

  const account = async (name: string, kind: string, currency = 'USD') =>
    (await post<{ id: number }>('bank-accounts/', { name, kind, currency }, book.admin)).body.id;
  const statement = async (
    bank_account: number,
    lines: [on: string, amount: string, description: string][],
  ) => {
    const closing = lines.reduce((sum, [, amount]) => sum + Number(amount), 0).toFixed(2);
    const { status, body } = await post<BankStatement>('bank-statements/', {
      ...{ bank_account, from_on: '2026-01-01', to_on: '2026-01-31', opening: '0.00', closing },
      lines: lines.map(([on, amount, description]) => ({ on, amount, description })),
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.lines.map(({ id }) => id);
  };
  const cash = (amount: string, on = '2026-01-05') =>
    trust.pay(lease, on, amount, { bank_account: till, method: 'cash' });
  const suggested = async (line: number | undefined) =>
    (await get<{ results: BankSuggestion[] }>(`bank-lines/${line}/suggestions/`)).body.results;
  const match = (line: number | undefined, bank_account: number) =>
    post<BankLine>(`bank-lines/${line}/match/`, { transfer: { bank_account } });

  it('a line of cash that was banked is a transfer from the till, which is not counted twice', async () => {
    await cash('80.00');
    const [line] = await statement(trust.bank, [['2026-01-09', '80.00', 'CASH DEP 0112']]);
    expect((await suggested(line))[0]).toMatchObject({
      ...{ kind: 'transfer', id: till, number: 'Office till', amount: '80.00', on: null },
      reasons: ['Cash deposit', 'All that it holds'],
    });
    const { status, body } = await match(line, till);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ state: 'matched', made: { kind: 'entry' } });
    const { body: entry } = await get(`entries/${body.made?.id}/`);
    expect(entry).toMatchObject({
      ...{ kind: 'bank_transfer', effective_on: '2026-01-09', reason: 'CASH DEP 0112' },
      transfers: [{ debit: { bank_account: trust.bank }, credit: { bank_account: till }, amount: '80.00' }],
    });
    expect(await trust.balances()).toMatchObject({ bank: '80.00' });
  });

  it('the line of the other side is offered the transfer, and is the same entry', async () => {
    const wallet = await account('EcoCash', 'mobile');
    await trust.pay(lease, '2026-01-05', '60.00', { bank_account: wallet });
    const [came] = await statement(trust.bank, [['2026-01-09', '60.00', 'TRF ECOCASH']]);
    const [, went] = await statement(wallet, [
      ['2026-01-05', '60.00', 'RENT'],
      ['2026-01-08', '-60.00', 'TRANSFER TO BANK'],
    ]);
    const { made } = (await match(came, wallet)).body;
    const [first, ...others] = await suggested(went);
    expect(first).toMatchObject({ kind: 'entry', id: made?.id, amount: '-60.00' });
    expect(others.filter(({ kind: each }) => each === 'transfer')).toEqual([]);
    expect(await match(went, trust.bank)).toMatchObject({
      status: 409,
      body: { detail: `Entry ${made?.id} of 9 Jan 2026 is this transfer. Match the line with that.` },
    });
    const both = await post<BankLine>(`bank-lines/${went}/match/`, { entries: [made?.id] });
    expect(both).toMatchObject({ status: 200, body: { state: 'matched', made: null } });
    // Each is opened and matched again without the other.
    expect((await post(`bank-lines/${came}/unmatch/`, {})).status).toBe(200);
    expect(await post(`bank-lines/${came}/match/`, { unidentified: true })).toMatchObject({ status: 409 });
    expect((await post(`bank-lines/${came}/match/`, { entries: [made?.id] })).status).toBe(200);
  });

  it('what left for another account is a transfer to it', async () => {
    const [line] = await statement(trust.bank, [['2026-01-09', '-20.00', 'CASH WDL']]);
    expect((await match(line, till)).body).toEqual({ detail: 'The account holds only 0.00.' });
    await trust.pay(lease, '2026-01-05', '50.00');
    expect((await suggested(line))[0]).toMatchObject({ kind: 'transfer', id: till, reasons: ['Cash taken'] });
    expect((await match(line, till)).status).toBe(200);
  });

  it('no more than the account holds, nor before it was there, of the same currency and book', async () => {
    await cash('80.00', '2026-01-20');
    const [early, more] = await statement(trust.bank, [
      ['2026-01-09', '80.00', 'CASH DEP'],
      ['2026-01-22', '80.01', 'CASH DEP'],
    ]);
    expect((await match(early, till)).body).toEqual({
      non_field_errors: ['Only 0.00 was there on 9 Jan 2026.'],
    });
    expect(await match(more, till)).toMatchObject({
      ...{ status: 409, body: { detail: 'The account holds only 80.00.' } },
    });
    expect(await suggested(more)).toEqual([]);
    const at = (text: string) => ({ status: 400, body: { transfer: { bank_account: [text] } } });
    expect(await match(early, trust.zigBank)).toMatchObject(at('This must be in USD.'));
    expect(await match(early, trust.bank)).toMatchObject(at('Choose another account.'));
    expect((await match(early, 999_999)).status).toBe(400);
    await post('bank-transfers/', {
      from: till,
      to: trust.bank,
      amount: usd('80.00'),
      on: '2026-01-21',
      reason: 'B',
    });
    expect((await match(early, till)).status).toBe(409);
  });

  it('a transfer that was none is reversed by an Admin, and its line is something else', async () => {
    await cash('80.00');
    const [line] = await statement(trust.bank, [['2026-01-09', '80.00', 'CASH DEP']]);
    const { made } = (await match(line, till)).body;
    const reverse = (body: object = {}, token = book.admin) =>
      post(
        `costs/${made?.id}/reverse/`,
        { on: '2026-01-10', reason: 'The tenant banked it', ...body },
        token,
      );
    expect((await reverse({}, book.user)).status).toBe(403);
    expect(await reverse()).toMatchObject({ status: 409, body: { line } });
    await post(`bank-lines/${line}/unmatch/`, {});
    expect((await reverse({ on: '2026-01-08' })).body).toEqual({ on: ['Not before 2026-01-09.'] });
    expect(await reverse()).toMatchObject({ status: 200, body: { reversed_by: expect.any(Number) } });
    expect((await reverse()).body).toEqual({ detail: 'This transfer is reversed already.' });
    expect((await post(`bank-lines/${line}/match/`, { lease })).status).toBe(200);
    expect(await trust.balances()).toMatchObject({ bank: '160.00' });
  });

  it('an exchange at a wrong rate is reversed as long as the money is there', async () => {
    await trust.pay(lease, '2026-01-05', '100.00');
    const zig = (amount: string) => ({ amount, currency: 'ZIG' });
    const sold = { from: trust.bank, to: trust.zigBank, amount: usd('100.00'), received: zig('268.00') };
    const { body } = await post<{ entry: number }>(
      'bank-transfers/',
      { ...sold, on: '2026-01-09', reason: 'Sold' },
      book.admin,
    );
    const wallet = await account('EcoCash ZiG', 'mobile', 'ZIG');
    const moved = {
      from: trust.zigBank,
      to: wallet,
      amount: zig('68.00'),
      on: '2026-01-10',
      reason: 'Moved',
    };
    const { body: next } = await post<{ entry: number }>('bank-transfers/', moved);
    const reverse = (entry: number) =>
      post(`costs/${entry}/reverse/`, { on: '2026-01-11', reason: 'Wrong rate' }, book.admin);
    expect((await reverse(body.entry)).body).toEqual({ detail: 'The account holds only 200.00.' });
    expect((await reverse(next.entry)).status).toBe(200);
    expect((await reverse(body.entry)).status).toBe(200);
    expect(await trust.balances('currency=ZIG')).toEqual({});
    expect(await trust.balances()).toMatchObject({ bank: '100.00' });
  });
});
