import type { BankLine, BankStatement, BankSuggestion } from '@rentsafe/domain/bankStatement';
import type { Entry } from '@rentsafe/domain/entry';
import type { Receipt } from '@rentsafe/domain/receipt';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;
  let property = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease, property } = await trust.let(rentOf('2026-01-01', '1000.00')));
    await trust.run('2026-01');
  });

  /** A statement of January whose lines move these amounts on the 20th, from nothing. */
  const stored = async (...amounts: string[]) => {
    const closing = amounts.reduce((sum, amount) => sum + Number(amount), 0).toFixed(2);
    const { status, body } = await post<BankStatement>('bank-statements/', {
      ...{ bank_account: trust.bank, from_on: '2026-01-01', to_on: '2026-01-31', opening: '0.00', closing },
      lines: amounts.map((amount) => ({ on: '2026-01-20', description: 'EFT', amount })),
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return { id: body.id, lines: body.lines.map(({ id }) => id) };
  };
  const match = (line: number | undefined, body: object, token = book.user) =>
    post<BankLine & Refusal>(`bank-lines/${line}/match/`, body, token);
  const unmatch = async (line: number | undefined) =>
    expect((await post(`bank-lines/${line}/unmatch/`, {})).status).toBe(200);
  const suggested = async (line: number | undefined) =>
    (await get<{ results: BankSuggestion[] }>(`bank-lines/${line}/suggestions/`)).body.results;
  const fee = { cost: { bearer: 'agency', reason: 'Fee' } };
  const reverseCost = (entry: number | undefined, body: object = { reason: 'Wrong' }, token = book.admin) =>
    post<Entry & Refusal>(`costs/${entry}/reverse/`, body, token);

  it.each(['lease', 'unidentified'])(
    'G11 a line that made a receipt of a %s makes no other',
    async (choice) => {
      const { lines } = await stored('100.00');
      const choices = { lease: { lease }, unidentified: { unidentified: true } };
      const { body } = await match(lines[0], choices[choice as keyof typeof choices]);
      const [made] = body.matches;
      expect(body.made).toEqual(made);
      await unmatch(lines[0]);
      const other = await trust.pay(lease, '2026-01-20', '100.00');
      const refused = {
        status: 409,
        body: { detail: `This line made ${made?.number}.`, made: { id: made?.id, number: made?.number } },
      };
      const others = [{ lease }, { unidentified: true }, fee, { receipts: [other.id] }, { entries: [1] }];
      for (const more of others) expect(await match(lines[0], more, book.admin)).toMatchObject(refused);
      expect(await suggested(lines[0])).toMatchObject([
        { kind: 'receipt', id: made?.id, score: 100, reasons: ['This line made it'] },
      ]);
      expect(await match(lines[0], { receipts: [made?.id] })).toMatchObject({
        status: 200,
        body: { state: 'matched', made, matches: [made] },
      });
      expect((await trust.balances()).bank).toBe('200.00');
    },
  );

  it('G11 what one line made is no other line’s', async () => {
    const { lines } = await stored('100.00', '100.00');
    const [made] = (await match(lines[0], { lease })).body.matches;
    await unmatch(lines[0]);
    expect(await match(lines[1], { receipts: [made?.id] })).toMatchObject({
      status: 400,
      body: { receipts: [`Another bank line posted ${made?.number}.`] },
    });
    expect((await suggested(lines[1])).map(({ kind: found }) => found)).not.toContain('receipt');
  });

  it('G11 a line forgets a receipt that was reversed, unless the bank has shown that too', async () => {
    const { lines } = await stored('100.00', '-100.00');
    const [made] = (await match(lines[0], { lease })).body.matches;
    await unmatch(lines[0]);
    await post(`receipts/${made?.id}/reverse/`, { reason: 'Bounced' }, book.admin);
    expect((await match(lines[1], { receipts: [made?.id] })).status).toBe(200);
    expect((await match(lines[0], { lease })).status).toBe(409);
    await unmatch(lines[1]);
    const again = await match(lines[0], { lease });
    expect(again.body.made?.number).toBe('RC-000002');
    await unmatch(lines[0]);
    expect((await match(lines[0], { lease })).body).toMatchObject({ detail: 'This line made RC-000002.' });
  });

  it('G11 a statement is not undone while a line of it made something', async () => {
    const { id, lines } = await stored('100.00');
    const [made] = (await match(lines[0], { lease })).body.matches;
    await unmatch(lines[0]);
    const undo = () => post(`bank-statements/${id}/undo/`, {}, book.admin);
    expect(await undo()).toMatchObject({
      status: 409,
      body: { detail: `A line of it made ${made?.number}. Reverse that first.` },
    });
    await post(`receipts/${made?.id}/reverse/`, { reason: 'Wrong file' }, book.admin);
    expect((await undo()).status).toBe(200);
  });

  it('G11 the database keeps a line to what it made', async () => {
    const { lines } = await stored('100.00', '100.00');
    const [made] = (await match(lines[0], { lease })).body.matches;
    await unmatch(lines[0]);
    const other = await trust.pay(lease, '2026-01-20', '100.00');
    const insert = (line: number | undefined, receipt: Pick<Receipt, 'id'>) =>
      context.context.server.db.execute(sql`INSERT INTO bank_matches
          (client_id, line_id, bank_account_id, kind, receipt_id, entry_seq, amount)
        SELECT client_id, ${line}, bank_account_id, 'receipt', id, entry_seq, amount FROM receipts WHERE id = ${receipt.id}`);
    const refused = { cause: { constraint: 'match_of_line' } };
    await expect(insert(lines[0], other)).rejects.toMatchObject(refused);
    await expect(insert(lines[1], { id: made?.id ?? 0 })).rejects.toMatchObject(refused);
    const posting = context.context.server.db.execute(sql`INSERT INTO bank_postings
        (client_id, line_id, bank_account_id, entry_seq)
      SELECT client_id, ${lines[0]}, bank_account_id, entry_seq FROM receipts WHERE id = ${other.id}`);
    await expect(posting).rejects.toMatchObject({ cause: { constraint: 'line_posted_once' } });
  });

  it('G11 a cost is reversed by an Admin, once, and not while it is matched', async () => {
    await trust.pay(lease, '2026-01-05', '1000.00');
    const before = await trust.balances();
    const { lines } = await stored('-12.00');
    const { body } = await match(lines[0], fee);
    const entry = body.made?.id;
    expect(body.made).toEqual({ kind: 'entry', id: entry, number: `Entry ${entry}` });
    expect(await reverseCost(entry)).toMatchObject({
      status: 409,
      body: { detail: 'This cost is matched with a bank line. Unmatch it first.', line: lines[0] },
    });
    await unmatch(lines[0]);
    expect((await reverseCost(entry, { reason: 'Wrong' }, book.user)).status).toBe(403);
    expect((await reverseCost(entry, { reason: 'Wrong', on: '2026-01-19' })).body).toEqual({
      on: ['Not before 2026-01-20.'],
    });
    expect((await reverseCost(1)).status).toBe(404);
    const { status, body: reversed } = await reverseCost(entry);
    expect(status).toBe(200);
    expect(reversed).toMatchObject({ seq: entry, kind: 'bank_cost', reversed_by: expect.any(Number) });
    expect(await trust.balances()).toEqual(before);
    expect(await reverseCost(entry)).toMatchObject({
      status: 409,
      body: { detail: 'This cost is reversed already.' },
    });
    expect((await match(lines[0], fee)).status).toBe(200);
  });

  it('G11 what a landlord gained and no longer holds is owed once it is reversed', async () => {
    const { lines } = await stored('30.00');
    const gain = { cost: { bearer: 'landlord', property, reason: 'Interest' } };
    const { body } = await match(lines[0], gain, book.admin);
    await unmatch(lines[0]);
    await trust.out('landlord', '2026-01-21', [{ property, amount: '30.00' }]);
    expect((await reverseCost(body.made?.id)).status).toBe(200);
    expect(await trust.balances()).toMatchObject({ shortfall: '30.00', bank: '-30.00' });
  });

  it('G11 a cost for a landlord, or above the limit of the book, is posted by an Admin', async () => {
    await trust.pay(lease, '2026-01-05', '1000.00');
    const { lines } = await stored('-50.00', '-50.01', '60.00', '-1.00');
    const above = { status: 403, body: { detail: 'This is above 50.00 USD. An Admin must post it.' } };
    expect((await match(lines[0], fee)).status).toBe(200);
    expect(await match(lines[1], fee)).toMatchObject(above);
    expect(await match(lines[2], fee)).toMatchObject(above);
    const ofLandlord = { cost: { bearer: 'landlord', property, reason: 'Fee' } };
    expect(await match(lines[3], ofLandlord)).toMatchObject({
      status: 403,
      body: { detail: 'An Admin must post costs charged to a landlord.' },
    });
    expect((await match(lines[1], fee, book.admin)).status).toBe(200);
    expect((await match(lines[3], ofLandlord, book.admin)).status).toBe(200);
    const change = { cost_limit: { amount: '60.00', currency: 'USD' }, version: 2 };
    expect((await patch(`books/${book.client}/`, change)).status).toBe(403);
    expect((await patch(`books/${book.client}/`, change, book.admin)).body).toMatchObject({
      cost_limit: { amount: '60.00', currency: 'USD' },
    });
    expect((await match(lines[2], fee)).status).toBe(200);
  });

  it('G11 a cost in the other currency is compared with the limit at the last rate', async () => {
    const { body } = await post<BankStatement>('bank-statements/', {
      ...{ bank_account: trust.zigBank, from_on: '2026-01-01', to_on: '2026-01-31' },
      ...{ opening: '3000.00', closing: '319.99' },
      lines: ['-1340.00', '-1340.01'].map((amount) => ({ on: '2026-01-20', description: 'Fee', amount })),
    });
    const [within, above] = body.lines;
    expect((await match(within?.id, fee)).body.detail).toBe(
      'There is no rate to compare this with 50.00 USD. An Admin must post it.',
    );
    await post('rates/', { on: '2026-01-12', rate: '26.8', source: 'RBZ' });
    expect((await match(within?.id, fee)).status).toBe(200);
    // At 26.8 this is 50.0004 dollars, which is rounded.
    await post('rates/', { on: '2026-01-13', rate: '26.7', source: 'RBZ' });
    expect((await match(above?.id, fee)).body.detail).toBe('This is above 50.00 USD. An Admin must post it.');
  });

  it('G10 a landlord bears no cost of a day before the money', async () => {
    await trust.pay(lease, '2026-01-25', '1000.00');
    const { lines } = await stored('-1.00');
    const cost = { cost: { bearer: 'landlord', property, reason: 'Fee' } };
    expect(await match(lines[0], cost, book.admin)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Only 0.00 was there on 20 Jan 2026.'] },
    });
  });

  it('what moved another account is named', async () => {
    const zig = { amount: '26.80', currency: 'ZIG' };
    const paid = { bank_account: trust.zigBank, paid: zig, rate: '26.8' };
    const { id, number } = await trust.pay(lease, '2026-01-05', '1.00', paid);
    const { lines } = await stored('1.00');
    expect((await match(lines[0], { receipts: [id] })).body).toEqual({
      receipts: [`${number} moved nothing on this account.`],
    });
    expect((await match(lines[0], { receipts: [999_999] })).body).toEqual({
      receipts: ['Invalid pk "999999" - object does not exist.'],
    });
  });
});
