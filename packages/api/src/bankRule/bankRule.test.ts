import type { BankRule } from '@rentsafe/domain/bankRule';
import type { BankLine, BankStatement, BankSuggestion } from '@rentsafe/domain/bankStatement';
import type { Paginated } from '@rentsafe/domain/pagination';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease } = await trust.let(rentOf('2026-01-01', '100.00')));
  });

  const add = (contains: string, then: object, more = {}, token = book.user) =>
    post<BankRule & Refusal>('bank-rules/', { contains, then, ...more }, token);
  const fee = { cost: { bearer: 'agency', reason: 'Account fee' } };
  /** Lines of January, in the order of the file. */
  const lines = async (...texts: [string, string][]) => {
    const cents = texts.reduce((sum, [, amount]) => sum + Math.round(Number(amount) * 100), 0);
    const { body } = await post<BankStatement>('bank-statements/', {
      ...{ bank_account: trust.bank, from_on: '2026-01-01', to_on: '2026-01-31' },
      ...{ opening: '0.00', closing: (cents / 100).toFixed(2) },
      lines: texts.map(([description, amount]) => ({ on: '2026-01-05', description, amount })),
    });
    return body.lines.map(({ id }) => id);
  };
  const suggested = async (id: number | undefined, token = book.user) =>
    (await get<{ results: BankSuggestion[] }>(`bank-lines/${id}/suggestions/`, token)).body.results;

  it('a rule is added, changed with its version, and deleted', async () => {
    const { status, body } = await add('OLD MUTUAL RENT', { lease }, { account: trust.bank });
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ contains: 'OLD MUTUAL RENT', account: { id: trust.bank, name: 'B' }, version: 1 },
        then: { lease: { id: lease, number: 'L-0001' }, party: null, cost: null, transfer: null },
      },
    ]);
    const changed = await patch<BankRule>(`bank-rules/${body.id}/`, { account: null, then: fee, version: 1 });
    expect(changed.body).toMatchObject({
      ...{ contains: 'OLD MUTUAL RENT', account: null, version: 2 },
      then: { lease: null, cost: { bearer: 'agency', property: null, reason: 'Account fee' } },
    });
    expect((await patch(`bank-rules/${body.id}/`, { contains: 'X', version: 1 })).status).toBe(409);
    const list = await get<Paginated<BankRule>>(`bank-rules/?account=${trust.bank}`);
    expect(list.body.results).toEqual([changed.body]);
    expect((await get(`bank-rules/${body.id}/`, book.stranger)).status).toBe(404);
    const { server } = context.context;
    const path = `/api/bank-rules/${body.id}/`;
    expect((await server.request('DELETE', path, { token: book.user })).status).toBe(204);
    expect((await get(`bank-rules/${body.id}/`)).status).toBe(404);
  });

  it('what it names is of the book, one thing, and once', async () => {
    const made = await add('Old Mutual', { lease });
    expect(await add('OLD-MUTUAL', fee)).toMatchObject({
      status: 409,
      body: { contains: ['This rule already exists.'], existing: { id: made.body.id } },
    });
    expect(await add('A', { lease: 999_999 })).toMatchObject({
      status: 400,
      body: { then: { lease: ['Invalid pk "999999" - object does not exist.'] } },
    });
    expect(await add('B', { party: { type: 'individual', id: 999_999 } })).toMatchObject({
      status: 400,
      body: { then: { party: { id: ['Look this person up by number first.'] } } },
    });
    expect(await add('C', { transfer: { bank_account: trust.bank } }, { account: trust.bank })).toMatchObject(
      {
        status: 400,
        body: { then: { transfer: { bank_account: ['Choose another account.'] } } },
      },
    );
    expect((await add('D', { ...fee, lease })).status).toBe(400);
    expect((await add('E', {})).status).toBe(400);
    expect((await add('...', fee)).status).toBe(400);
    const property = (await get<{ property: { id: number } }>(`leases/${lease}/`)).body.property.id;
    const ofLandlord = { cost: { bearer: 'landlord', property, reason: 'Fee' } };
    expect(await add('F', ofLandlord)).toMatchObject({
      status: 403,
      body: { detail: 'An Admin must make rules that charge a landlord.' },
    });
    expect((await add('F', ofLandlord, {}, book.admin)).status).toBe(201);
  });

  it('a lease of a rule is suggested first, and what is recorded for it before a new receipt', async () => {
    const { body: rule } = await add('old mutual', { lease });
    const [first, second] = await lines(['EFT OLD-MUTUAL 4711', '77.00'], ['EFT OLD MUTUAL 4712', '33.00']);
    expect((await suggested(first))[0]).toMatchObject({
      ...{ kind: 'lease', id: lease, score: 100, rule: rule.id },
      reasons: ['Rule: old mutual'],
    });
    const { id } = await trust.pay(lease, '2026-01-20', '33.00');
    expect((await suggested(second)).slice(0, 2)).toMatchObject([
      { kind: 'receipt', id, rule: rule.id },
      { kind: 'lease', id: lease },
    ]);
  });

  it('a cost of a rule is posted in one step, to Users up to the limit; the next one like it needs no rule', async () => {
    const { body: rule } = await add('FEE', fee);
    await lines(
      ['RENT', '500.00'],
      ['ACCOUNT FEE', '-12.50'],
      ['LARGE FEE', '-60.00'],
      ['ACCOUNT FEE', '-13.00'],
    );
    const { body } = await get<Paginated<BankLine>>(`bank-lines/?bank_account=${trust.bank}`);
    const lineOf = (amount: string) => body.results.find((line) => line.amount === amount)?.id;
    const [found] = await suggested(lineOf('-12.50'));
    expect(found).toMatchObject({
      ...{ kind: 'cost', rule: rule.id, number: 'Account fee', amount: '-12.50' },
      cost: { bearer: 'agency', property: null, reason: 'Account fee' },
    });
    const costs = (results: BankSuggestion[]) => results.filter((one) => one.kind === 'cost').length;
    expect(costs(await suggested(lineOf('-60.00')))).toBe(0);
    expect(costs(await suggested(lineOf('-60.00'), book.admin))).toBe(1);
    const match = await post(`bank-lines/${lineOf('-12.50')}/match/`, { cost: found?.cost });
    expect(match.status, JSON.stringify(match.body)).toBe(200);
    const { server } = context.context;
    await server.request('DELETE', `/api/bank-rules/${rule.id}/`, { token: book.user });
    expect((await suggested(lineOf('-13.00')))[0]).toMatchObject({
      ...{ kind: 'cost', rule: null, reasons: ['Posted like this before'] },
      cost: { reason: 'Account fee' },
    });
  });

  it('the other account of a rule is suggested first, and the rule for the account before one for all', async () => {
    const till = await post<{ id: number }>(
      'bank-accounts/',
      { name: 'Office till', kind: 'cash', currency: 'USD' },
      book.admin,
    );
    await trust.pay(lease, '2026-01-02', '50.00');
    await post('receipts/', {
      ...{
        lease,
        bank_account: till.body.id,
        received_on: '2026-01-02',
        amount: usd('80.00'),
        method: 'cash',
      },
    });
    await add('CSH', fee);
    const { body: own } = await add(
      'CSH',
      { transfer: { bank_account: till.body.id } },
      { account: trust.bank },
    );
    const [id] = await lines(['CSH 1', '80.00']);
    expect((await suggested(id))[0]).toMatchObject({ kind: 'transfer', id: till.body.id, rule: own.id });
  });
});
