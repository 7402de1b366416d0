import type { Charge } from '@rentsafe/domain/charge';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf, supplier, tenant } from '../testing/trust.ts';

const TODAY = '2026-06-15';

onEitherDatabase((kind) => {
  const context = useBook(kind, `${TODAY}T08:00:00Z`);
  const { book, get, post, patch } = context;
  const done = async (call: Promise<{ status: number; body: unknown }>) => {
    const answer = await call;
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body as { id: number };
  };

  it('G15 a report as known at an entry is the same, byte for byte, whatever is done later', async () => {
    const { server } = context.context;
    const provider = (await server.admin()).access;
    const trust = await openTrust(context);
    await server.db.execute(sql`UPDATE clients SET company_id = 4 WHERE id = ${book.client}`);
    await server.db.execute(sql`UPDATE books SET apply_credits = false WHERE client_id = ${book.client}`);
    const company = { type: 'company', id: 4 };
    const { lease, property } = await trust.let(
      rentOf('2026-01-01', '1000.00', { to_on: '2026-12-31', deposit: usd('500.00') }),
    );
    const other = await trust.let(rentOf('2026-02-01', '300.00'));
    await done(patch(`properties/${property}/`, { version: 1, value: [usd('90000.00')] }));
    await trust.run('2026-01', '2026-02', '2026-03', '2026-04', '2026-05');
    await trust.pay(lease, '2026-01-05', '1400.00');
    const receipt = await trust.pay(lease, '2026-02-10', '700.00');
    await trust.pay(other.lease, '2026-03-05', '250.00', { allocations: 'none' });
    const bill = async (number: string) => {
      const days = { billed_on: '2026-03-01', due_on: '2026-03-31', description: `Work ${number}` };
      return (
        await done(post('bills/', { party: supplier, property, number, amount: usd('40.00'), ...days }))
      ).id;
    };
    const [first, second] = [await bill('1'), await bill('2')];
    const paid = (await trust.out('bill', '2026-04-10', [{ bill: first, amount: '40.00' }], {
      party: supplier,
    })) as Disbursement;
    await trust.out('commission', '2026-04-11', [{ amount: '20.00' }], { party: supplier });
    const contractor = await done(post('contractors/', { name: 'K', industry: 'Plumber', party: supplier }));
    const order = async (estimate: string) => {
      const made = { property, contractor: contractor.id, category: 'plumbing', priority: 'normal' };
      return (await done(post('work-orders/', { ...made, summary: 'Leak', estimate: usd(estimate) }))).id;
    };
    const orderDone = async (id: number) => {
      await done(post(`work-orders/${id}/issue/`, { on: '2026-04-01' }));
      const lines = [{ kind: 'labour', description: 'Work', quantity: '1', rate: '30.00' }];
      await done(post(`work-orders/${id}/complete/`, { on: '2026-04-02', lines }));
    };
    const agency = await order('30.00');
    await orderDone(agency);
    await done(post(`work-orders/${agency}/close/`, { bearer: 'agency' }, book.admin));
    const schedule = await done(
      post('maintenance-schedules/', {
        ...{ property, category: 'garden', summary: 'Mow', estimate: usd('15.00'), from_on: '2026-06-20' },
        every: { count: 1, unit: 'month' },
      }),
    );
    const budget = (amount: string) =>
      context.context.server.request('PUT', '/api/budgets/', {
        ...{ token: book.admin, body: { year: 2026, rows: [{ category: 'plumbing', amount: usd(amount) }] } },
      });
    await done(budget('500.00'));
    await context.lockUntil('2025-12-31');
    await done(post('charge-runs/', { month: '2026-06' }));

    // The client's company is a tenant of a book of others, which reports it.
    const own = { ...book };
    await context.open();
    const far = await trust.let(
      rentOf('2025-12-01', '800.00', { parties: [{ party: company, role: 'tenant' }] }),
    );
    for (const month of ['2025-12', '2026-01', '2026-02', '2026-03'])
      await done(post('charge-runs/', { month }));
    const far_ = { ...book };
    Object.assign(book, own);
    const note = await trust.pay(other.lease, '2026-06-01', '10.00', { allocations: 'none' });

    const known = Number((await get<{ last_seq: number }>(`books/${book.client}/`)).body.last_seq);
    const party = (await get<{ results: { id: number }[] }>('landlords/')).body.results[0]?.id;
    const period = 'from=2026-01-01&to=2026-06-30';
    const days = ['2026-03-31', TODAY];
    const paths = [
      ...days.flatMap((day) => [
        `leases/${lease}/balance/?as_at=${day}`,
        `leases/${other.lease}/balance/?as_at=${day}`,
        `reports/ageing/?currency=USD&as_at=${day}`,
        `reports/ageing/?currency=USD&as_at=${day}&landlord=${party}`,
        `reports/trial-balance/?currency=USD&as_at=${day}`,
        `reports/trust/?currency=USD&as_at=${day}`,
        `overview/?as_at=${day}`,
        `reports/forecast/?currency=USD&months=3&as_at=${day}`,
      ]),
      `reports/customer-statement/?lease=${lease}&currency=USD&${period}`,
      `reports/landlord-statements/?currency=USD&${period}`,
      `reports/landlord-statements/?currency=USD&${period}&landlord=${party}&property=${property}`,
      `reports/creditor-statement/?party_type=individual&party=3&currency=USD&${period}`,
      `reports/commission-statement/?currency=USD&${period}`,
      ...['property', 'landlord'].map((by) => `reports/performance/?currency=USD&${period}&by=${by}`),
      ...['property', 'category', 'contractor', 'month', 'bearer'].map(
        (by) => `reports/maintenance-costs/?currency=USD&${period}&by=${by}`,
      ),
    ];
    const answers = async () => {
      const found = new Map<string, string>();
      for (const path of paths) {
        const { status, body } = await get(`${path}&known=${known}`);
        found.set(path, JSON.stringify({ status, body }));
      }
      return found;
    };
    const before = await answers();
    for (const [path, text] of before)
      expect({ path, text }).toMatchObject({ text: expect.stringContaining('200') });
    // Not all of them are about nothing.
    expect(before.get(`overview/?as_at=${TODAY}`)).toContain('Non Payer');
    expect(before.get(`reports/forecast/?currency=USD&months=3&as_at=${TODAY}`)).toContain('"enough":true');

    const { body: held } = await get<Lease>(`leases/${lease}/`);
    const version = async (path: string, token = book.user) =>
      (await get<{ version: number }>(path, token)).body.version;
    const { body: charges } = await get<Paginated<Charge>>(`charges/?lease=${lease}&page_size=100`);
    const later: [string, () => Promise<unknown>][] = [
      ['entries', () => trust.pay(lease, '2026-01-20', '333.00')],
      [
        'a credit',
        () =>
          done(
            post(
              `charges/${charges.results[1]?.id}/credit/`,
              { amount: usd('5.00'), on: '2026-02-02', reason: 'Leak', kind: 'credit' },
              book.admin,
            ),
          ),
      ],
      [
        'a reversal',
        () =>
          done(post(`receipts/${receipt.id}/reverse/`, { on: '2026-03-01', reason: 'Bounced' }, book.admin)),
      ],
      [
        'a refund',
        () => trust.out('credit', '2026-06-02', [{ lease: other.lease, amount: '50.00' }], { party: tenant }),
      ],
      ['commission', () => trust.out('commission', '2026-04-20', [{ amount: '10.00' }], { party: supplier })],
      ['a rule', () => done(post('commission-rules/', { from_on: '2026-01-01', rate: '5.00' }, book.admin))],
      [
        'a rule of the property',
        () => done(post('commission-rules/', { property, from_on: '2026-01-01', rate: '7.00' }, book.admin)),
      ],
      [
        'a tax rate',
        () => done(post('tax-rates/', { tax: 'vat', from_on: '2026-05-01', rate: '19.00' }, provider)),
      ],
      [
        'VAT of the book',
        async () =>
          done(
            patch(
              `books/${book.client}/`,
              { version: await version(`books/${book.client}/`), vat_registered: false },
              book.admin,
            ),
          ),
      ],
      [
        'the check of the book',
        async () =>
          done(
            patch(
              `books/${far_.client}/`,
              { version: await version(`books/${far_.client}/`, provider), verified_on: null },
              provider,
            ),
          ),
      ],
      ['a budget', () => done(budget('700.00'))],
      [
        'a schedule',
        async () =>
          done(
            patch(`maintenance-schedules/${schedule.id}/`, {
              version: 1,
              estimate: usd('99.00'),
              is_active: false,
            }),
          ),
      ],
      [
        'an order',
        async () =>
          done(patch(`work-orders/${await order('77.00')}/`, { version: 1, estimate: usd('88.00') })),
      ],
      [
        'a closed order',
        async () => {
          const id = await order('30.00');
          await orderDone(id);
          await done(post(`work-orders/${id}/close/`, { bearer: 'agency' }, book.admin));
        },
      ],
      [
        'a payment that fails',
        async () => {
          await done(
            post(`disbursements/${paid.id}/fail/`, { on: '2026-04-12', reason: 'Returned' }, book.admin),
          );
          await done(
            patch(
              `disbursements/${paid.id}/`,
              {
                version: await version(`disbursements/${paid.id}/`),
                lines: [{ bill: second, amount: '35.00' }],
              },
              book.admin,
            ),
          );
          await done(trust.verb(paid, 'approve', { on: '2026-05-01' }));
          await done(trust.verb(paid, 'pay', { on: '2026-05-01', reference: 'Again' }));
        },
      ],
      [
        'the parties',
        () =>
          done(
            patch(`leases/${lease}/`, {
              version: held.version,
              parties: [{ party: person(1), role: 'tenant' }],
            }),
          ),
      ],
      [
        'an extension',
        () =>
          done(
            post(`leases/${lease}/extend/`, {
              to_on: '2027-03-31',
              steps: [{ schedule: held.schedules[0]?.id, from_on: '2026-08-01', amount: '1500.00' }],
            }),
          ),
      ],
      ['an end', () => done(post(`leases/${other.lease}/end/`, { on: '2026-04-30' }, book.admin))],
      ['a unit', () => done(post('units/', { property, unit_number: '2' }))],
      [
        'a closure',
        async () => {
          const { body } = await get<Paginated<{ id: number }>>(`units/?property=${property}`);
          return done(post(`units/${body.results[0]?.id}/close/`, { from_on: '2026-01-10', reason: 'Roof' }));
        },
      ],
      [
        'a value',
        async () =>
          done(
            patch(`properties/${property}/`, {
              version: await version(`properties/${property}/`),
              value: [usd('10.00')],
            }),
          ),
      ],
      [
        'a transfer',
        () =>
          done(
            post(
              `properties/${other.property}/transfer/`,
              { landlord: person(5), from_on: '2026-03-01' },
              book.admin,
            ),
          ),
      ],
      ['a new lease', () => trust.let(rentOf('2026-03-01', '444.00'))],
      ['a lock', () => context.lockUntil('2026-01-31')],
      ['the last receipt', () => done(post(`receipts/${note.id}/allocate/`, {}))],
      [
        'another book',
        async () => {
          Object.assign(book, far_);
          const charge = (await get<Paginated<Charge>>(`charges/?lease=${far.lease}`)).body.results[0];
          await done(
            post('disputes/', {
              charge: charge?.id,
              party: company,
              reason: 'Paid',
              opened_on: '2026-01-02',
            }),
          );
          const credit = { amount: usd('800.00'), on: '2026-01-05', reason: 'Agreed', kind: 'write_off' };
          await done(post(`charges/${charge?.id}/credit/`, credit, book.admin));
          await done(
            patch(`leases/${far.lease}/`, {
              version: await version(`leases/${far.lease}/`),
              reportable: false,
            }),
          );
          Object.assign(book, own);
        },
      ],
    ];
    for (const [name, act] of later) {
      try {
        await act();
      } catch (error) {
        Object.assign(book, own);
        throw new Error(name, { cause: error });
      }
      const after = await answers();
      for (const path of paths) {
        expect({ name, path, text: after.get(path) }).toEqual({ name, path, text: before.get(path) });
      }
    }
  });
});
