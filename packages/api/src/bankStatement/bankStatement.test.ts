import type {
  BankLine,
  BankStatement,
  BankStatementRow,
  BankSuggestion,
} from '@rentsafe/domain/bankStatement';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;

  beforeEach(async () => {
    trust = await openTrust(context);
  });

  const line = (on: string, amount: string, description = 'EFT', reference?: string) => ({
    ...{ on, amount, description },
    ...(reference && { reference }),
  });
  const january = (lines: object[], more = {}) => ({
    bank_account: trust.bank,
    ...{ from_on: '2026-01-01', to_on: '2026-01-31', opening: '0.00' },
    lines,
    ...more,
  });
  const store = (body: object, token = book.user) =>
    post<BankStatement & Refusal>('bank-statements/', body, token);
  /** A statement of January with these lines, and the lines as they were stored. */
  const stored = async (lines: object[], closing: string) => {
    const { status, body } = await store(january(lines, { closing }));
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const verb = (id: number | undefined, name: string, body: object = {}, token = book.user) =>
    post<BankLine & Refusal>(`bank-lines/${id}/${name}/`, body, token);
  const lines = async (query = '') =>
    (await get<Paginated<BankLine>>(`bank-lines/?bank_account=${trust.bank}${query}`)).body.results;
  const suggested = async (id: number | undefined, q = '') =>
    (await get<{ results: BankSuggestion[] }>(`bank-lines/${id}/suggestions/?q=${q}`)).body.results;

  it('a statement is stored with its lines, and read back', async () => {
    const body = await stored(
      [line('2026-01-05', '100.00', 'Rent', 'L 1'), line('2026-01-31', '-5.50')],
      '94.50',
    );
    expect(body).toMatchObject({
      ...{ bank_account: { id: trust.bank, name: 'B' }, currency: 'USD', from_on: '2026-01-01' },
      ...{
        to_on: '2026-01-31',
        opening: '0.00',
        closing: '94.50',
        counts: { open: 2, matched: 0, left_out: 0 },
      },
      reconciled: false,
      lines: [
        { on: '2026-01-05', description: 'Rent', reference: 'L 1', amount: '100.00', state: 'open' },
        { on: '2026-01-31', description: 'EFT', reference: null, amount: '-5.50' },
      ],
    });
    expect((await get<BankStatement>(`bank-statements/${body.id}/`)).body).toEqual(body);
    const { lines: _, ...row } = body;
    const list = await get<Paginated<BankStatementRow>>(`bank-statements/?bank_account=${trust.bank}`);
    expect(list.body.results).toEqual([row]);
    expect(await lines()).toMatchObject([
      { statement: body.id, on: '2026-01-31', amount: '-5.50', currency: 'USD', state: 'open', matches: [] },
      { on: '2026-01-05', amount: '100.00' },
    ]);
    for (const path of [`bank-statements/${body.id}/`, `bank-lines/${body.lines[0]?.id}/suggestions/`]) {
      expect((await get(path, book.stranger)).status).toBe(404);
    }
  });

  it('a line that is left out is kept with its reason, and neither counted nor matched', async () => {
    const reason = 'Written twice by the bank';
    const twice = line('2026-01-05', '100.00', 'Rent', 'L 1');
    const body = await stored([twice, { ...twice, left_out: reason }], '100.00');
    expect(body).toMatchObject({
      counts: { open: 1, matched: 0, left_out: 1 },
      lines: [
        { state: 'open', left_out: null },
        { state: 'left_out', left_out: reason },
      ],
    });
    const [kept, out] = body.lines;
    expect(await lines('&state=open')).toMatchObject([{ id: kept?.id, left_out: null }]);
    expect(await lines('&state=left_out')).toMatchObject([{ id: out?.id, left_out: reason, matches: [] }]);
    expect(await suggested(out?.id)).toEqual([]);
    expect(await verb(out?.id, 'match', { unidentified: true })).toMatchObject({
      status: 409,
      body: { detail: 'Not possible in state left_out.', state: 'left_out' },
    });
    const preview = { bank_account: trust.bank, on: '2026-01-31' };
    const { body: compared } = await post<{ lines: number[] }>('reconciliations/preview/', preview);
    expect(compared.lines).toEqual([kept?.id]);
  });

  it('statements follow one another, and add up', async () => {
    expect((await store(january([line('2026-01-05', '950.00')], { closing: '900.00' }))).body).toEqual({
      closing: ['Opening and lines give 950.00.'],
    });
    await stored([line('2026-01-05', '100.00')], '100.00');
    const february = { from_on: '2026-01-31', to_on: '2026-02-28', opening: '99.00', closing: '99.00' };
    expect((await store(january([], february))).body).toEqual({
      from_on: ['The last statement ends on 2026-01-31.'],
      opening: ['The last statement closed with 100.00.'],
    });
    const next = { ...february, from_on: '2026-02-01', opening: '100.00', closing: '100.00' };
    expect((await store(january([], next))).status).toBe(201);
  });

  it.each([
    [
      'a day outside of it',
      { lines: [line('2026-02-01', '1.00')] },
      { lines: [{ on: ['Not between 2026-01-01 and 2026-01-31.'] }] },
    ],
    [
      'a line of nothing',
      { lines: [line('2026-01-02', '0.00')] },
      { lines: [{ amount: ['A line of 0.00 moves nothing. Leave it out.'] }] },
    ],
    ['an amount that is none', { opening: '1,5' }, { opening: ['Enter an amount such as 1234.56.'] }],
    [
      'days in the wrong order',
      { to_on: '2025-12-31' },
      { to_on: ['The end date may not be before the start date.'] },
    ],
    ['days to come', { to_on: '2026-03-16' }, { to_on: ['This date may not be in the future.'] }],
    [
      'an unknown account',
      { bank_account: 999_999 },
      { bank_account: ['Invalid pk "999999" - object does not exist.'] },
    ],
  ])('refuses %s at its field', async (_what, more, refusal) => {
    const { status, body } = await store(january([], { closing: '0.00', ...more }));
    expect([status, body]).toEqual([400, refusal]);
  });

  it('only the last statement can be undone, by an Admin, while no line of it is matched', async () => {
    const first = await stored([line('2026-01-05', '100.00')], '100.00');
    const february = { from_on: '2026-02-01', to_on: '2026-02-28', opening: '100.00', closing: '100.00' };
    const { body: second } = await store(january([], february));
    const undo = (id: number, token = book.admin) => post(`bank-statements/${id}/undo/`, {}, token);
    expect((await undo(second.id, book.user)).status).toBe(403);
    expect(await undo(first.id)).toMatchObject({
      status: 409,
      body: { detail: 'Only the last statement of an account can be undone.' },
    });
    expect(await undo(second.id)).toMatchObject({ status: 200, body: {} });
    const id = first.lines[0]?.id;
    const byHand = await trust.pay(
      (await trust.let(rentOf('2026-01-01', '500.00'))).lease,
      '2026-01-05',
      '100.00',
    );
    await verb(id, 'match', { receipts: [byHand.id] });
    expect(await undo(first.id)).toMatchObject({
      status: 409,
      body: { detail: '1 line is matched. Unmatch first.' },
    });
    await verb(id, 'unmatch');
    expect((await undo(first.id)).status).toBe(200);
    expect(await lines()).toEqual([]);
    expect((await get(`bank-statements/${first.id}/`)).status).toBe(404);
  });

  it('a statement that is undone at once with matches of its lines is gone for them, or stays', async () => {
    const amounts = Array.from({ length: 10 }, () => line('2026-01-05', '1.00'));
    const { id, lines: made } = await stored(amounts, '10.00');
    const undo = () => post(`bank-statements/${id}/undo/`, {}, book.admin);
    const match = ({ id: of }: { id: number }) => verb(of, 'match', { unidentified: true });
    const statuses = (await Promise.all([undo(), ...made.map(match), undo()])).map(({ status }) => status);
    const isUndone = (await lines()).length === 0;
    expect(new Set(statuses)).toEqual(new Set(isUndone ? [200, 404] : [409, 200]));
  });

  it('a line is matched with receipts that add up to it, each once, and opened again', async () => {
    const { lease } = await trust.let(rentOf('2026-01-01', '1000.00'));
    const [a, b, c] = [
      await trust.pay(lease, '2026-01-05', '400.00'),
      await trust.pay(lease, '2026-01-05', '500.00'),
      await trust.pay(lease, '2026-01-06', '600.00'),
    ];
    const statement = await stored([line('2026-01-06', '1000.00'), line('2026-01-07', '400.00')], '1400.00');
    const [first, second] = statement.lines.map(({ id }) => id);
    expect(await verb(first, 'match', { receipts: [a.id, b.id] })).toMatchObject({
      status: 400,
      body: { non_field_errors: ['The line is 1000.00, the sum 900.00.'] },
    });
    const { status, body } = await verb(first, 'match', { receipts: [a.id, c.id] });
    expect([status, body.state]).toEqual([200, 'matched']);
    expect(body.matches).toEqual([
      { kind: 'receipt', id: a.id, number: a.number },
      { kind: 'receipt', id: c.id, number: c.number },
    ]);
    expect(await verb(first, 'match', { receipts: [b.id] })).toMatchObject({
      status: 409,
      body: { detail: 'Not possible in state matched.', state: 'matched' },
    });
    expect((await verb(second, 'match', { receipts: [a.id] })).body).toEqual({
      receipts: [`${a.number} is matched already.`],
    });
    expect((await verb(second, 'match', { receipts: [999_999] })).body).toEqual({
      receipts: ['Invalid pk "999999" - object does not exist.'],
    });
    expect((await lines('&state=matched')).map(({ id }) => id)).toEqual([first]);
    expect(await verb(first, 'unmatch')).toMatchObject({ status: 200, body: { state: 'open', matches: [] } });
    expect(await verb(first, 'unmatch')).toMatchObject({ status: 409, body: { state: 'open' } });
    expect((await get<Receipt>(`receipts/${a.id}/`)).body.state).toBe('unallocated');
    const log = await get<Paginated<{ changes: object }>>(
      `audit/?subject=bank_account:${trust.bank}`,
      book.admin,
    );
    expect(log.body.results.slice(0, 2).map(({ changes }) => changes)).toMatchObject([
      { line: [null, 'EFT'], matched: [[a.number, c.number], null] },
      { line: [null, 'EFT'], matched: [null, [a.number, c.number]] },
    ]);
  });

  it('one thing at a time, and a right to write', async () => {
    const {
      lines: [made],
    } = await stored([line('2026-01-06', '10.00')], '10.00');
    expect((await verb(made?.id, 'match')).body).toEqual({ non_field_errors: ['This field is required.'] });
    const two = { unidentified: true, receipts: [1] };
    expect((await verb(made?.id, 'match', two)).body).toEqual({ non_field_errors: ['Enter a valid value.'] });
    expect((await verb(made?.id, 'match', { unidentified: true }, book.stranger)).status).toBe(404);
  });

  it('posts a receipt for a lease, oldest charges first, or an unidentified one', async () => {
    const { lease } = await trust.let(rentOf('2026-01-01', '500.00'));
    await trust.run('2026-01');
    const statement = await stored(
      [
        line('2026-01-06', '500.00', 'NCUBE', 'RENT'),
        line('2026-01-07', '70.00', 'CASH DEPOSIT'),
        line('2026-01-08', '-3.00'),
      ],
      '567.00',
    );
    const [first, second, out] = statement.lines.map(({ id }) => id);
    const { body } = await verb(first, 'match', { lease });
    const receipt = (await get<Receipt>(`receipts/${body.matches[0]?.id}/`)).body;
    expect(receipt).toMatchObject({
      ...{ state: 'allocated', received_on: '2026-01-06', amount: usd('500.00'), method: 'transfer' },
      ...{ reference: 'RENT', payer: 'NCUBE', bank_account: { id: trust.bank } },
    });
    const { body: unknown } = await verb(second, 'match', { unidentified: true });
    expect(unknown.matches).toMatchObject([{ kind: 'receipt' }]);
    expect((await get<Receipt>(`receipts/${unknown.matches[0]?.id}/`)).body.state).toBe('unidentified');
    expect((await verb(out, 'match', { lease })).body).toEqual({
      lease: ['This line is a payment out.'],
    });
    expect((await trust.balances()).bank).toBe('570.00');
  });

  it('two lines alike are two receipts; one that was recorded by hand is not posted again', async () => {
    const { lease } = await trust.let(rentOf('2026-01-01', '500.00'));
    const alike = line('2026-01-06', '50.00', 'EFT', 'RENT');
    const {
      lines: [a, b],
    } = await stored([alike, alike], '100.00');
    const byHand = await trust.pay(lease, '2026-01-06', '50.00', { reference: 'RENT' });
    expect(await verb(a?.id, 'match', { lease })).toMatchObject({
      status: 409,
      body: { reference: ['This receipt already exists.'], existing: { id: byHand.id } },
    });
    expect((await verb(a?.id, 'match', { receipts: [byHand.id] })).status).toBe(200);
    expect((await verb(b?.id, 'match', { lease })).status).toBe(200);
  });

  it('posts into a locked month on its first open day', async () => {
    const { lease } = await trust.let(rentOf('2026-01-01', '500.00'));
    const {
      lines: [a],
    } = await stored([line('2026-01-06', '50.00')], '50.00');
    await context.lockUntil('2026-01-31');
    const { body } = await verb(a?.id, 'match', { lease });
    expect((await get<Receipt>(`receipts/${body.matches[0]?.id}/`)).body.received_on).toBe('2026-02-01');
  });

  it('a cost is borne by the agency or a landlord, who gains what the bank pays', async () => {
    const { lease, property } = await trust.let(rentOf('2026-01-01', '100.00'));
    await trust.run('2026-01');
    const statement = await stored(
      [
        ...[
          line('2026-01-05', '100.00'),
          line('2026-01-06', '-2.00', 'FEE'),
          line('2026-01-07', '-8.00', 'RETURNED'),
        ],
        ...[line('2026-01-08', '1.50', 'INTEREST'), line('2026-01-09', '-90.00')],
      ],
      '1.50',
    );
    const [rent, fee, returned, interest, large] = statement.lines.map(({ id }) => id);
    await verb(rent, 'match', { lease });
    const { body } = await verb(fee, 'match', { cost: { bearer: 'agency', reason: 'Account fee' } });
    expect(body.matches).toMatchObject([{ kind: 'entry', number: `Entry ${body.matches[0]?.id}` }]);
    const landlord = (reason: string) => ({ cost: { bearer: 'landlord', property, reason } });
    expect((await verb(returned, 'match', landlord('Returned cheque'), book.admin)).status).toBe(200);
    expect((await verb(interest, 'match', landlord('Interest'), book.admin)).status).toBe(200);
    expect((await verb(large, 'match', { cost: { bearer: 'landlord', reason: 'x' } })).body).toEqual({
      cost: { property: ['This field is required.'] },
    });
    expect(await verb(large, 'match', landlord('Too much'), book.admin)).toMatchObject({
      status: 409,
      body: { detail: 'Only 81.95 is available.' },
    });
    expect(await trust.balances()).toMatchObject({ bank: '91.50', commission: '-9.55', landlord: '-81.95' });
  });

  it('what went out is matched with disbursements, what came back with a receipt that was reversed', async () => {
    const { lease, property } = await trust.let(rentOf('2026-01-01', '100.00'));
    await trust.run('2026-01');
    const bounced = await trust.pay(lease, '2026-01-02', '30.00');
    await post(`receipts/${bounced.id}/reverse/`, { on: '2026-01-03', reason: 'Bounced' }, book.admin);
    await trust.pay(lease, '2026-01-05', '100.00');
    const paid = await trust.out('landlord', '2026-01-09', [{ property, amount: '88.45' }]);
    const {
      lines: [came, went, out],
    } = await stored(
      [line('2026-01-02', '30.00'), line('2026-01-03', '-30.00'), line('2026-01-09', '-88.45', paid.number)],
      '-88.45',
    );
    expect(await suggested(out?.id)).toMatchObject([
      {
        ...{ kind: 'disbursement', id: paid.id, number: paid.number, amount: '-88.45', on: '2026-01-09' },
        reasons: ['Same amount', `${paid.number} is in the text`, 'Same day'],
      },
    ]);
    expect((await verb(out?.id, 'match', { disbursements: [paid.id] })).status).toBe(200);
    expect((await verb(went?.id, 'match', { receipts: [bounced.id] })).status).toBe(200);
    expect((await verb(came?.id, 'match', { receipts: [bounced.id] })).status).toBe(200);
  });

  it('a transfer between accounts is matched as an entry', async () => {
    const till = await post<{ id: number }>(
      'bank-accounts/',
      { name: 'Till', kind: 'cash', currency: 'USD' },
      book.admin,
    );
    const { lease } = await trust.let(rentOf('2026-01-01', '500.00'));
    await trust.pay(lease, '2026-01-08', '40.00', { bank_account: till.body.id });
    const body = {
      from: till.body.id,
      to: trust.bank,
      amount: usd('40.00'),
      on: '2026-01-09',
      reason: 'Banked',
    };
    const {
      body: { entry },
    } = await post<{ entry: number }>('bank-transfers/', body, book.admin);
    const {
      lines: [made],
    } = await stored([line('2026-01-09', '40.00')], '40.00');
    expect(await suggested(made?.id)).toMatchObject([
      {
        kind: 'entry',
        id: entry,
        number: `Entry ${entry}`,
        name: 'Banked',
        reasons: ['Same amount', 'Same day'],
      },
    ]);
    expect((await verb(made?.id, 'match', { entries: [entry] })).body.matches).toEqual([
      { kind: 'entry', id: entry, number: `Entry ${entry}` },
    ]);
  });

  it('suggests what is in the text, was paid before, is owed, or is found by a search', async () => {
    const { lease } = await trust.let(rentOf('2026-01-01', '500.00', { number: 'L-0777' }));
    const other = await trust.let(rentOf('2026-01-01', '320.00', { number: 'L-0778' }));
    await trust.run('2026-01');
    const receipt = await trust.pay(other.lease, '2026-01-04', '75.00', { allocations: 'none' });
    const { lines: made } = await stored(
      [
        ...[line('2026-01-05', '10.00', 'RENT L0777'), line('2026-01-06', '20.00', 'SALARY 99')],
        ...[line('2026-01-07', '500.00', 'SALARY 99'), line('2026-01-08', '75.00')],
      ],
      '605.00',
    );
    const [numbered, once, again, near] = made.map(({ id }) => id);
    expect(await suggested(numbered)).toMatchObject([
      { kind: 'lease', id: lease, number: 'L-0777', amount: '500.00', reasons: ['L-0777 is in the text'] },
    ]);
    await verb(once, 'match', { lease: other.lease });
    expect(await suggested(again)).toMatchObject([
      { kind: 'lease', id: other.lease, reasons: ['Paid like this before'] },
      { kind: 'lease', id: lease, reasons: ['Owes exactly this'] },
    ]);
    expect(await suggested(near)).toMatchObject([
      { kind: 'receipt', id: receipt.id, score: 50, reasons: ['Same amount', '4 days apart'] },
    ]);
    expect((await suggested(numbered, 'l-0778')).map(({ id }) => id)).toContain(other.lease);
    expect(await suggested(once)).toEqual([]);
  });
});
