import type { Bill } from '@rentsafe/domain/bill';
import { withoutCorrections } from '@rentsafe/domain/entry';
import type { Landlord } from '@rentsafe/domain/landlord';
import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import type { Paginated } from '@rentsafe/domain/pagination';
import type {
  CommissionPage,
  CreditorStatement,
  LandlordStatementPage,
  RentTaxPage,
  TrustBalance,
} from '@rentsafe/domain/trustReport';
import { toMinor } from '@rentsafe/format/money';
import { beforeEach, expect, it } from 'vitest';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { landlord, openTrust, rentOf, supplier, tenant } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;

  beforeEach(async () => {
    trust = await openTrust(context);
  });

  const statements = async (query: string) =>
    (await get<LandlordStatementPage>(`reports/landlord-statements/?currency=USD&${query}`)).body;
  const january = 'from=2026-01-01&to=2026-01-31';

  it('worked example 10: the statement of a landlord, of the supplier, and whose money is held', async () => {
    await post<Landlord>('landlords/', { party: landlord, vat_registered: true });
    const office = { ...rentOf('2025-12-01', '1000.00'), business_use: true };
    office.schedules = office.schedules.map((schedule) => ({ ...schedule, vat: 'standard' }));
    const { property, lease } = await trust.let(office, { property_type: 'Offices' });
    await trust.run('2025-12', '2026-01');
    await trust.pay(lease, '2025-12-20', '1150.00');
    await trust.pay(lease, '2026-01-05', '1155.00');
    await trust.out('landlord', '2026-01-08', [{ property, amount: '1035.00' }]);
    // The tax on rent begins in 2026: of December nothing was withheld.
    const bill = { party: supplier, property, number: '77', billed_on: '2026-01-09', due_on: '2026-01-31' };
    const { body: made } = await post<Bill>('bills/', {
      ...bill,
      amount: usd('120.00'),
      description: 'Plumber',
    });
    await trust.out('bill', '2026-01-12', [{ bill: made.id, amount: '120.00' }], { party: supplier });
    const page = await statements(january);
    expect(page.results).toEqual([
      {
        ...{ landlord: { ...landlord, name: expect.any(String) }, landlord_id: expect.any(Number) },
        property: { id: property, name: 'Gweru' },
        ...{ opening: '1035.00', collected_net: '1000.00', collected_vat: '155.00' },
        ...{ commission: '-100.00', commission_vat: '-15.50', rent_tax: '-150.00' },
        ...{
          bills: '-120.00',
          disbursed: '-1035.00',
          journals: '0.00',
          shortfall: '0.00',
          closing: '769.50',
        },
      },
    ]);
    expect(page).not.toHaveProperty('lines');
    const [row] = page.results;
    const { lines } = await statements(`${january}&landlord=${row?.landlord_id}&property=${property}`);
    expect(
      lines?.map(({ date, description, amount, balance }) => [date, description, amount, balance]),
    ).toEqual([
      ['2026-01-05', 'L-0001, Rent, January 2026', '1155.00', '2190.00'],
      ['2026-01-05', 'Commission', '-115.50', '2074.50'],
      ['2026-01-05', 'Rental income tax', '-150.00', '1924.50'],
      ['2026-01-08', 'PV-000001', '-1035.00', '889.50'],
      ['2026-01-12', 'PV-000002, 77, Plumber', '-120.00', '769.50'],
    ]);
    const { body: balance } = await get<TrustBalance>('reports/trust/?currency=USD');
    expect(balance).toMatchObject({
      ...{ bank: '1150.00', shortfall: '0.00', exchange: '0.00', opening: '0.00', difference: '0.00' },
      held: { landlord: '769.50', rent_tax: '150.00', commission: '230.50', paying: '0.00', deposit: '0.00' },
    });
    const { body: owed } = await get<CreditorStatement>(
      `reports/creditor-statement/?party_type=individual&party=${supplier.id}&currency=USD&${january}`,
    );
    expect(owed).toMatchObject({ party: supplier, opening: '0.00', closing: '0.00' });
    expect(owed.lines).toMatchObject([
      {
        date: '2026-01-09',
        kind: 'bill',
        number: '77',
        description: 'Plumber',
        credit: '120.00',
        balance: '120.00',
      },
      {
        date: '2026-01-12',
        kind: 'disbursement_payment',
        number: 'PV-000002',
        debit: '120.00',
        balance: '0.00',
      },
    ]);
    const { body: commission } = await get<CommissionPage>(
      `reports/commission-statement/?currency=USD&${january}`,
    );
    expect(commission).toMatchObject({
      results: [{ rate: '10.00', collected: '1000.00', commission: '100.00', vat: '15.50', total: '115.50' }],
      ...{ totals: { total: '115.50' }, drawn: '0.00', available: '230.50' },
    });
    const tax = async (month = '2026-01', due = '') =>
      (await get<RentTaxPage>(`reports/rent-tax/?month=${month}&currency=USD${due}`)).body;
    expect(await tax()).toMatchObject({
      results: [{ base: '1000.00', tax: '150.00', paid: '0.00', due: '150.00' }],
      ...{ return_by: '2026-02-05', pay_by: '2026-02-10' },
    });
    await trust.out('rent_tax', '2026-02-09', [{ property, amount: '100.00' }], { party: supplier });
    expect((await tax()).totals).toEqual({ base: '1000.00', tax: '150.00', paid: '100.00', due: '50.00' });
    // What is due is asked for in later months too, for the landlord from whom it was withheld.
    expect((await tax('2026-02')).results).toEqual([]);
    const owner = await get<Paginated<{ id: number }>>('landlords/');
    expect(await tax('2026-02', '&due=true')).toMatchObject({
      results: [
        { landlord_id: owner.body.results[0]?.id, base: '0.00', tax: '0.00', paid: '0.00', due: '50.00' },
      ],
    });
    await trust.out('rent_tax', '2026-02-09', [{ property, amount: '50.00' }], { party: supplier });
    expect((await tax('2026-02', '&due=true')).results).toEqual([]);
    await trust.out('commission', '2026-01-31', [{ amount: '230.50' }], { party: supplier });
    const { body: drawn } = await get<CommissionPage>(
      `reports/commission-statement/?currency=USD&${january}`,
    );
    expect(drawn).toMatchObject({ drawn: '230.50', available: '0.00' });
  });

  it('worked example 9: a shortfall, and what repays it', async () => {
    const { property, lease } = await trust.let(rentOf('2026-01-01', '1000.00'));
    await trust.run('2026-01');
    const receipt = await trust.pay(lease, '2026-01-05', '1000.00');
    await trust.out('landlord', '2026-01-10', [{ property, amount: '884.50' }]);
    await post(`receipts/${receipt.id}/reverse/`, { on: '2026-01-15', reason: 'bounced' }, book.admin);
    await trust.run('2026-02');
    await trust.pay(lease, '2026-02-03', '1500.00');
    expect((await statements(january)).results).toMatchObject([
      { collected_net: '0.00', disbursed: '-884.50', shortfall: '884.50', closing: '0.00' },
    ]);
    expect((await statements('from=2026-02-01&to=2026-02-28')).results).toMatchObject([
      {
        ...{ opening: '0.00', collected_net: '1500.00', commission: '-150.00', commission_vat: '-23.25' },
        ...{ shortfall: '-884.50', closing: '442.25' },
      },
    ]);
    expect((await statements(`${january}&known=3`)).results).toMatchObject([{ closing: '884.50' }]);
    expect(
      (await get<Paginated<unknown>>(`reports/landlord-statements/?currency=USD&${january}`, book.stranger))
        .body.count,
    ).toBe(0);
  });

  it('A13 lines name the tenant and the unit, no deposit, and the entries that they take back', async () => {
    const { property, lease } = await trust.let(rentOf('2026-01-01', '100.00', { deposit: usd('100.00') }));
    await trust.run('2026-01');
    const typed = await trust.pay(lease, '2026-01-05', '200.00');
    await post(`receipts/${typed.id}/reverse/`, { reason: 'Typed twice', on: '2026-01-06' }, book.admin);
    await trust.pay(lease, '2026-01-05', '200.00', { reference: 'Right' });
    const payment = await trust.out('landlord', '2026-01-08', [{ property, amount: '50.00' }]);
    await trust.verb(payment, 'fail', { on: '2026-01-09', reason: 'Bounced' });
    const { results } = await statements(january);
    const query = `${january}&landlord=${results[0]?.landlord_id}&property=${property}`;
    const { lines = [] } = await statements(query);
    const collected = lines.filter(({ lease: ofLine }) => ofLine);
    expect(collected[0]).toMatchObject({
      description: 'L-0001, Rent, January 2026',
      lease: { id: lease, number: 'L-0001' },
      tenant: { ...tenant, name: expect.any(String) },
      unit: { unit_number: '1' },
    });
    expect(lines.some(({ description }) => /deposit/i.test(description))).toBe(false);
    const shown = withoutCorrections(lines, ({ amount }) => toMinor(amount));
    expect(shown.map(({ description, amount }) => [description, amount])).toEqual([
      ['L-0001, Rent, January 2026', '100.00'],
      ['Commission', '-11.55'],
    ]);
    const { body: customer } = await get<CustomerStatement>(
      `reports/customer-statement/?lease=${lease}&currency=USD&${january}`,
    );
    const kinds = withoutCorrections(
      customer.lines,
      ({ debit, credit }) => toMinor(debit) - toMinor(credit),
    ).map((line) => line.kind);
    expect(kinds).toEqual(['charge', 'charge_run', 'receipt']);
  });
});
