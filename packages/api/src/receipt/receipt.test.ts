import type {
  Charge,
  ChargeRun,
  CreditedCharge,
  Invoice,
  InvoiceRow,
  LeaseBalance,
} from '@rentsafe/domain/charge';
import type { Landlord } from '@rentsafe/domain/landlord';
import type { Lease, LeasePage } from '@rentsafe/domain/lease';
import type { TrialBalance } from '@rentsafe/domain/ledgerReport';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../db/database.ts';
import { postEntry } from '../ledger/post.ts';
import { eventsOf } from '../testing/audit.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

const zig = (amount: string) => ({ amount, currency: 'ZIG' });

onEitherDatabase((kind) => {
  const { context, book, open, get, post, newProperty } = useBook(kind, '2026-07-15T08:00:00Z');
  const bank = { usd: 0, zig: 0 };
  let lease = 0;
  let landlord = 0;

  // Each example has a book of its own.
  beforeEach(async () => {
    await open();
    await context.server.db.execute(
      sql`UPDATE books SET vat_registered = true WHERE client_id = ${book.client}`,
    );
    await post('commission-rules/', { from_on: '2020-01-01', rate: '10.00' }, book.admin);
    const account = async (currency: string) =>
      (await post<{ id: number }>('bank-accounts/', { name: 'B', kind: 'bank', currency }, book.admin)).body
        .id;
    bank.usd = await account('USD');
    bank.zig = await account('ZIG');
  });

  const let_ = async (overrides: object, property: object = {}) => {
    const { units, landlord: owner } = await newProperty(property);
    const draft = await post<Lease>('leases/', {
      unit: units[0]?.id,
      parties: [{ party: person(2), role: 'tenant' }],
      reportable: true,
      ...overrides,
    });
    expect(draft.status).toBe(201);
    lease = draft.body.id;
    landlord = owner?.id ?? 0;
    expect((await post(`leases/${lease}/activate/`, {})).status).toBe(200);
  };
  const rent = (from_on: string, amount: string, more = {}) => ({
    ...{ type: 'rent', currency: 'USD', steps: [{ from_on, amount }], ...more },
  });
  const house = (amount: string, schedules: object[] = [], more = {}) =>
    let_({ from_on: '2026-01-01', schedules: [rent('2026-01-01', amount), ...schedules], ...more });
  const office = async (amount: string) => {
    await post('landlords/', { party: person(1), vat_registered: true });
    const schedules = [rent('2026-01-01', amount, { vat: 'standard' })];
    await let_({ from_on: '2026-01-01', business_use: true, schedules }, { property_type: 'Offices' });
  };
  const run = async (...months: string[]) => {
    for (const month of months) await post<ChargeRun>('charge-runs/', { month });
  };
  const receive = <Body = Receipt>(received_on: string, amount: string, more = {}) =>
    post<Body>('receipts/', {
      ...{ lease, bank_account: bank.usd, received_on, amount: usd(amount), method: 'transfer', ...more },
    });
  const pay = async (received_on: string, amount: string, more = {}) => {
    const { status, body } = await receive(received_on, amount, more);
    expect([status, body]).toMatchObject([201, {}]);
    return body;
  };
  const charges = async () =>
    (await get<Paginated<Charge>>(`charges/?lease=${lease}&page_size=100`)).body.results;
  const at = async (day: string, known = '', currency = 'USD') => {
    const { body } = await get<LeaseBalance>(
      `leases/${lease}/balance/?as_at=${day}${known && `&known=${known}`}`,
    );
    return { ...body.balances.find((row) => row.currency === currency), known_seq: body.known_seq };
  };
  const buckets = (list: string) => ({
    buckets: list.split('/').map((amount) => (amount === '0' ? '0.00' : amount)),
  });
  const verb = (receipt: { id: number }, name: string, body: object = {}, token = book.user) =>
    post<Receipt>(`receipts/${receipt.id}/${name}/`, body, token);
  const reverse = (receipt: { id: number }, on: string) =>
    verb(receipt, 'reverse', { on, reason: 'bounced' }, book.admin);
  /** What the accounts of each kind hold, debit positive. */
  const trial = async (currency = 'USD') => {
    const found = await rows<{ kind: string; minor: string }>(
      context.server.db,
      sql`SELECT a.kind, sum(b.debits - b.credits)::text AS minor FROM accounts a JOIN account_balances b ON b.account_id = a.id
          WHERE a.client_id = ${book.client} AND a.currency = ${currency} GROUP BY 1 HAVING sum(b.debits - b.credits) <> 0`,
    );
    return Object.fromEntries(found.map(({ kind: name, minor }) => [name, Number(minor) / 100]));
  };

  describe('a receipt', () => {
    it('worked example 5: settles the oldest first, less commission and VAT on it', async () => {
      const service = {
        type: 'service',
        currency: 'ZIG',
        steps: [{ from_on: '2026-01-01', amount: '1500.00' }],
      };
      await house('300.00', [service]);
      await run('2026-01', '2026-02', '2026-03');
      const receipt = await pay('2026-03-10', '750.00', { reference: 'EFT 7', payer: ' ' });
      const list = (await charges()).filter(({ amount }) => amount.currency === 'USD');
      expect(receipt).toMatchObject({
        ...{
          number: 'RC-000001',
          state: 'allocated',
          entries: [4, 5],
          unallocated: usd('0.00'),
          amount: usd('750.00'),
        },
        ...{
          lease: { id: lease, number: 'L-0001' },
          tenant: person(2),
          bank_account: { id: bank.usd, name: 'B' },
        },
        ...{ reference: 'EFT 7', payer: null, paid: null, rate: null, reversed: null, method: 'transfer' },
      });
      expect(receipt.allocations).toMatchObject([
        { charge: list[0]?.id, amount: '300.00', effective_on: '2026-03-10', due_on: '2026-01-01' },
        { charge: list[1]?.id, amount: '300.00', net: '300.00', vat: '0.00', commission: '30.00' },
        { charge: list[2]?.id, amount: '150.00', commission_vat: '2.33', rent_tax: '0.00' },
      ]);
      expect(await at('2026-03-10')).toMatchObject({ open: '150.00', ...buckets('0/150.00/0/0/0') });
      const zigBalance = { open: '4500.00', ...buckets('0/1500.00/1500.00/1500.00/0') };
      expect(await at('2026-03-10', '', 'ZIG')).toMatchObject(zigBalance);
      expect(await trial()).toMatchObject({ landlord: -663.37, commission: -86.63, bank: 750, tenant: 150 });
      const march = list[2]?.id;
      const more = { allocations: [{ charge: march, amount: usd('200.00') }] };
      expect(await receive('2026-03-11', '300.00', more)).toMatchObject({
        status: 400,
        body: { allocations: [{ amount: ['Only 150.00 is open.'] }] },
      });
      expect((await get(`receipts/${receipt.id}/`)).body).toEqual(receipt);
      expect((await get(`receipts/${receipt.id}/`, book.stranger)).status).toBe(404);
      expect((await get<Charge>(`charges/${march}/`)).body).toMatchObject({
        ...{ paid: usd('150.00'), credited: usd('0.00'), open: usd('150.00'), state: 'part' },
      });
      expect((await get<Paginated<Landlord>>('landlords/')).body.results[0]?.held).toEqual([usd('663.37')]);
      expect((await eventsOf(context.server.db, 'lease', lease)).at(-1)).toMatchObject({
        action: 'receive',
        changes: { receipt: [null, 'RC-000001'] },
      });
    });

    it('worked example 6: parts of a charge add up to its net and VAT, commission and tax', async () => {
      await office('1234.56');
      await run('2026-01');
      const payments = [
        ['2026-01-05', '333.33'],
        ['2026-01-12', '333.33'],
        ['2026-01-19', '333.33'],
        ['2026-01-26', '425.93'],
      ] as const;
      const parts: unknown[] = [];
      for (const [day, amount] of payments) {
        const [part] = (await pay(day, amount)).allocations;
        parts.push([part?.net, part?.vat, part?.commission, part?.commission_vat, part?.rent_tax]);
      }
      expect(parts).toEqual([
        ['288.60', '44.73', '28.86', '4.47', '43.29'],
        ['288.59', '44.74', '28.86', '4.47', '43.29'],
        ['288.60', '44.73', '28.86', '4.47', '43.29'],
        ['368.77', '57.16', '36.88', '5.72', '55.32'],
      ]);
      expect(await trial()).toEqual({
        bank: 1425.92,
        landlord: -1098.14,
        rent_tax: -185.19,
        commission: -142.59,
      });
    });

    it('worked example 7: money that is not allocated counts against the oldest', async () => {
      await house('400.00');
      await run('2026-01', '2026-02');
      const first = await pay('2026-02-10', '500.00', { allocations: 'none' });
      expect(first).toMatchObject({ state: 'unallocated', unallocated: usd('500.00'), allocations: [] });
      const open = { open: '800.00', unallocated: '500.00', balance: '300.00', oldest_due_on: '2026-02-01' };
      expect(await at('2026-02-15')).toMatchObject({ ...open, ...buckets('0/300.00/0/0/0') });
      const owed = { currency: 'USD', balance: '300.00', oldest_due_on: '2026-02-01' };
      expect((await get<Lease>(`leases/${lease}/`)).body.balances).toEqual([owed]);
      const second = await pay('2026-02-20', '400.00', { allocations: 'none' });
      expect(await at('2026-02-28')).toMatchObject({
        ...{ balance: '-100.00', oldest_due_on: null, ...buckets('-100.00/0/0/0/0') },
      });
      const current = (await get<LeasePage>('leases/?show=Current')).body;
      expect([current.totals, current.results.map(({ id }) => id)]).toEqual([[usd('-100.00')], [lease]]);
      const allocated = [(await verb(first, 'allocate')).body, (await verb(second, 'allocate')).body];
      expect(
        allocated.map(({ allocations }) =>
          allocations.map(({ amount, effective_on }) => [amount, effective_on]),
        ),
      ).toEqual([
        [
          ['400.00', '2026-02-10'],
          ['100.00', '2026-02-10'],
        ],
        [['300.00', '2026-02-20']],
      ]);
      expect(allocated.map(({ state }) => state)).toEqual(['allocated', 'part']);
      const after = { open: '300.00', unallocated: '0.00', ...buckets('0/300.00/0/0/0') };
      expect(await at('2026-02-15')).toMatchObject(after);
    });

    it('worked example 8: what is open is aged as at any day', async () => {
      await house('250.00');
      await run('2026-01', '2026-02', '2026-03');
      await pay('2026-02-05', '100.00');
      expect(await at('2026-01-31')).toMatchObject(buckets('0/250.00/0/0/0'));
      expect(await at('2026-02-01')).toMatchObject(buckets('250.00/0/250.00/0/0'));
      expect(await at('2026-03-02')).toMatchObject(buckets('0/500.00/150.00/0/0'));
      expect(await at('2026-04-01')).toMatchObject(buckets('0/0/500.00/150.00/0'));
      expect(await at('2026-04-02')).toMatchObject(buckets('0/0/500.00/0/150.00'));
      const inBucket = (await get<LeasePage>(`leases/?show=${encodeURIComponent('Due 90+ days')}`)).body;
      expect(inBucket).toMatchObject({ totals: [usd('650.00')], results: [{ bucket: [usd('650.00')] }] });
    });

    it('worked example 13: paid in the other currency, the exchange shows what is open', async () => {
      await house('100.00');
      await run('2026-01');
      const more = { bank_account: bank.zig, rate: '26.8' };
      expect(await receive('2026-01-06', '100.00', { ...more, paid: zig('2700.00') })).toMatchObject({
        status: 400,
        body: { amount: ['2700.00 ZIG at 26.8 is 100.75 USD.'] },
      });
      const receipt = await pay('2026-01-06', '100.00', { ...more, paid: zig('2680.00') });
      expect(receipt).toMatchObject({ amount: usd('100.00'), paid: zig('2680.00'), rate: '26.8' });
      expect(await trial()).toEqual({ exchange: 100, landlord: -88.45, commission: -11.55 });
      expect(await trial('ZWG')).toEqual({ bank: 2680, exchange: -2680 });
      expect((await reverse(receipt, '2026-01-09')).body).toMatchObject({ state: 'reversed' });
      expect(await trial('ZWG')).toEqual({});
      expect(await trial()).toMatchObject({ tenant: 100 });
    });

    it('worked example 14: recorded late, it counts from its own day, and what was known stays known', async () => {
      await house('500.00');
      await run('2026-01');
      expect(await at('2026-02-10')).toMatchObject({ known_seq: 1, ...buckets('0/0/500.00/0/0') });
      expect((await pay('2026-01-20', '500.00')).entries).toEqual([2, 3]);
      expect(await at('2026-02-10')).toMatchObject({ known_seq: 3, ...buckets('0/0/0/0/0') });
      expect(await at('2026-02-10', '1')).toMatchObject(buckets('0/0/500.00/0/0'));
      expect(await at('2026-01-15')).toMatchObject(buckets('0/500.00/0/0/0'));
    });

    it('holds a deposit, and withholds no commission of other charges', async () => {
      await house('500.00', [], { deposit: usd('500.00') });
      await post('charges/', { lease, type: 'other', net: usd('50.00'), charged_on: '2026-01-02' });
      await pay('2026-01-05', '550.00');
      expect(await trial()).toEqual({ bank: 550, deposit: -500, landlord: -50 });
      expect(await at('2026-01-05')).toMatchObject({ deposit: '500.00', open: '0.00' });
    });

    it('for next month’s rent counts from then on, and today in advance', async () => {
      await house('300.00');
      await run('2026-08');
      const [part] = (await pay('2026-07-15', '300.00')).allocations;
      expect(part?.effective_on).toBe('2026-08-01');
      expect(await at('2026-07-15')).toMatchObject({
        balance: '-300.00',
        open: '0.00',
        unallocated: '300.00',
      });
      expect((await get<Lease>(`leases/${lease}/`)).body.balances).toMatchObject([{ balance: '-300.00' }]);
      expect(await at('2026-08-01')).toMatchObject({ balance: '0.00', unallocated: '0.00' });
    });

    it('of a lease that nobody knows is identified later, once', async () => {
      await house('300.00');
      await run('2026-01');
      const receipt = await pay('2026-01-10', '350.00', { lease: null });
      expect(receipt).toMatchObject({ state: 'unidentified', lease: null, tenant: null, entries: [2] });
      expect(await trial()).toMatchObject({ unidentified: -350 });
      expect((await verb(receipt, 'allocate')).body).toEqual({
        ...{ detail: 'Not possible in state unidentified.', state: 'unidentified' },
      });
      expect((await verb(receipt, 'identify', { lease: 88_888 })).body).toEqual({
        lease: ['Invalid pk "88888" - object does not exist.'],
      });
      const identified = await verb(receipt, 'identify', { lease });
      expect(identified).toMatchObject({
        status: 200,
        body: { state: 'part', lease: { id: lease }, entries: [2, 3, 4], unallocated: usd('50.00') },
      });
      expect((await verb(receipt, 'identify', { lease })).body).toMatchObject({ state: 'part' });
      expect((await reverse(receipt, '2026-01-20')).body).toMatchObject({ entries: [2, 3, 4, 5] });
      expect(await trial()).toEqual({ tenant: 300, contra: -300 });
    });

    it('is found by what it is of, and by its state', async () => {
      await house('300.00');
      await run('2026-01');
      const first = await pay('2026-01-10', '100.00', { reference: 'EFT-99', payer: 'Shamiso Dube' });
      const second = await pay('2026-01-12', '50.00', { lease: null });
      const list = async (query: string) =>
        (await get<Paginated<Receipt>>(`receipts/?${query}`)).body.results.map(({ id }) => id);
      expect(await list('')).toEqual([second.id, first.id]);
      expect(await list('q=shamiso')).toEqual([first.id]);
      expect(await list('q=eft-99')).toEqual([first.id]);
      expect(await list('q=rc-000002')).toEqual([second.id]);
      expect(await list(`lease=${lease}`)).toEqual([first.id]);
      expect(await list('state=unidentified')).toEqual([second.id]);
      expect(await list('state=allocated&to=2026-01-11')).toEqual([first.id]);
      expect(await list(`from=2026-01-11&bank_account=${bank.usd}`)).toEqual([second.id]);
      expect(await list(`bank_account=${bank.zig}`)).toEqual([]);
      const csv = (await get<string>('receipts/?format=csv')).body.replace('\uFEFF', '').trim();
      expect(csv).toMatch(/^ID,Receipt,Received,Tenant,Lease,Payer,Method,.*,Rate,State\r\n/);
      expect(csv.split('\r\n')).toHaveLength(1 + (await get<Paginated<Receipt>>('receipts/')).body.count);
      expect((await get('receipts/?state=paid')).body).toEqual({ state: ['Not a valid choice.'] });
      expect((await get<Paginated<Receipt>>('receipts/', book.stranger)).body.count).toBe(0);
    });
  });

  describe('taken back', () => {
    it('allocations restore every balance, and may be made again', async () => {
      await house('300.00');
      await run('2026-01', '2026-02');
      const receipt = await pay('2026-02-03', '500.00');
      const before = await trial();
      const [, february] = await charges();
      expect((await verb(receipt, 'unallocate', { charges: [88_888] })).body).toEqual({
        charges: ['Invalid pk "88888" - object does not exist.'],
      });
      expect((await verb(receipt, 'unallocate', { charges: [february?.id] })).body).toMatchObject({
        ...{
          state: 'part',
          unallocated: usd('200.00'),
          allocations: [{ amount: '300.00' }],
          entries: [3, 4, 5],
        },
      });
      expect((await verb(receipt, 'unallocate')).body).toMatchObject({
        state: 'unallocated',
        allocations: [],
      });
      expect(await trial()).toEqual({ bank: 500, credit: -500, tenant: 600, contra: -600 });
      expect((await verb(receipt, 'unallocate')).body).toMatchObject({ state: 'unallocated' });
      expect((await verb(receipt, 'allocate')).body.state).toBe('allocated');
      expect(await trial()).toEqual(before);
    });

    it('a receipt is reversed once, by an Admin, with a reason, not before what it settled', async () => {
      await house('300.00');
      await run('2026-01');
      const receipt = await pay('2026-01-10', '300.00', { reference: 'EFT 1' });
      const body = { on: '2026-01-12', reason: 'bounced' };
      expect((await verb(receipt, 'reverse', body)).status).toBe(403);
      const refusal = async (wrong: object) =>
        (await verb(receipt, 'reverse', { ...body, ...wrong }, book.admin)).body;
      expect(await refusal({ on: '2026-01-09' })).toEqual({ on: ['Not before 2026-01-10.'] });
      expect(await refusal({ on: '9000-01-01' })).toEqual({ on: ['This date may not be in the future.'] });
      expect(await refusal({ reason: ' ' })).toEqual({ reason: ['This field may not be blank.'] });
      expect((await reverse(receipt, '2026-01-12')).body).toMatchObject({
        ...{ state: 'reversed', reversed: { on: '2026-01-12', reason: 'bounced' }, entries: [2, 3, 4] },
        ...{ unallocated: usd('0.00'), allocations: [] },
      });
      expect(await trial()).toEqual({ tenant: 300, contra: -300 });
      expect(await reverse(receipt, '2026-01-12')).toMatchObject({
        ...{ status: 409, body: { detail: 'Not possible in state reversed.', state: 'reversed' } },
      });
      expect((await verb(receipt, 'allocate')).status).toBe(409);
      // The same payment may be recorded again.
      expect((await receive('2026-01-10', '300.00', { reference: 'EFT 1' })).status).toBe(201);
    });

    it('money that settles a charge of next month is reversed today, and none of it is left then', async () => {
      await house('300.00');
      await run('2026-07', '2026-08');
      const receipt = await pay('2026-07-13', '600.00');
      expect((await reverse(receipt, '2026-07-14')).body).toMatchObject({
        state: 'reversed',
        allocations: [],
      });
      const balance = async (day: string) =>
        (await get<TrialBalance>(`reports/trial-balance/?currency=USD&as_at=${day}`)).body.rows.map(
          ({ kind: account, balance: minor }) => [account, minor],
        );
      const owed = (amount: string) => [
        ['tenant', amount],
        ['contra', `-${amount}`],
      ];
      expect(await balance('2026-07-14')).toEqual(owed('300.00'));
      expect(await balance('2026-08-01')).toEqual(owed('600.00'));
    });

    it('what a landlord has been paid with becomes a shortfall, which the next rent repays', async () => {
      await house('1000.00');
      await run('2026-01');
      const receipt = await pay('2026-01-05', '1000.00');
      await payOut(884_50);
      expect(await verb(receipt, 'unallocate')).toMatchObject({
        status: 403,
        body: { detail: 'The landlord was paid with this money. An Admin must undo it.' },
      });
      expect((await reverse(receipt, '2026-01-15')).body).toMatchObject({ state: 'reversed' });
      expect(await trial()).toEqual({ tenant: 1000, contra: -1000, bank: -884.5, shortfall: 884.5 });
      await run('2026-02');
      await pay('2026-02-03', '1500.00');
      expect(await trial()).toEqual({
        ...{ tenant: 500, contra: -500, bank: 615.5, landlord: -442.25, commission: -173.25 },
      });
    });

    /** Pays the landlord in SQL alone. */
    const payOut = (minor: number) =>
      context.server.db.transaction(async (tx) => {
        const [account] = await rows<{ landlord: number; bank: number }>(
          tx,
          sql`SELECT max(id) FILTER (WHERE kind = 'landlord') AS landlord, max(id) FILTER (WHERE kind = 'bank') AS bank
              FROM accounts WHERE client_id = ${book.client}`,
        );
        await tx.execute(sql`INSERT INTO entries (client_id, kind, effective_on, user_id, request_id)
          VALUES (${book.client}, 'test', '2026-01-10', 1, 'test')`);
        await tx.execute(sql`INSERT INTO transfers (client_id, entry_seq, line, effective_on, half, currency, debit_account,
            credit_account, amount)
          SELECT ${book.client}, last_seq, 1, '2026-01-10', 'money', 'USD', ${account?.landlord}, ${account?.bank}, ${minor}
          FROM book_heads WHERE client_id = ${book.client}`);
      });
  });

  describe('refused', () => {
    beforeEach(async () => {
      await house('300.00');
      await run('2026-01');
    });

    const above0 = 'Ensure this value is greater than 0.';
    const amountText = 'Enter an amount such as 1234.56.';
    it('whatever is wrong with it', async () => {
      const wrongs: [object, object][] = [
        [{ amount: usd('0') }, { amount: { amount: [above0] } }],
        [{ amount: usd('-5.00') }, { amount: { amount: [amountText] } }],
        [{ amount: usd('1.005') }, { amount: { amount: [amountText] } }],
        [{ amount: usd('1000000000000000') }, { amount: { amount: [amountText] } }],
        [{ amount: zig('5.00') }, { amount: ['This must be in USD.'] }],
        [{ received_on: '9000-01-01' }, { received_on: ['This date may not be in the future.'] }],
        [{ bank_account: 88_888 }, { bank_account: ['Invalid pk "88888" - object does not exist.'] }],
        [{ lease: 88_888 }, { lease: ['Invalid pk "88888" - object does not exist.'] }],
        [{ method: 'barter' }, { method: ['Not a valid choice.'] }],
        [{ rate: '26.8' }, { paid: ['This field is required.'] }],
        [{ paid: zig('100.00') }, { rate: ['This field is required.'] }],
        [{ paid: zig('100.00'), rate: '0.000' }, { rate: [above0] }],
        [{ paid: zig('100.00'), rate: '26.1234567' }, { rate: ['A valid number is required.'] }],
        [{ paid: zig('100.00'), rate: '26.8' }, { paid: ['This must be in USD.'] }],
        [{ paid: usd('10.00'), rate: '26.8' }, { amount: ['This must be in ZIG.'] }],
        [
          { allocations: [{ charge: 88_888, amount: usd('1.00') }] },
          { allocations: [{ charge: ['Invalid pk "88888" - object does not exist.'] }] },
        ],
        [
          { lease: null, allocations: [{ charge: 1, amount: usd('1.00') }] },
          { lease: ['This field is required.'] },
        ],
      ];
      for (const [wrong, body] of wrongs) {
        expect(await receive('2026-01-05', '10.00', wrong)).toMatchObject({ status: 400, body });
      }
      expect((await get<Paginated<Receipt>>('receipts/')).body.count).toBe(0);
    });

    it('over what is open or received, in another currency, of another lease', async () => {
      const [january] = await charges();
      const allocations = (...list: ReturnType<typeof usd>[]) => ({
        allocations: list.map((amount) => ({ charge: january?.id, amount })),
      });
      const refusal = async (...list: ReturnType<typeof usd>[]) =>
        (await receive('2026-01-05', '50.00', allocations(...list))).body;
      expect(await refusal(usd('50.01'))).toEqual({ allocations: ['Only 50.00 is unallocated.'] });
      expect(await refusal(usd('10.00'), usd('290.01'))).toEqual({
        allocations: [{}, { amount: ['Only 290.00 is open.'] }],
      });
      expect(await refusal(zig('10.00'))).toEqual({ allocations: [{ amount: ['This must be in USD.'] }] });
      await house('100.00');
      expect(await refusal(usd('1.00'))).toMatchObject({ allocations: [{ charge: [expect.any(String)] }] });
    });

    it('in a locked period, at a closed account, and a second time', async () => {
      const receipt = await pay('2026-01-05', '10.00', { reference: 'EFT 1' });
      expect(await receive('2026-01-05', '10.00', { reference: 'EFT 1' })).toMatchObject({
        status: 409,
        body: { reference: ['This receipt already exists.'], existing: { id: receipt.id } },
      });
      await context.server.db.transaction(async (tx) => {
        await tx.execute(sql`ALTER TABLE book_heads DISABLE TRIGGER book_heads_by_triggers`);
        await tx.execute(
          sql`UPDATE book_heads SET locked_until = '2026-01-31' WHERE client_id = ${book.client}`,
        );
        await tx.execute(sql`ALTER TABLE book_heads ENABLE TRIGGER book_heads_by_triggers`);
      });
      const locked = ['The period up to 2026-01-31 is locked.'];
      expect((await receive('2026-01-31', '5.00')).body).toEqual({ received_on: locked });
      expect((await reverse(receipt, '2026-01-31')).body).toEqual({ on: locked });
      // A day that follows from others becomes the first open one.
      expect((await verb(receipt, 'unallocate')).body).toMatchObject({ state: 'unallocated' });
      expect((await verb(receipt, 'allocate')).body.allocations).toMatchObject([
        { effective_on: '2026-02-01' },
      ]);
      const account = { name: 'C', kind: 'bank', currency: 'USD' };
      const { body: closed } = await post<{ id: number }>('bank-accounts/', account, book.admin);
      await context.server.db.execute(
        sql`UPDATE bank_accounts SET is_active = false WHERE id = ${closed.id}`,
      );
      expect((await receive('2026-02-05', '5.00', { bank_account: closed.id })).body).toEqual({
        bank_account: ['This account is closed.'],
      });
    });

    it('to whoever may not write in the book, or is of another', async () => {
      const receipt = await pay('2026-01-05', '10.00');
      const staff = (await context.server.addUser(1, 2)).access;
      const body = { client: book.client, lease, bank_account: bank.usd, received_on: '2026-01-05' };
      const more = { ...body, amount: usd('1.00'), method: 'cash' };
      expect((await post('receipts/', more, staff)).status).toBe(403);
      expect((await post('receipts/', more, book.stranger)).status).toBe(403);
      for (const name of ['identify', 'allocate', 'unallocate', 'reverse']) {
        expect((await verb(receipt, name, {}, book.stranger)).status).toBe(404);
      }
    });
  });

  it('two clerks on one charge at once settle it once', async () => {
    await house('300.00');
    await run('2026-01');
    const [january] = await charges();
    const allocations = [{ charge: january?.id, amount: usd('300.00') }];
    const replies = await Promise.all(
      ['2026-01-05', '2026-01-06', '2026-01-07'].map((day) => receive(day, '300.00', { allocations })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(replies.find(({ status }) => status === 400)?.body).toEqual({
      allocations: [{ amount: ['Only 0.00 is open.'] }],
    });
    const settled = await Promise.all(['2026-01-08', '2026-01-09'].map((day) => receive(day, '300.00')));
    expect(settled.map(({ body }) => body.number).sort()).toEqual(['RC-000002', 'RC-000003']);
    expect((await charges())[0]).toMatchObject({ paid: usd('300.00'), open: usd('0.00'), state: 'settled' });
  });

  describe('a credit note', () => {
    it('worked example 18: lowers a charge; a reversal is a debit', async () => {
      await house('300.00');
      await run('2026-01');
      await pay('2026-01-10', '300.00');
      await run('2026-02');
      const second = await pay('2026-02-10', '500.00');
      await run('2026-03');
      const march = (await charges()).at(-1);
      const credit = { amount: usd('50.00'), on: '2026-03-05', reason: 'Leak', kind: 'credit' };
      const noted = await post<CreditedCharge>(`charges/${march?.id}/credit/`, credit, book.admin);
      expect(noted).toMatchObject({
        status: 200,
        body: {
          credit_note: { number: 'CN-000001' },
          credited: usd('50.00'),
          open: usd('50.00'),
          paid: usd('200.00'),
        },
      });
      expect((await reverse(second, '2026-03-12')).body.entries).toEqual([5, 6, 7, 9]);
      expect(await at('2026-03-31')).toMatchObject(buckets('0/250.00/300.00/0/0'));
      const { body: note } = await get<Invoice>(`invoices/${noted.body.credit_note.id}/`);
      expect(note).toMatchObject({
        ...{ kind: 'credit_note', issued_on: '2026-03-05', total: '50.00', paid: '0.00', open: '0.00' },
        ...{
          landlord: { party: { id: landlord } },
          lines: [{ charge: march?.id, amount: '50.00', net: '50.00' }],
          charges: [{ id: march?.id, invoice: march?.invoice }],
        },
      });
      const [, invoice] = (await get<Paginated<InvoiceRow>>('invoices/?month=2026-03')).body.results;
      expect(invoice).toMatchObject({ total: '300.00', paid: '0.00', open: '250.00' });
      // No money moved.
      expect(await trial()).toMatchObject({ tenant: 550, contra: -550, bank: 300 });
    });

    it('is for what is open, by an Admin, from the day of the charge on', async () => {
      await house('300.00');
      await run('2026-02');
      const [february] = await charges();
      const credit = async (wrong: object = {}, token = book.admin) => {
        const body = { amount: usd('50.00'), on: '2026-02-05', reason: 'Leak', kind: 'write_off', ...wrong };
        return (await post(`charges/${february?.id}/credit/`, body, token)).body;
      };
      expect(await credit({}, book.user)).toHaveProperty('detail');
      expect(await credit({ amount: usd('300.01') })).toEqual({ amount: ['Only 300.00 is open.'] });
      expect(await credit({ amount: zig('1.00') })).toEqual({ amount: ['This must be in USD.'] });
      expect(await credit({ on: '2026-01-31' })).toEqual({ on: ['Not before 2026-02-01.'] });
      expect(await credit({ on: '9000-01-01' })).toEqual({ on: ['This date may not be in the future.'] });
      expect(await credit({ amount: usd('300.00') })).toMatchObject({ state: 'settled' });
      expect(await credit({ amount: usd('0.01') })).toEqual({ amount: ['Only 0.00 is open.'] });
    });

    it('worked example 20: of a paid charge frees its receipt, and the rest is the tenant’s credit', async () => {
      await house('100.00');
      await run('2026-02');
      const paid = await pay('2026-02-01', '100.00');
      const [february] = await charges();
      const payment = { receipt: { id: paid.id, number: paid.number }, effective_on: '2026-02-01' };
      expect(february?.payments).toEqual([{ ...payment, amount: usd('100.00') }]);
      const credit = async (amount: string, more = {}) => {
        const body = { amount: usd(amount), on: '2026-02-10', reason: 'Leak', kind: 'credit', ...more };
        return post<CreditedCharge>(`charges/${february?.id}/credit/`, body, book.admin);
      };
      expect((await credit('100.01')).body).toEqual({ amount: ['Only 100.00 can be credited.'] });
      expect((await credit('0.01', { kind: 'write_off' })).body).toEqual({ amount: ['Only 0.00 is open.'] });
      expect(await credit('30.00')).toMatchObject({
        status: 200,
        body: {
          ...{ paid: usd('70.00'), credited: usd('30.00'), open: usd('0.00'), state: 'settled' },
          payments: [{ ...payment, amount: usd('70.00') }],
        },
      });
      // The payment is undone, the credit is posted, the rest is paid again.
      const { body: receipt } = await get<Receipt>(`receipts/${paid.id}/`);
      expect(receipt).toMatchObject({ state: 'part', unallocated: usd('30.00'), entries: [2, 3, 4, 6] });
      expect(await at('2026-02-10')).toMatchObject({ balance: '-30.00', open: '0.00', unallocated: '30.00' });
      expect(await at('2026-02-09')).toMatchObject({ balance: '0.00' });
      expect(await trial()).toEqual({ credit: -30, landlord: -61.91, commission: -8.09, bank: 100 });
      expect((await credit('70.01')).body).toEqual({ amount: ['Only 70.00 can be credited.'] });
      expect((await credit('70.00')).body).toMatchObject({ paid: usd('0.00'), payments: [] });
      expect(await trial()).toEqual({ credit: -100, bank: 100 });
    });

    it('frees the newest payments first, though the landlord was paid, and never what is open already', async () => {
      await house('100.00');
      await run('2026-02');
      const first = await pay('2026-02-01', '40.00');
      const second = await pay('2026-02-03', '50.00');
      const [february] = await charges();
      const credit = async (amount: string) => {
        const body = { amount: usd(amount), on: '2026-02-10', reason: 'Leak', kind: 'credit' };
        return (await post<CreditedCharge>(`charges/${february?.id}/credit/`, body, book.admin)).body;
      };
      const left = async ({ id }: Receipt) => (await get<Receipt>(`receipts/${id}/`)).body.unallocated.amount;
      expect(await credit('10.00')).toMatchObject({ paid: usd('90.00'), open: usd('0.00') });
      expect([await left(first), await left(second)]).toEqual(['0.00', '0.00']);
      expect((await credit('65.00')).payments).toMatchObject([
        { receipt: { id: second.id }, amount: usd('25.00'), effective_on: '2026-02-03' },
      ]);
      expect([await left(first), await left(second)]).toEqual(['40.00', '25.00']);
      await reverse(second, '2026-02-12');
      expect(await at('2026-02-12')).toMatchObject({ open: '25.00', unallocated: '40.00' });
    });

    it('of a deposit that is no longer held is refused', async () => {
      await house('100.00', [], { deposit: usd('80.00') });
      await pay('2026-01-02', '80.00');
      const [deposit] = await charges();
      const actor = { userId: 1, clientId: book.client, requestId: 'refund', now: context.server.clock.now };
      const held = { kind: 'deposit', currency: 'USD', lease_id: lease } as const;
      const transfers = [{ debit: held, credit: { kind: 'opening', currency: 'USD' } as const, amount: 1n }];
      await context.server.db.transaction((tx) =>
        postEntry(tx, actor, book.client, { kind: 'opening', effective_on: '2026-01-03', transfers }),
      );
      const body = { amount: usd('1.00'), on: '2026-01-10', reason: 'Less', kind: 'credit' };
      expect(await post(`charges/${deposit?.id}/credit/`, body, book.admin)).toMatchObject({
        status: 409,
        body: { detail: 'Only 79.99 is held.', state: 'settled' },
      });
    });

    it('for days after the end is not credited a second time', async () => {
      await house('300.00');
      await run('2026-02', '2026-03');
      const [, march] = await charges();
      const credit = { amount: usd('100.00'), on: '2026-03-05', reason: 'Moved', kind: 'credit' };
      await post(`charges/${march?.id}/credit/`, credit, book.admin);
      const ended = await post<Lease & { to_credit: unknown }>(
        `leases/${lease}/end/`,
        { on: '2026-02-28' },
        book.admin,
      );
      expect(ended.body.to_credit).toEqual([{ charge: march?.id, amount: '200.00' }]);
    });
  });
});
