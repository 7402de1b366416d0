import type { Charge, LeaseBalance } from '@rentsafe/domain/charge';
import type { Lease, LeasePage } from '@rentsafe/domain/lease';
import type {
  AccountBalancePage,
  AgeingPage,
  CollectionPage,
  CustomerStatement,
  Overview,
  TrialBalance,
} from '@rentsafe/domain/ledgerReport';
import { ageingBuckets, currencies } from '@rentsafe/domain/money';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { beforeEach, expect, it } from 'vitest';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

const zig = (amount: string) => ({ amount, currency: 'ZIG' });
const schedule = (type: string, money: { amount: string; currency: string }, from_on = '2026-01-01') => ({
  type,
  currency: money.currency,
  steps: [{ from_on, amount: money.amount }],
});

/** Schedules beside the rent, who lets, and terms of the lease. */
interface HouseTerms extends Record<string, unknown> {
  more?: readonly unknown[];
  token?: string;
}

onEitherDatabase((kind) => {
  const { book, open, get, post, patch, newUnit } = useBook(kind, '2026-04-02T08:00:00Z');
  const bank = { USD: 0, ZIG: 0 };

  beforeEach(async () => {
    await open();
    await patch(`books/${book.client}/`, { version: 1, vat_registered: true }, book.admin);
    await post('commission-rules/', { from_on: '2020-01-01', rate: '10.00' }, book.admin);
    for (const currency of currencies) {
      const account = { name: `Bank ${currency}`, kind: 'bank', currency };
      bank[currency] = (await post<{ id: number }>('bank-accounts/', account, book.admin)).body.id;
    }
  });

  const house = async (rent: string, { more = [], token = book.user, ...terms }: HouseTerms = {}) => {
    const unit = await newUnit();
    const draft = {
      unit,
      parties: [{ party: person(2), role: 'tenant' }],
      from_on: '2026-01-01',
      schedules: [schedule('rent', usd(rent)), ...more],
      ...terms,
    };
    const { body } = await post<Lease>('leases/', draft, token);
    return (await post<Lease>(`leases/${body.id}/activate/`, {}, token)).body;
  };
  const run = async (...months: string[]) => {
    for (const month of months) expect((await post('charge-runs/', { month })).status).toBe(201);
  };
  const pay = async (lease: Lease, received_on: string, amount: string, overrides = {}) => {
    const receipt = {
      lease: lease.id,
      bank_account: bank.USD,
      received_on,
      amount: usd(amount),
      method: 'transfer',
    };
    const reply = await post<Receipt>('receipts/', { ...receipt, ...overrides });
    expect(reply.status).toBe(201);
    return reply.body;
  };
  const ageing = async (query = '') => (await get<AgeingPage>(`reports/ageing/?currency=USD${query}`)).body;
  const at = async (lease: Lease, day: string) =>
    (await get<LeaseBalance>(`leases/${lease.id}/balance/?as_at=${day}`)).body.balances[0];
  const collection = async (month: string) =>
    (await get<CollectionPage>(`reports/rent-collection/?currency=USD&month=${month}`)).body;

  it('worked example 5: the trial balance after a part payment, oldest first', async () => {
    const lease = await house('300.00', { more: [schedule('service', zig('1500.00'))] });
    await run('2026-01', '2026-02', '2026-03');
    await pay(lease, '2026-03-10', '750.00');
    const { body } = await get<TrialBalance>('reports/trial-balance/?currency=USD');
    expect(Object.fromEntries(body.rows.map((row) => [row.kind, row.balance]))).toEqual({
      tenant: '150.00',
      contra: '-150.00',
      bank: '750.00',
      landlord: '-663.37',
      commission: '-86.63',
    });
    for (const { kind, balance } of body.rows) {
      const split = await get<AccountBalancePage>(
        `reports/trial-balance/accounts/?currency=USD&kind=${kind}&as_at=${body.as_at}`,
      );
      expect(split.body.total, kind).toBe(balance);
      expect(split.body.results.map((row) => row.balance)).toEqual([balance]);
    }
    const { results } = (
      await get<AccountBalancePage>('reports/trial-balance/accounts/?currency=USD&kind=tenant')
    ).body;
    expect(results[0]).toMatchObject({ lease: { id: lease.id }, party: { name: expect.any(String) } });
  });

  it('worked example 8: what is open by age, as at any day', async () => {
    const lease = await house('250.00');
    await run('2026-01', '2026-02', '2026-03');
    await pay(lease, '2026-02-05', '100.00');
    const zero = '0.00';
    const expected: Readonly<Record<string, string[]>> = {
      '2026-01-31': [zero, '250.00', zero, zero, zero],
      '2026-02-01': ['250.00', zero, '250.00', zero, zero],
      '2026-03-02': [zero, '500.00', '150.00', zero, zero],
      '2026-04-01': [zero, zero, '500.00', '150.00', zero],
      '2026-04-02': [zero, zero, '500.00', zero, '150.00'],
    };
    for (const [day, buckets] of Object.entries(expected)) {
      const { results, totals, as_at } = await ageing(`&as_at=${day}`);
      expect(results).toMatchObject([{ lease: { number: lease.number }, tenant: { id: 2 }, buckets }]);
      expect(totals).toEqual({ buckets, total: results[0]?.total });
      expect(as_at).toBe(day);
      expect(await at(lease, day)).toMatchObject({
        buckets,
        balance: results[0]?.total,
        oldest_due_on: results[0]?.oldest_due_on,
      });
    }
    expect((await ageing('&as_at=2025-12-31')).results).toEqual([]);
  });

  it('worked example 14: a backdated receipt changes a day gone by, but not what was known of it', async () => {
    const lease = await house('500.00');
    await run('2026-01');
    expect(await ageing('&as_at=2026-02-10')).toMatchObject({ known_seq: 1, totals: { total: '500.00' } });
    await pay(lease, '2026-01-20', '500.00');
    expect(await ageing('&as_at=2026-02-10')).toMatchObject({ known_seq: 3, results: [] });
    expect(await ageing('&as_at=2026-02-10&known=1')).toMatchObject({
      results: [{ buckets: ['0.00', '0.00', '500.00', '0.00', '0.00'] }],
    });
    expect(await ageing('&as_at=2026-01-15')).toMatchObject({
      results: [{ buckets: ['0.00', '500.00', '0.00', '0.00', '0.00'] }],
    });
  });

  const csv = async (call: string) =>
    (await get<string>(`${call}&format=csv`)).body.replace('\uFEFF', '').trim().split('\r\n');

  it('the ageing is largest first, and narrowed by text, property and landlord', async () => {
    const small = await house('100.00');
    const large = await house('300.00', { parties: [{ party: person(3), role: 'tenant' }] });
    const paid = await house('200.00');
    await run('2026-03');
    await pay(paid, '2026-03-20', '250.00');
    const leases = async (query: string) => (await ageing(query)).results.map(({ lease }) => lease.id);
    expect(await leases('')).toEqual([large.id, small.id, paid.id]);
    expect((await ageing()).totals).toEqual({
      buckets: ['-50.00', '0.00', '400.00', '0.00', '0.00'],
      total: '350.00',
    });
    expect((await ageing('&page=2&page_size=2')).results).toMatchObject([
      { lease: { id: paid.id }, total: '-50.00', oldest_due_on: null },
    ]);
    expect(await leases(`&property=${large.property.id}`)).toEqual([large.id]);
    expect(await leases(`&q=${small.number}`)).toEqual([small.id]);
    const { results } = (await get<Paginated<{ id: number }>>('landlords/')).body;
    expect(await leases(`&landlord=${results[0]?.id}`)).toHaveLength(3);
    expect(await leases('&landlord=9999999')).toEqual([]);
    expect((await get('reports/ageing/')).body).toEqual({ currency: ['This field is required.'] });
    const theirs = await get<AgeingPage>('reports/ageing/?currency=USD', book.stranger);
    expect(theirs.body.results).toEqual([]);
    const [head, first] = await csv(`reports/ageing/?currency=USD&q=${large.number}`);
    expect(head).toMatch(/^Lease,Tenant,Property,Currency,Current,Due 1-30 days,.*,Total,Oldest due$/);
    expect(first).toMatch(/,USD,0\.00,0\.00,300\.00,0\.00,0\.00,300\.00,2026-03-01$/);
  });

  const exampleOf18 = async () => {
    const lease = await house('300.00');
    await run('2026-01');
    await pay(lease, '2026-01-10', '300.00');
    await run('2026-02');
    const second = await pay(lease, '2026-02-10', '500.00', { reference: 'EFT 7' });
    await run('2026-03');
    const charges = await get<Paginated<Charge>>(`charges/?lease=${lease.id}&due_from=2026-03-01`);
    const credit = { amount: usd('50.00'), on: '2026-03-05', reason: 'Leak', kind: 'credit' };
    await post(`charges/${charges.body.results[0]?.id}/credit/`, credit, book.admin);
    await post(`receipts/${second.id}/reverse/`, { on: '2026-03-12', reason: 'bounced' }, book.admin);
    return lease;
  };

  it('worked example 18: the statement of a lease', async () => {
    const lease = await exampleOf18();
    const path = `reports/customer-statement/?lease=${lease.id}&currency=USD&from=2026-02-01&to=2026-03-31`;
    const { body } = await get<CustomerStatement>(path);
    expect(body).toMatchObject({ lease: { id: lease.id }, opening: '0.00', closing: '550.00', known_seq: 9 });
    expect(
      body.lines.map(({ date, debit, credit, balance, entry }) => [date, debit, credit, balance, entry]),
    ).toEqual([
      ['2026-02-01', '300.00', '0.00', '300.00', 4],
      ['2026-02-10', '0.00', '500.00', '-200.00', 5],
      ['2026-03-01', '300.00', '0.00', '100.00', 7],
      ['2026-03-05', '0.00', '50.00', '50.00', 8],
      ['2026-03-12', '500.00', '0.00', '550.00', 9],
    ]);
    expect(body.lines.map(({ kind: of, number, description }) => [of, number, description])).toEqual([
      ['charge_run', 'INV-000002', 'Rent, February 2026'],
      ['receipt', 'RC-000002', 'EFT 7'],
      ['charge_run', 'INV-000003', 'Rent, March 2026'],
      ['credit_note', 'CN-000001', 'Leak'],
      ['receipt_reversal', 'RC-000002', 'bounced'],
    ]);
    expect(await at(lease, '2026-03-31')).toMatchObject({
      balance: body.closing,
      buckets: ['0.00', '250.00', '300.00', '0.00', '0.00'],
    });
    const known = await get<CustomerStatement>(`${path}&known=5`);
    expect(known.body).toMatchObject({ closing: '-200.00', known_seq: 5 });
    const theirs = `lease=${lease.id}&currency=USD&from=2026-02-01&to=2026-01-01`;
    expect((await get(`reports/customer-statement/?${theirs}`)).body).toEqual({ to: [expect.any(String)] });
    expect((await get(path, book.stranger)).body).toEqual({
      lease: [`Invalid pk "${lease.id}" - object does not exist.`],
    });
  });

  it('the collection of a month adds up, row by row, to what is owed at its end', async () => {
    const lease = await exampleOf18();
    await house('80.00', {
      from_on: '2026-03-01',
      schedules: [schedule('rent', usd('80.00'), '2026-03-01')],
    });
    await run('2026-03');
    expect((await collection('2026-02')).results).toEqual([
      {
        lease_id: lease.id,
        lease: { id: lease.id, number: lease.number },
        tenant: expect.objectContaining({ id: 2 }),
        balance_brought_forward: '0.00',
        amount_charged_excl_vat: '300.00',
        vat: '0.00',
        amount_charged_incl_vat: '300.00',
        amount_paid: '-500.00',
        adjustments: '0.00',
        end_balance: '-200.00',
      },
    ]);
    const march = await collection('2026-03');
    expect(march.results[1]).toMatchObject({
      balance_brought_forward: '-200.00',
      amount_charged_incl_vat: '300.00',
      amount_paid: '500.00',
      adjustments: '-50.00',
      end_balance: '550.00',
    });
    expect(march.totals).toMatchObject({ balance_brought_forward: '-200.00', end_balance: '630.00' });
    expect((await collection('2026-04')).results).toMatchObject([
      { amount_charged_incl_vat: '0.00', end_balance: '80.00' },
      { end_balance: '550.00' },
    ]);
    expect((await get('reports/rent-collection/?currency=USD&month=March')).body).toEqual({
      month: [expect.any(String)],
    });
    const lines = await csv('reports/rent-collection/?currency=USD&month=2026-03');
    expect(lines[0]).toMatch(/^Lease ID,Tenant,Currency,Balance brought forward,.*,Adjustments,End balance$/);
    expect(lines[2]).toMatch(/,USD,-200\.00,300\.00,0\.00,300\.00,500\.00,-50\.00,550\.00$/);
  });

  it('the overview is the sum of the leases that its buckets lead to, to the cent', async () => {
    const service = schedule('service', zig('1500.00'));
    const first = await house('333.33', { more: [service] });
    const second = await house('410.07', { more: [service] });
    await house('20.01', { due_day: 28 });
    // May's rent is charged ahead, and a part of it paid: neither counts yet.
    await run('2026-01', '2026-02', '2026-03', '2026-04', '2026-05');
    await pay(first, '2026-02-05', '400.40');
    await pay(first, '2026-03-05', '77.77', { allocations: 'none' });
    await pay(second, '2026-04-01', '2000.00');
    await pay(second, '2026-02-11', '999.99', { bank_account: bank.ZIG, amount: zig('999.99') });
    const { body } = await get<Overview>('overview/');
    expect(body).toMatchObject({ as_at: '2026-04-02', known_seq: 13, classification: null });
    expect(body.credit_given.map(({ currency }) => currency)).toEqual(['USD', 'ZIG']);
    for (const [index, label] of ageingBuckets.entries()) {
      const list = (await get<LeasePage>(`leases/?show=${encodeURIComponent(label)}`)).body;
      const shown = body.credit_given.flatMap(({ currency, buckets }) => {
        const amount = buckets[index]?.amount ?? '';
        return toMinor(amount) === 0n ? [] : [{ amount, currency }];
      });
      expect({ label, totals: list.totals }).toEqual({ label, totals: shown });
      const sum = list.results.reduce(
        (total, { bucket }) =>
          total + toMinor(bucket?.find(({ currency }) => currency === 'USD')?.amount ?? '0'),
        0n,
      );
      expect(toDecimal(sum)).toBe(body.credit_given[0]?.buckets[index]?.amount);
    }
    for (const { currency, total, buckets } of body.credit_given) {
      const { totals } = (await get<AgeingPage>(`reports/ageing/?currency=${currency}`)).body;
      expect({ total, buckets: buckets.map(({ amount }) => amount) }).toEqual(totals);
    }
  });

  it('the percentages of a card add up to 100.00', async () => {
    await house('100.00');
    await run('2026-01', '2026-02', '2026-04');
    const [card] = (await get<Overview>('overview/')).body.credit_given;
    expect(card?.buckets.map(({ percentage }) => percentage)).toEqual([
      ...['0.00', '33.34', '33.33', '0.00', '33.33'],
    ]);
  });

  it('credit taken is what other books report of the client’s company, and since when', async () => {
    const parties = [{ party: { type: 'company', id: 1 }, role: 'tenant' }];
    const unit = await newUnit({}, book.stranger);
    const terms = { unit, parties, reportable: true, token: book.stranger };
    await house('640.00', terms);
    await post('charge-runs/', { month: '2026-03' }, book.stranger);
    const { body } = await get<Overview>('overview/');
    expect(body.credit_given).toEqual([]);
    expect(body.oldest_creditor).toEqual({ name: 'Kopje Estates', outstanding_since: '2026-03-01' });
    expect(body.credit_taken).toMatchObject([
      {
        currency: 'USD',
        total: '640.00',
        buckets: [{}, {}, { label: 'Due 31-60 days', percentage: '100.00' }, {}, {}],
      },
    ]);
    expect((await get<Overview>('overview/?as_at=2026-02-28')).body).toMatchObject({
      oldest_creditor: null,
      credit_taken: [],
    });
  });
});
