import type { Charge } from '@rentsafe/domain/charge';
import type { CompanyReport } from '@rentsafe/domain/company';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Individual, IndividualReport } from '@rentsafe/domain/individual';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { ratingOf } from '@rentsafe/domain/rating';
import type { Receipt } from '@rentsafe/domain/receipt';
import { beforeEach, expect, it } from 'vitest';
import type { Moment } from '../db/formerRows.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { readFacts } from './facts.ts';
import { partyOf } from './report.ts';

let nth = 60_000;

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newUnit } = useBook(kind, '2026-04-02T08:00:00Z');
  let bank = 0;
  let tenant = 0;

  const newTenant = async () => {
    nth += 1;
    return (await post<Individual>('individuals/', sampleIndividual(nth))).body.id;
  };
  beforeEach(async () => {
    await open();
    const account = { name: 'B', kind: 'bank', currency: 'USD' };
    bank = (await post<{ id: number }>('bank-accounts/', account, book.admin)).body.id;
    tenant = await newTenant();
  });

  const house = async (from_on: string, to_on: string | null, amount: string, terms = {}) => {
    const draft = {
      ...{ unit: await newUnit(), parties: [{ party: person(tenant), role: 'tenant' }], from_on, to_on },
      reportable: true,
      schedules: [{ type: 'rent', currency: 'USD', steps: [{ from_on, amount }] }],
      ...terms,
    };
    const { body } = await post<Lease>('leases/', draft);
    return (await post<Lease>(`leases/${body.id}/activate/`, {})).body;
  };
  const run = async (...months: string[]) => {
    for (const month of months) expect((await post('charge-runs/', { month })).status).toBe(201);
  };
  const pay = async (lease: Lease, received_on: string, amount: string, allocations: unknown = 'oldest') => {
    const receipt = {
      lease: lease.id,
      bank_account: bank,
      received_on,
      amount: usd(amount),
      method: 'transfer',
    };
    const reply = await post<Receipt>('receipts/', { ...receipt, allocations });
    expect(reply.status).toBe(201);
    return reply.body;
  };
  const chargesOf = async ({ id }: Lease) =>
    (await get<Paginated<Charge>>(`charges/?lease=${id}&page_size=100`)).body.results;
  const report = async (as_at: string, token = book.user) =>
    (await get<IndividualReport>(`individuals/${tenant}/full-details/?as_at=${as_at}`, token)).body;
  const facts = (known: Moment) =>
    readFacts(context.server.db, partyOf({ type: 'individual', id: tenant }), {
      day: '2025-12-31',
      scope: null,
      moments: [known],
    });
  const months2025 = (from: number) =>
    Array.from({ length: 13 - from }, (_, at) => `2025-${String(from + at).padStart(2, '0')}`);

  it('worked example 15: grades and rating', async () => {
    const lease = await house('2025-01-01', null, '400.00');
    await run(...months2025(1));
    const charges = await chargesOf(lease);
    const paid = [
      ['01-01', '400.00', 1],
      ['02-05', '400.00', 2],
      ['03-20', '400.00', 3],
      ['04-01', '400.00', 4],
      ['05-01', '396.00', 5],
      ['05-28', '4.00', 5],
      ['06-15', '200.00', 6],
      ['07-03', '400.00', 7],
      ['08-10', '200.00', 6],
      ['08-20', '400.00', 8],
      ['09-01', '400.00', 9],
      ['11-05', '400.00', 11],
      ['11-15', '400.00', 10],
      ['12-20', '400.00', 12],
    ] as const;
    for (const [day, amount, month] of paid) {
      await pay(lease, `2025-${day}`, amount, [{ charge: charges[month - 1]?.id, amount: usd(amount) }]);
    }
    const expected = [
      ['2025-02-28', 'PG', [], null, 'unrated', null],
      ['2025-05-31', 'PGLPP', [], 'Low Risk', 'low', 'Low Risk'],
      ['2025-07-31', 'PGLPPSG', ['200.00'], 'High Risk', 'high.debt', 'Medium Risk'],
      ['2025-08-31', 'PGLPPSGL', [], 'Medium Risk', 'medium.grades', 'Medium Risk'],
      ['2025-12-31', 'PGLPPSGLPNGL', [], 'High Risk', 'high.grades', 'High Risk'],
    ] as const;
    for (const [as_at, grades, debts, classification, rule, if_paid] of expected) {
      const { explanation, ...rest } = await report(as_at);
      expect(rest).toMatchObject({ classification, facts_on: as_at, as_at: '2026-04-02T08:00:00.000Z' });
      expect(explanation).toMatchObject({ grades, rule, version: 1, if_paid, claims: [] });
      expect(explanation?.debts.map(({ amount }) => amount)).toEqual(debts.map(usd));
    }
    const { explanation } = await report('2025-10-15');
    expect(explanation?.excluded).toEqual([
      { lease: { id: lease.id, number: lease.number }, month: '2025-10', reason: 'open' },
    ]);
    expect(explanation?.months).toHaveLength(9);
    expect(explanation?.months[5]).toEqual({
      lease: { id: lease.id, number: lease.number },
      creditor: 'Kopje Estates',
      month: '2025-06',
      due_on: '2025-06-01',
      amount: usd('400.00'),
      paid: usd('200.00'),
      paid_on: '2025-08-10',
      grade: 'S',
    });
    expect(explanation?.months[4]).toMatchObject({ month: '2025-05', paid_on: '2025-05-01', grade: 'P' });
  });

  it('money that nobody allocated counts, what bounced never was, and what is known stays as it was', async () => {
    const lease = await house('2025-09-01', null, '300.00');
    await run(...months2025(9));
    const { id } = await pay(lease, '2025-09-01', '600.00', 'none');
    await post(`receipts/${id}/reverse/`, { on: '2025-12-15', reason: 'Bounced' }, book.admin);
    expect((await report('2025-12-14')).explanation).toMatchObject({ grades: 'PPN', debts: [{ days: 43 }] });
    expect((await report('2025-12-15')).explanation).toMatchObject({
      grades: 'NNN',
      rule: 'non_payer.grades',
    });

    const known = { client: book.client, seq: 5 };
    const then = () => facts(known).then((found) => ratingOf(found, '2025-12-31'));
    const before = await then();
    expect(before.explanation.grades).toBe('PPNN');
    const [charge] = await chargesOf(lease);
    const credit = { amount: usd('300.00'), on: '2025-09-02', reason: 'Leak', kind: 'credit' };
    expect((await post(`charges/${charge?.id}/credit/`, credit, book.admin)).status).toBe(200);
    await pay(lease, '2025-10-01', '900.00');
    expect((await report('2025-12-31')).explanation).toMatchObject({ grades: 'PPP', rule: 'low' });
    expect(await then()).toEqual(before);
  });

  it('a client sees the parties of its own leases and its landlords, from its own book', async () => {
    const staff = (await context.server.admin()).access;
    const stranger = (await post<Individual>('individuals/', sampleIndividual(69_999), staff)).body.id;
    expect((await get(`individuals/${tenant}/full-details/`)).status).toBe(404);
    await house('2025-09-01', null, '300.00');
    await run(...months2025(9));
    expect(await report('2025-12-31')).toMatchObject({ id: tenant, classification: 'Non Payer' });
    expect((await get(`individuals/${tenant}/`)).status).toBe(200);
    expect((await get('individuals/1/full-details/')).status).toBe(200);
    expect((await post(`individuals/${tenant}/access-log/`, { action: 'print' })).status).toBe(201);
    for (const path of [`individuals/${stranger}/`, `individuals/${stranger}/full-details/`]) {
      expect((await get(path)).status).toBe(404);
    }
    expect((await get(`individuals/${tenant}/full-details/`, book.stranger)).status).toBe(404);
    expect((await post(`individuals/${tenant}/access-log/`, { action: 'print' }, book.stranger)).status).toBe(
      404,
    );

    const own = book.user;
    await open();
    await house('2026-03-01', null, '500.00');
    expect((await report('2026-03-31')).explanation).toMatchObject({ months: [], excluded: [] });
    expect((await report('2025-12-31', staff)).explanation?.months).toHaveLength(4);
    expect((await report('2025-12-31', own)).explanation?.months).toHaveLength(4);
  });

  it('the overview has the rating of the client’s own company', async () => {
    await house('2025-09-01', null, '300.00', {
      parties: [{ party: { type: 'company', id: 3 }, role: 'tenant' }],
    });
    await run(...months2025(9));
    const client = await context.server.addClient(3);
    const token = (await context.server.addUser(client, 2)).access;
    const overview = (day: string) => get(`overview/?as_at=${day}`, token);
    expect((await overview('2025-09-30')).body).toMatchObject({ classification: null });
    expect((await overview('2025-12-31')).body).toMatchObject({ classification: 'Non Payer' });
    const { body } = await get<CompanyReport>('companies/3/?as_at=2025-12-31', token);
    expect(body).toMatchObject({
      classification: 'Non Payer',
      active: [
        { creditor: 'Kopje Estates', outstandingSince: '2025-09-01', currency: 'USD', amount: '1200.00' },
      ],
    });
    expect((await get('companies/3/', book.user)).status).toBe(200);
    expect((await get('companies/3/', book.stranger)).status).toBe(404);
  });

  it('worked example 16: a claim', async () => {
    const lease = await house('2025-09-01', '2025-12-31', '500.00');
    await run(...months2025(9));
    for (const month of months2025(9)) await pay(lease, `${month}-01`, '500.00');
    const gate = {
      lease: lease.id,
      type: 'other',
      net: usd('300.00'),
      charged_on: '2025-12-10',
      due_on: '2025-12-10',
    };
    expect((await post('charges/', gate)).status).toBe(201);
    const claim = {
      lease: lease.id,
      party: person(tenant),
      type: 'damage',
      amount: usd('300.00'),
      reason: 'Gate',
    };
    const { id } = (await post<{ id: number }>('claims/', claim)).body;
    expect((await post('claims/', { ...claim, amount: usd('300.01') })).body).toEqual({
      amount: ['Only 300.00 is overdue.'],
    });
    await post(`claims/${id}/notice/`, { sent_on: '2026-01-12', by: 'hand', text: 'Pay' });
    expect(await post(`claims/${id}/list/`, { on: '2026-02-06' }, book.admin)).toMatchObject({
      status: 409,
      body: { detail: 'Listing is possible from 2026-02-09.', state: 'noticed' },
    });
    expect((await post(`claims/${id}/list/`, { on: '2026-02-09' }, book.admin)).status).toBe(200);
    const row = {
      creditor: 'Kopje Estates',
      outstandingSince: '2025-12-10',
      currency: 'USD',
      amount: '300.00',
    };
    expect(await report('2026-02-08')).toMatchObject({
      ...{ classification: 'Low Risk', explanation: { grades: 'PPPP' }, claims: [] },
      active: [{ ...row, type: 'Residential lease' }],
    });
    expect(await report('2026-02-09')).toMatchObject({
      classification: 'Non Payer',
      explanation: { rule: 'non_payer.claim', if_paid: 'Low Risk' },
      claims: [{ type: 'damage', currency: 'USD', amount: '300.00', dateOfClaim: '2026-02-09' }],
    });
    await pay(lease, '2026-03-02', '300.00');
    expect((await post(`claims/${id}/settle/`, { on: '2026-03-02' })).status).toBe(200);
    expect(await report('2026-03-02')).toMatchObject({
      ...{ classification: 'Low Risk', claims: [], active: [], historic: [row] },
    });
  });

  it('worked example 17: a dispute', async () => {
    const lease = await house('2025-09-01', null, '500.00');
    await run(...months2025(9));
    for (const month of months2025(9).slice(0, 3)) await pay(lease, `${month}-01`, '500.00');
    const rated = async (day: string) => {
      const { classification, explanation } = await report(day);
      return { classification, ...explanation };
    };
    const listed = { grades: 'PPPN', classification: 'High Risk', rule: 'high.grades' };
    expect(await rated('2025-12-31')).toMatchObject(listed);
    const dispute = {
      ...{ charge: (await chargesOf(lease))[3]?.id, party: person(tenant), reason: 'Paid in cash' },
      opened_on: '2026-01-05',
    };
    const { id, decide_by } = (await post<{ id: number; decide_by: string }>('disputes/', dispute)).body;
    expect(decide_by).toBe('2026-02-02');
    const disputed = {
      ...{ grades: 'PPP', classification: 'Low Risk', debts: [] },
      excluded: [{ month: '2025-12', reason: 'disputed' }],
    };
    expect(await rated('2026-01-10')).toMatchObject(disputed);
    const decision = { outcome: 'rejected', reason: 'No receipt', on: '2026-01-20' };
    const staff = (await context.server.admin()).access;
    // Decided by the provider, on a day before its 20th business day had passed.
    expect((await post(`disputes/${id}/decide/`, decision, staff)).status).toBe(200);
    expect(await rated('2026-01-20')).toMatchObject({ ...listed, debts: [{ amount: usd('500.00') }] });
    expect(await rated('2026-01-10')).toMatchObject(disputed);
  });
});
