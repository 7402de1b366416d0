import type { Charge } from '@rentsafe/domain/charge';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Individual, IndividualReport } from '@rentsafe/domain/individual';
import type { Lease } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { beforeEach, expect, it } from 'vitest';
import { person, usd, useBook } from '../testing/book.ts';
import { onBothDatabases } from '../testing/databases.ts';

let nth = 60_000;

onBothDatabases((kind) => {
  const { book, open, get, post, newUnit } = useBook(kind, '2026-04-02T08:00:00Z');
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
});
