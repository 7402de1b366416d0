import type {
  Charge,
  ChargeRun,
  ChargeRunRow,
  Invoice,
  InvoiceRow,
  LeaseBalance,
} from '@rentsafe/domain/charge';
import type { Lease, LeaseCharges, LeasePage, LeaseRow } from '@rentsafe/domain/lease';
import type { Paginated } from '@rentsafe/domain/pagination';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { driverError } from '../db/errors.ts';
import { eventsOf } from '../testing/audit.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

const rent = (from_on: string, amount: string, more = {}) => ({
  type: 'rent',
  currency: 'USD',
  steps: [{ from_on, amount }],
  ...more,
});

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newUnit } = useBook(kind, '2026-07-15T08:00:00Z');
  // Each example has a book of its own.
  beforeEach(open);

  const draft = async (from_on: string, overrides: Record<string, unknown> = {}) => {
    const { body } = await post<Lease>('leases/', {
      unit: overrides.unit ?? (await newUnit()),
      parties: [{ party: person(2), role: 'tenant' }],
      from_on,
      schedules: [rent(from_on, '400.00')],
      ...overrides,
    });
    return body;
  };
  const house = async (from_on: string, overrides: Record<string, unknown> = {}) => {
    const { id } = await draft(from_on, overrides);
    const reply = await post<Lease>(`leases/${id}/activate/`, {});
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const run = async (month: string) => (await post<ChargeRun>('charge-runs/', { month })).body;
  const chargesOf = async (lease: Lease, query = '') =>
    (await get<Paginated<Charge>>(`charges/?lease=${lease.id}&page_size=100${query}`)).body.results;

  describe('a month run', () => {
    it('worked example 1: pro rata, due and grace days', async () => {
      const lease = await house('2026-01-15', {
        to_on: '2026-06-10',
        due_day: 5,
        schedules: [rent('2026-01-15', '475.50')],
      });
      for (const month of ['2026-01', '2026-02', '2026-06']) await run(month);
      expect((await chargesOf(lease)).map((row) => [row.due_on, row.grace_on, row.amount.amount])).toEqual([
        ['2026-01-15', '2026-01-20', '260.76'],
        ['2026-02-05', '2026-02-10', '475.50'],
        ['2026-06-05', '2026-06-10', '158.50'],
      ]);
      expect(await run('2026-07')).toMatchObject({ charges: 0 });
    });

    it('worked example 2: a step in the middle of a period', async () => {
      const steps = [
        { from_on: '2025-03-15', amount: '500.00' },
        { from_on: '2026-03-15', amount: '550.00' },
      ];
      const lease = await house('2025-03-15', { schedules: [rent('2025-03-15', '500.00', { steps })] });
      for (const month of ['2026-02', '2026-03', '2026-04']) await run(month);
      expect((await chargesOf(lease)).map(({ due_on, amount }) => [due_on, amount.amount])).toEqual([
        ['2026-02-01', '500.00'],
        ['2026-03-01', '527.42'],
        ['2026-04-01', '550.00'],
      ]);
    });

    it('worked example 3: VAT by the due day', async () => {
      await post('landlords/', { party: person(1), vat_registered: true, vat_number: '220012345' });
      const lease = await house('2022-12-01', {
        unit: await newUnit({ property_type: 'Offices' }),
        business_use: true,
        schedules: [rent('2022-12-01', '1234.56', { vat: 'standard' })],
      });
      for (const month of ['2022-12', '2023-01', '2025-12', '2026-01']) await run(month);
      expect(
        (await chargesOf(lease)).map((row) => [row.vat_rate, row.vat.amount, row.amount.amount]),
      ).toEqual([
        ['14.50', '179.01', '1413.57'],
        ['15.00', '185.18', '1419.74'],
        ['15.00', '185.18', '1419.74'],
        ['15.50', '191.36', '1425.92'],
      ]);
      const [invoice] = (await get<Paginated<InvoiceRow>>('invoices/?month=2026-01')).body.results;
      expect(invoice).toMatchObject({
        net: '1234.56',
        vat: '191.36',
        total: '1425.92',
        paid: '0.00',
        open: '1425.92',
        landlord: { party: { id: 1 }, vat_number: '220012345' },
      });
    });

    it('worked example 4: previewed and posted alike, once, with an invoice for each lease and currency', async () => {
      const zig = {
        type: 'service',
        currency: 'ZIG',
        steps: [{ from_on: '2026-01-01', amount: '12000.00' }],
      };
      const first = await house('2026-01-01', { schedules: [rent('2026-01-01', '400.00'), zig] });
      await house('2026-02-10', { schedules: [rent('2026-02-10', '650.00')] });
      await draft('2026-01-01');
      const totals = [usd('841.07'), { amount: '12000.00', currency: 'ZIG' }];
      const result = { month: '2026-02', leases: 2, charges: 3, totals, remaining: 0, skipped: [] };
      const preview = await post<ChargeRun>('charge-runs/preview/', { month: '2026-02' });
      expect(preview).toMatchObject({ status: 200, body: { ...result, entries: [] } });
      expect(await run('2026-02')).toEqual({ ...result, entries: [1, 2] });
      expect(await run('2026-02')).toEqual({
        ...result,
        leases: 0,
        charges: 0,
        totals: [],
        entries: [],
      });
      const invoices = (await get<Paginated<InvoiceRow>>('invoices/')).body.results;
      expect(invoices.map(({ number, currency, total }) => [number, currency, total])).toEqual([
        ['INV-000003', 'USD', '441.07'],
        ['INV-000002', 'ZIG', '12000.00'],
        ['INV-000001', 'USD', '400.00'],
      ]);
      expect((await get<unknown>('invoices/?format=csv&month=2026-02')).body).toMatch(
        /^\ufeffID,Number,Kind,.*\r?\n\d+,INV-000003,invoice,2026-02-10,.*,USD,441\.07,0\.00,441\.07,0\.00,441\.07\r?\n/,
      );
      expect((await get<Invoice>(`invoices/${invoices[2]?.id}/`)).body).toMatchObject({
        kind: 'invoice',
        lease: { id: first.id, number: first.number },
        tenant: { id: 2 },
        issued_on: '2026-02-01',
        unit: { unit_number: '1' },
        lines: [{ description: 'Rent, February 2026', net: '400.00', vat: '0.00', amount: '400.00' }],
        charges: [{ description: 'Rent, February 2026', due_on: '2026-02-01', open: usd('400.00') }],
      });
      expect((await get<Paginated<ChargeRunRow>>('charge-runs/')).body.results).toMatchObject([
        { month: '2026-02', entry: 2, charges: 1, totals: [usd('441.07')] },
        { month: '2026-02', entry: 1, charges: 2, totals: [usd('400.00'), { currency: 'ZIG' }] },
      ]);
      expect((await eventsOf(context.server.db, 'book', book.client)).at(-1)).toMatchObject({
        action: 'charge',
        changes: { month: [null, '2026-02'] },
      });
    });

    it('worked example 19: a lease that was extended late is charged for the days that no charge covers', async () => {
      const steps = [{ from_on: '2026-01-01', amount: '300.00' }];
      const zig = { type: 'service', currency: 'ZIG', every: 3, steps };
      const lease = await house('2026-01-01', {
        to_on: '2026-06-15',
        schedules: [rent('2026-01-01', '300.00'), zig],
      });
      await run('2026-06');
      expect(await chargesOf(lease)).toMatchObject([
        { charged_on: '2026-06-01', until_on: '2026-06-15', amount: usd('150.00') },
      ]);
      const extended = await post<Lease>(`leases/${lease.id}/extend/`, { to_on: '2026-12-31' });
      expect(extended.status).toBe(200);
      const schedule = `leases/${lease.id}/schedule/?until=2026-06-30`;
      const rentOf = async () =>
        (await get<LeaseCharges>(schedule)).body.results
          .filter(({ currency, period }) => currency === 'USD' && period === '2026-06-01')
          .map(({ charged_on, amount, charge }) => [charged_on, amount, charge !== null]);
      expect(await rentOf()).toEqual([
        ['2026-06-01', '150.00', true],
        ['2026-06-16', '150.00', false],
      ]);
      const once = { charges: 1, totals: [usd('150.00')] };
      expect((await post('charge-runs/preview/', { month: '2026-06' })).body).toMatchObject(once);
      expect(await run('2026-06')).toMatchObject(once);
      expect(await rentOf()).toEqual([
        ['2026-06-01', '150.00', true],
        ['2026-06-16', '150.00', true],
      ]);
      expect((await chargesOf(lease)).at(-1)).toMatchObject({
        description: 'Rent, 16 June 2026 to 30 June 2026',
        period: '2026-06-01',
        charged_on: '2026-06-16',
        until_on: '2026-06-30',
        due_on: '2026-06-16',
        grace_on: '2026-06-21',
        amount: usd('150.00'),
      });
      expect(await run('2026-06')).toMatchObject({ charges: 0, remaining: 0 });
      expect(await run('2026-07')).toMatchObject({ totals: [usd('300.00'), { amount: '300.00' }] });
    });

    it('a notice that is withdrawn leaves no day uncharged either', async () => {
      const lease = await house('2026-01-01', { schedules: [rent('2026-01-01', '300.00')], notice_days: 0 });
      await post(`leases/${lease.id}/give-notice/`, { given_on: '2026-06-01', ends_on: '2026-06-20' });
      expect(await run('2026-06')).toMatchObject({ totals: [usd('200.00')] });
      await post(`leases/${lease.id}/withdraw-notice/`, {});
      expect(await run('2026-06')).toMatchObject({ totals: [usd('100.00')] });
    });

    it('two at once charge the rest as one, and it is not charged into a unit that is let', async () => {
      const unit = await newUnit();
      const lease = await house('2026-01-01', { unit, to_on: '2026-06-15' });
      await run('2026-06');
      const next = await house('2026-07-01', { unit });
      expect(await post(`leases/${lease.id}/extend/`, { to_on: '2026-07-31' })).toMatchObject({
        status: 409,
        body: { unit: [expect.stringContaining('2026-07-01')], existing: { id: next.id } },
      });
      expect(await run('2026-06')).toMatchObject({ charges: 0 });
      await post(`leases/${lease.id}/extend/`, { to_on: '2026-06-30' });
      const runs = await Promise.all([run('2026-06'), run('2026-06'), run('2026-06')]);
      expect(runs.reduce((sum, { charges }) => sum + charges, 0)).toBe(1);
    });

    it('two at once charge as one', async () => {
      await house('2026-01-01');
      const runs = await Promise.all([run('2026-01'), run('2026-01'), run('2026-01')]);
      expect(runs.reduce((sum, { charges }) => sum + charges, 0)).toBe(1);
    });

    it('a quarter is charged every third month from the first', async () => {
      const lease = await house('2026-02-01', { schedules: [rent('2026-02-01', '900.00', { every: 3 })] });
      for (const month of ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06']) await run(month);
      expect((await chargesOf(lease)).map(({ period, description }) => [period, description])).toEqual([
        ['2026-02-01', 'Rent, February 2026 to April 2026'],
        ['2026-05-01', 'Rent, May 2026 to July 2026'],
      ]);
    });

    it('names a lease whose property nobody owns on the day', async () => {
      const unit = await newUnit({ owned_from: '2026-02-01' });
      const lease = await house('2026-01-01', { unit });
      expect(await run('2026-01')).toMatchObject({
        charges: 0,
        skipped: [
          {
            lease: { id: lease.id, number: lease.number },
            reason: 'Nobody owns the property on 2026-01-01.',
          },
        ],
      });
    });

    it.each([
      ['January', 'Use YYYY-MM.'],
      ['2026-13', 'Use YYYY-MM.'],
      ['9000-01', 'Not later than next month.'],
    ])('refuses the month %s', async (month, message) => {
      for (const path of ['charge-runs/', 'charge-runs/preview/']) {
        expect(await post(path, { month })).toMatchObject({ status: 400, body: { month: [message] } });
      }
    });
  });

  describe('a charge by hand', () => {
    it('has the defaults of its lease, and is in the history of it', async () => {
      const lease = await house('2026-01-01', { grace_days: 7 });
      const made = await post<Charge>('charges/', {
        lease: lease.id,
        type: 'other',
        net: usd('120.00'),
        charged_on: '2026-02-02',
      });
      expect(made).toMatchObject({
        status: 201,
        body: {
          lease: { id: lease.id, number: lease.number },
          description: 'Other charge',
          due_on: '2026-02-02',
          grace_on: '2026-02-09',
          invoice: { number: 'INV-000001' },
          period: null,
          vat: usd('0.00'),
          vat_rate: '0.00',
          amount: usd('120.00'),
          paid: usd('0.00'),
          credited: usd('0.00'),
          open: usd('120.00'),
          state: 'open',
          disputed: false,
          entry: 1,
        },
      });
      expect((await get(`charges/${made.body.id}/`)).body).toEqual(made.body);
      expect((await get(`charges/${made.body.id}/`, book.stranger)).status).toBe(404);
      expect((await eventsOf(context.server.db, 'lease', lease.id)).at(-1)).toMatchObject({
        action: 'charge',
        changes: { charge: [null, made.body.id] },
      });
      expect(await chargesOf(lease, '&type=other&state=open&currency=USD&due_from=2026-02-02')).toHaveLength(
        1,
      );
      expect(await chargesOf(lease, '&due_to=2026-02-01')).toEqual([]);
      expect(await chargesOf(lease, '&state=settled')).toEqual([]);
    });

    it.each([
      [{ lease: 88_888 }, { lease: ['Invalid pk "88888" - object does not exist.'] }],
      [{ type: 'rent' }, { type: ['Not a valid choice.'] }],
      [{ net: usd('0.00') }, { net: { amount: ['Ensure this value is greater than 0.'] } }],
      [{ charged_on: '9000-01-01' }, { charged_on: ['This date may not be in the future.'] }],
      [{ charged_on: '2026-02-02', due_on: '2026-02-01' }, { due_on: ['Not before 2026-02-02.'] }],
      [{ vat: 'standard' }, { vat: ['VAT needs a registered landlord and business use.'] }],
      [{ charged_on: '2019-12-31' }, { charged_on: ['Nobody owns the property on 2019-12-31.'] }],
    ])('refuses %j', async (wrong, body) => {
      const lease = await house('2026-01-01');
      const charge = { lease: lease.id, type: 'other', net: usd('1.00'), ...wrong };
      expect(await post('charges/', charge)).toMatchObject({ status: 400, body });
    });

    it('needs a lease in force, and a book that the caller may write in', async () => {
      const { id } = await draft('2026-01-01');
      const charge = { lease: id, type: 'other', net: usd('1.00') };
      expect((await post('charges/', charge)).body).toEqual({
        detail: 'Not possible in state draft.',
        state: 'draft',
      });
      expect((await post('charges/', charge, book.stranger)).body).toEqual({
        lease: [`Invalid pk "${id}" - object does not exist.`],
      });
      const staff = (await context.server.addUser(1, 2)).access;
      expect((await post('charges/', charge, staff)).status).toBe(403);
    });
  });

  describe('what has been charged', () => {
    const charged = async () => {
      const lease = await house('2026-01-01');
      for (const month of ['2026-01', '2026-02', '2026-03']) await run(month);
      return { lease, charges: await chargesOf(lease) };
    };

    it('is named by the schedule of the lease', async () => {
      const { lease, charges } = await charged();
      const { results } = (await get<LeaseCharges>(`leases/${lease.id}/schedule/?until=2026-04-30`)).body;
      expect(results.map(({ charge }) => charge)).toEqual([...charges.map(({ id }) => id), null]);
    });

    it('keeps its amount: a new one counts from the day after', async () => {
      const { lease } = await charged();
      const [schedule] = lease.schedules;
      const extend = (from_on: string) =>
        post(`leases/${lease.id}/extend/`, {
          steps: [{ schedule: schedule?.id, from_on, amount: '450.00' }],
        });
      expect((await extend('2026-03-31')).body).toEqual({
        steps: [{ from_on: ['Charged up to 2026-03-31.'] }],
      });
      expect((await extend('2026-04-01')).status).toBe(200);
    });

    it('up to a lease’s end: a step may begin on the first day that no charge covers', async () => {
      const lease = await house('2026-01-01', {
        to_on: '2026-06-15',
        schedules: [rent('2026-01-01', '300.00')],
      });
      await run('2026-06');
      const extend = (from_on: string) =>
        post(`leases/${lease.id}/extend/`, {
          to_on: null,
          steps: [{ schedule: lease.schedules[0]?.id, from_on, amount: '420.00' }],
        });
      expect((await extend('2026-06-15')).body).toEqual({
        steps: [{ from_on: ['Charged up to 2026-06-15.'] }],
      });
      expect((await extend('2026-06-16')).status).toBe(200);
      expect(await run('2026-06')).toMatchObject({ totals: [usd('210.00')] });
      const { body } = await post<Lease & { to_credit: object[] }>(
        `leases/${lease.id}/end/`,
        { on: '2026-06-10' },
        book.admin,
      );
      // 300.00 x 10 / 30 stays with the first charge.
      const [first, second] = await chargesOf(lease);
      expect(body.to_credit).toEqual([
        { charge: first?.id, amount: '50.00' },
        { charge: second?.id, amount: '210.00' },
      ]);
    });

    it('for days after the end is to be credited', async () => {
      const { lease, charges } = await charged();
      const [, february, march] = charges;
      expect(
        (await post(`leases/${lease.id}/end/`, { on: '2026-02-15' }, book.admin)).body.to_credit,
      ).toEqual([
        // 400.00 less 400.00 x 15 / 28.
        { charge: february?.id, amount: '185.71' },
        { charge: march?.id, amount: '400.00' },
      ]);
    });
  });

  it('activation charges the deposit that was agreed, due on the first day', async () => {
    const lease = await house('2026-01-01', { deposit: usd('500.00') });
    expect(await chargesOf(lease)).toMatchObject([
      { type: 'deposit', charged_on: '2026-01-01', due_on: '2026-01-01', amount: usd('500.00') },
    ]);
  });

  describe('the balance of a lease', () => {
    const at = async (lease: Lease, day: string, known = '') =>
      (await get<LeaseBalance>(`leases/${lease.id}/balance/?as_at=${day}${known && `&known=${known}`}`)).body;

    it('ages what is open, as at any day and as far as the book knew', async () => {
      const lease = await house('2026-01-01', { schedules: [rent('2026-01-01', '250.00')] });
      for (const month of ['2026-01', '2026-02', '2026-03']) await run(month);
      const buckets = async (day: string) => (await at(lease, day)).balances[0]?.buckets;
      expect(await buckets('2026-01-31')).toEqual(['0.00', '250.00', '0.00', '0.00', '0.00']);
      expect(await buckets('2026-02-01')).toEqual(['250.00', '0.00', '250.00', '0.00', '0.00']);
      expect(await buckets('2026-04-02')).toEqual(['0.00', '0.00', '500.00', '0.00', '250.00']);
      expect(await at(lease, '2026-04-02', '1')).toEqual({
        lease: { id: lease.id, number: lease.number },
        as_at: '2026-04-02',
        known_seq: 1,
        balances: [
          {
            currency: 'USD',
            open: '250.00',
            unallocated: '0.00',
            balance: '250.00',
            deposit: '0.00',
            buckets: ['0.00', '0.00', '0.00', '0.00', '250.00'],
            oldest_due_on: '2026-01-01',
          },
        ],
      });
      // Next month's run is charged, and does not count today.
      await run('2026-08');
      const owed = [{ currency: 'USD', balance: '750.00', oldest_due_on: '2026-01-01' }];
      expect((await get<Lease>(`leases/${lease.id}/`)).body.balances).toEqual(owed);
      expect((await get<Paginated<LeaseRow>>('leases/')).body.results[0]?.balances).toEqual(owed);
      expect(await at(lease, '2025-12-31')).toMatchObject({ balances: [], known_seq: 4 });
      expect(await at(lease, '2026-01-31', '5')).toEqual({ known: ['The book has only 4 entries.'] });
      expect(await at(lease, '2026-01-31', 'all')).toEqual({ known: ['A valid integer is required.'] });
      expect((await get(`leases/${lease.id}/balance/`, book.stranger)).status).toBe(404);
    });
  });

  it('leases are listed by what is open in an ageing bucket, with its totals', async () => {
    const zig = { type: 'service', currency: 'ZIG', steps: [{ from_on: '2026-05-10', amount: '900.00' }] };
    const first = await house('2026-05-10', { due_day: 10, schedules: [rent('2026-05-10', '310.00'), zig] });
    const second = await house('2026-06-10', { due_day: 10, schedules: [rent('2026-06-10', '300.00')] });
    // Today is 15 July: due on 10 May, 10 June, 10 July, and in August.
    for (const month of ['2026-05', '2026-06', '2026-07', '2026-08']) await run(month);
    await post('charges/', { lease: second.id, type: 'other', net: usd('25.00'), due_on: '2026-07-15' });
    const show = async (label: string, filters = '') =>
      (await get<LeasePage>(`leases/?show=${encodeURIComponent(label)}${filters}`)).body;
    const bucketsOf = (page: LeasePage) => page.results.map(({ id, bucket }) => [id, bucket]);
    const inJune = await show('Due 31-60 days');
    expect(bucketsOf(inJune)).toEqual([
      [second.id, [usd('210.00')]],
      [first.id, [usd('310.00'), { amount: '900.00', currency: 'ZIG' }]],
    ]);
    expect(inJune).toMatchObject({
      count: 2,
      totals: [usd('520.00'), { amount: '900.00', currency: 'ZIG' }],
    });
    expect((await show('Due 31-60 days', `&unit=${second.unit.id}`)).totals).toEqual([usd('210.00')]);
    expect(bucketsOf(await show('Due 61-90 days'))).toMatchObject([[first.id, [{ amount: '220.00' }, {}]]]);
    expect((await show('Current')).totals).toEqual([usd('25.00')]);
    expect(await show('Due 90+ days')).toMatchObject({ count: 0, results: [], totals: [] });
    expect((await get<LeasePage>('leases/')).body).not.toHaveProperty('totals');
    expect((await get('leases/?show=Late')).body).toEqual({ show: ['Not a valid choice.'] });
  });

  describe('whatever the server does', () => {
    const refusal = (statement: string) =>
      context.server.db.execute(sql.raw(statement)).then(
        () => 'none',
        (error: unknown) => {
          const { constraint, message } = driverError(error) as { constraint?: string; message: string };
          return constraint ?? message;
        },
      );

    it('a posted charge never changes, is charged once for each day, and its open part is kept by triggers', async () => {
      const lease = await house('2026-01-01');
      await run('2026-01');
      const [charge] = await chargesOf(lease);
      const id = charge?.id;
      expect(await refusal(`UPDATE charges SET net = 1 WHERE id = ${id}`)).toMatch(/charges/);
      expect(await refusal(`DELETE FROM charges WHERE id = ${id}`)).toMatch(/charges/);
      expect(await refusal(`DELETE FROM invoices WHERE id = ${charge?.invoice.id}`)).toMatch(/invoices/);
      expect(await refusal(`UPDATE open_items SET settled = amount WHERE charge_id = ${id}`)).toBe(
        'open_items is kept by triggers',
      );
      const copy = `INSERT INTO charges (client_id, lease_id, invoice_id, ownership_id, type, description, schedule_id,
          period, part, charged_on, until_on, due_on, grace_on, currency, net, vat, vat_bp, entry_seq)
        SELECT client_id, lease_id, invoice_id, ownership_id, type, description, schedule_id, period, part, charged_on, until_on, due_on,
          grace_on, %, vat, vat_bp, entry_seq FROM charges WHERE id = ${id}`;
      expect(await refusal(copy.replace('%', 'currency, net'))).toBe('one_charge_a_part');
      expect(
        await refusal(
          copy
            .replace('schedule_id, period, part, ch', 'schedule_id, period, 2, ch')
            .replace('%', "'ZWG', net"),
        ),
      ).toMatch(/fkey/);
    });
  });
});
