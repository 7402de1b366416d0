import { createHash } from 'node:crypto';
import type { Book } from '@rentsafe/domain/book';
import type { Paginated } from '@rentsafe/domain/pagination';
import type {
  Plan,
  Subscriber,
  Subscription,
  SubscriptionInvoice,
  SubscriptionRun,
} from '@rentsafe/domain/subscription';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-02-10T08:00:00Z');
  const { book, get, post, patch } = context;
  let provider = '';
  let plan: Plan;
  beforeAll(async () => {
    provider = (await context.context.server.admin()).access;
    const made = await post<Plan>('plans/', terms, provider);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    plan = made.body;
  });
  const terms = {
    ...{ name: 'Standard', monthly: usd('50.00'), leases_included: 1, per_lease: '2.00' },
    ...{ reports_included: 0, per_report: '1.50' },
  };
  const run = (month: string) => post<SubscriptionRun & Refusal>('subscription-runs/', { month }, provider);
  const own = async () => (await get<Subscription>('subscription/')).body;
  const verb = (id: number, name: string, body: object, token = provider) =>
    post<SubscriptionInvoice & Refusal>(`subscription-invoices/${id}/${name}/`, body, token);

  /** A book with two leases on 2026-01-31 and three reports of January. */
  async function openUsage() {
    const trust = await openTrust(context);
    await trust.let(rentOf('2026-01-01', '100.00'));
    await trust.let(rentOf('2026-01-31', '100.00'));
    await trust.let(rentOf('2026-02-01', '100.00'));
    const { db } = context.context.server;
    const moments = [
      '2025-12-31T21:59:59Z',
      '2025-12-31T22:00:00Z',
      '2026-01-15T08:00:00Z',
      '2026-01-31T21:59:59Z',
    ];
    for (const at of [...moments, '2026-01-31T22:00:00Z']) {
      await db.execute(sql`INSERT INTO report_issues (client_id, number, party_id, as_at, issued_at, purpose, content, sha256, user_id)
        SELECT ${book.client}, '', (SELECT min(id) FROM parties), '2026-01-01', ${at}, 'Let', '{}',
          ${createHash('sha256').update('{}').digest('hex')}, min(id) FROM users WHERE client_id = ${book.client}`);
    }
  }

  describe('worked example 59', () => {
    beforeAll(openUsage);

    it('a month costs what the plan says, with VAT, and is invoiced once', async () => {
      const subscribed = await post<Subscription & Refusal>(
        'subscriptions/',
        { client: book.client, plan: plan.id, from_on: '2026-01-01' },
        provider,
      );
      expect(subscribed).toMatchObject({
        status: 201,
        body: { plan: { id: plan.id }, from_on: '2026-01-01' },
      });
      const first = await run('2026-01');
      expect(first).toMatchObject({
        status: 201,
        body: { month: '2026-01', created: [{ number: 'SI-000001' }], totals: [usd('65.26')] },
      });
      expect((await run('2026-01')).body).toMatchObject({ created: [], totals: [] });
      expect(await own()).toMatchObject({
        ...{ client: { id: book.client }, plan: { name: 'Standard' }, users: { active: 3, invited: 0 } },
        usage: [
          { month: '2026-02', leases: 3, reports: 1, total: usd('55.50') },
          { month: '2026-01', leases: 2, reports: 3, total: usd('56.50') },
        ],
        invoices: [
          {
            ...{ number: 'SI-000001', month: '2026-01', net: '56.50', vat: '8.76', vat_rate: '15.50' },
            ...{ total: '65.26', paid: '0.00', open: '65.26', state: 'open' },
            lines: [
              { description: 'Standard', quantity: 1, rate: '50.00', amount: '50.00' },
              { description: 'Leases above 1', quantity: 1, rate: '2.00', amount: '2.00' },
              { description: 'Reports above 0', quantity: 3, rate: '1.50', amount: '4.50' },
            ],
          },
        ],
      });
    });

    it('names the provider and the client as they were on the day of issue', async () => {
      const [invoice] = (await own()).invoices;
      for (const [client, token] of [
        [1, provider],
        [book.client, book.admin],
      ] as const) {
        const { version } = (await get<Book>(`books/${client}/`, provider)).body;
        const agency = { name: 'Renamed', vat_number: '220099999' };
        expect((await patch(`books/${client}/`, { agency, version }, token)).status).toBe(200);
      }
      const [again] = (await own()).invoices;
      expect(again).toEqual(invoice);
      expect(again?.seller.name).not.toBe('Renamed');
    });

    it('is paid in parts, never beyond what is open, and then neither paid nor void', async () => {
      const [invoice] = (await own()).invoices;
      const id = invoice?.id ?? 0;
      expect((await verb(id, 'pay', { amount: usd('65.27') })).body).toEqual({
        amount: ['Only 65.26 is open.'],
      });
      expect((await verb(id, 'pay', { amount: { amount: '1.00', currency: 'ZIG' } })).body).toEqual({
        amount: ['This must be in USD.'],
      });
      expect((await verb(id, 'pay', { on: '2026-02-11', amount: usd('1.00') })).body).toEqual({
        on: ['This date may not be in the future.'],
      });
      const part = await verb(id, 'pay', { on: '2026-02-05', amount: usd('65.00'), reference: 'EFT 1' });
      expect(part.body).toMatchObject({
        state: 'open',
        open: '0.26',
        payments: [{ on: '2026-02-05', reference: 'EFT 1' }],
      });
      expect((await verb(id, 'void', { reason: 'Wrong' })).body).toEqual({
        detail: '65.00 of it was paid.',
        state: 'open',
      });
      expect((await verb(id, 'pay', { amount: usd('0.26') })).body).toMatchObject({
        state: 'paid',
        open: '0.00',
      });
      for (const [name, body] of [
        ['pay', { amount: usd('1.00') }],
        ['void', { reason: 'Wrong' }],
      ] as const)
        expect((await verb(id, name, body)).body).toEqual({
          detail: 'Not possible in state paid.',
          state: 'paid',
        });
      const { db } = context.context.server;
      await expect(
        db.execute(sql`INSERT INTO subscription_payments (client_id, invoice_id, on_date, currency, amount, at, user_id)
          SELECT ${book.client}, ${id}, '2026-02-06', 'USD', 1, now(), min(id) FROM users`),
      ).rejects.toThrow();
    });
  });

  it('a void invoice is owed no more, and its month is not invoiced again', async () => {
    await openUsage();
    await post('subscriptions/', { client: book.client, plan: plan.id, from_on: '2025-12-01' }, provider);
    const { created } = (await run('2025-12')).body;
    const invoice = await verb(created[0]?.id ?? 0, 'void', { reason: 'Agreed' });
    expect(invoice.body).toMatchObject({ state: 'void', open: '0.00', reason: 'Agreed' });
    expect((await run('2025-12')).body.created).toEqual([]);
    const { results } = (await get<Paginated<Subscriber>>('subscriptions/?page_size=100', provider)).body;
    expect(results.find(({ id }) => id === book.client)).toMatchObject({
      ...{ plan: { id: plan.id, name: 'Standard' }, from_on: '2025-12-01', leases: 3, open: [] },
    });
  });

  it('20 runs at once invoice once', async () => {
    await openUsage();
    await post('subscriptions/', { client: book.client, plan: plan.id, from_on: '2026-01-01' }, provider);
    const runs = await Promise.all(Array.from({ length: 20 }, () => run('2026-01')));
    const numbers = runs.flatMap(({ body }) => body.created.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect((await own()).invoices).toHaveLength(1);
  });

  it('the plan of a month is that of its first day', async () => {
    await openUsage();
    const { body: dearer } = await post<Plan>(
      'plans/',
      { ...terms, name: `Dear ${book.client}`, monthly: usd('90.00') },
      provider,
    );
    for (const [chosen, from_on] of [
      [plan.id, '2026-01-01'],
      [dearer.id, '2026-02-01'],
      [plan.id, '2026-03-01'],
    ])
      await post('subscriptions/', { client: book.client, plan: chosen, from_on }, provider);
    expect((await own()).usage.map(({ month, total }) => [month, total.amount])).toEqual([
      ['2026-02', '95.50'],
      ['2026-01', '56.50'],
    ]);
    // What is to begin is not yet theirs.
    const today = { plan: { id: dearer.id }, from_on: '2026-02-01' };
    expect(await own()).toMatchObject(today);
    const { results } = (await get<Paginated<Subscriber>>('subscriptions/?page_size=100', provider)).body;
    expect(results.find(({ id }) => id === book.client)).toMatchObject(today);
  });

  it('a plan is changed by its version, and has a name of its own', async () => {
    const { body: made } = await post<Plan>('plans/', { ...terms, name: 'Small' }, provider);
    const change = (body: object) => patch<Plan & Refusal>(`plans/${made.id}/`, body, provider);
    expect((await change({ version: 1, per_lease: '3.00' })).body).toMatchObject({
      per_lease: '3.00',
      version: 2,
    });
    expect((await change({ version: 1, per_lease: '4.00' })).status).toBe(409);
    expect((await change({ version: 2, name: 'standard' })).body).toMatchObject({
      ...{ name: ['This plan already exists.'], existing: { id: plan.id } },
    });
  });

  it.each([
    ['plans/', { ...terms, name: '', leases_included: -1 }, ['name', 'leases_included']],
    ['subscriptions/', { client: 1, plan: 1, from_on: '2026-01-02' }, ['from_on']],
    ['subscriptions/', { client: 99_999, plan: 1, from_on: '2026-01-01' }, ['client']],
    ['subscriptions/', { client: 1, plan: 99_999, from_on: '2026-01-01' }, ['plan']],
    ['subscription-runs/', { month: '2026-2' }, ['month']],
    ['subscription-runs/', { month: '2026-02' }, ['month']],
  ])('%s refuses %j', async (path, body, fields) => {
    const answer = await post(path, body, provider);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, fields]);
  });

  it('a client sees its own alone', async () => {
    expect((await get(`subscription/?client=${book.client}`, book.stranger)).status).toBe(403);
    expect((await get<Subscription>(`subscription/?client=${book.client}`, provider)).body.client.id).toBe(
      book.client,
    );
    expect((await get('subscription/?client=99999', provider)).status).toBe(404);
    expect((await get('plans/', book.admin)).status).toBe(403);
  });
});
