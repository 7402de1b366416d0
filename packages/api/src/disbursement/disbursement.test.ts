import type { AuditEvent } from '@rentsafe/domain/audit';
import type { Bill } from '@rentsafe/domain/bill';
import type { AvailableRow, Disbursement, PreparedDisbursements } from '@rentsafe/domain/disbursement';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { landlord, openTrust, rentOf, supplier, tenant } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;

  beforeEach(async () => {
    trust = await openTrust(context);
  });

  /** 1000.00 of rent for January, received: 884.50 for the landlord. */
  const collected = async (reserve?: object[]) => {
    const made = await trust.let(rentOf('2026-01-01', '1000.00'), reserve ? { reserve } : {});
    await trust.run('2026-01');
    await trust.pay(made.lease, '2026-01-05', '1000.00');
    return made;
  };
  const billOf = (property: number, more = {}) =>
    post<Bill>('bills/', {
      ...{ party: supplier, property, number: '77', billed_on: '2026-01-09', due_on: '2026-01-31' },
      ...{ amount: usd('120.00'), description: 'Plumber', ...more },
    });

  describe('a disbursement to a landlord', () => {
    it('worked example 12: another Admin approves it, and never more than is available', async () => {
      const { property } = await collected([usd('50.00')]);
      const { body: rows } = await get<Paginated<AvailableRow>>('disbursements/available/?currency=USD');
      expect(rows.results).toMatchObject([
        {
          landlord,
          property: { id: property },
          held: '884.50',
          reserve: '50.00',
          bills: '0.00',
          available: '834.50',
        },
      ]);
      const first = await trust.draft('landlord', [{ property, amount: '600.00' }]);
      expect(first.status).toBe(201);
      expect(first.body).toMatchObject({
        ...{ number: 'PV-000001', state: 'draft', amount: '600.00', currency: 'USD', alone: false },
        ...{
          approved_by: null,
          approved_on: null,
          paid_on: null,
          reference: null,
          failures: [],
          entries: [],
        },
        lines: [
          {
            property: { id: property },
            landlord: expect.any(Number),
            lease: null,
            bill: null,
            amount: '600.00',
          },
        ],
      });
      expect(await trust.verb(first.body, 'approve', {}, book.user)).toMatchObject({ status: 403 });
      expect(await trust.verb(first.body, 'approve', {}, book.admin)).toMatchObject({
        status: 403,
        body: { detail: 'Another Admin must approve what you prepared.' },
      });
      expect(await trust.verb(first.body, 'approve')).toMatchObject({
        status: 200,
        body: { state: 'approved', approved_on: '2026-03-15', entries: [4] },
      });
      const over = (await trust.draft('landlord', [{ property, amount: '234.51' }])).body;
      expect(await trust.verb(over, 'approve')).toMatchObject({
        status: 409,
        body: { detail: 'Only 234.50 is available.', state: 'draft' },
      });
      const lines = [{ property, amount: '234.50' }];
      expect(await patch(`disbursements/${over.id}/`, { lines, version: 1 }, book.admin)).toMatchObject({
        status: 200,
        body: { amount: '234.50', version: 2 },
      });
      expect((await trust.verb(over, 'approve')).status).toBe(200);
      expect(await trust.balances()).toMatchObject({
        landlord: '-50.00',
        paying: '-834.50',
        bank: '1000.00',
      });
    });

    it('worked example 9: what bounces after it was paid out is a shortfall, which the next rent repays', async () => {
      const { property, lease } = await trust.let(rentOf('2026-01-01', '1000.00'));
      await trust.run('2026-01');
      const receipt = await trust.pay(lease, '2026-01-05', '1000.00');
      await trust.out('landlord', '2026-01-10', [{ property, amount: '884.50' }]);
      const reversed = await post<Receipt>(
        `receipts/${receipt.id}/reverse/`,
        { on: '2026-01-15', reason: 'bounced' },
        book.admin,
      );
      expect(reversed.body).toMatchObject({ state: 'reversed', entries: [2, 3, 6] });
      expect(await trust.balances()).toEqual({
        ...{ tenant: '1000.00', contra: '-1000.00', bank: '-884.50', shortfall: '884.50' },
      });
      await trust.run('2026-02');
      await trust.pay(lease, '2026-02-03', '1500.00');
      expect(await trust.balances()).toEqual({
        ...{
          tenant: '500.00',
          contra: '-500.00',
          bank: '615.50',
          landlord: '-442.25',
          commission: '-173.25',
        },
      });
    });

    it('fails back to a draft, with its reason, and every balance is as before', async () => {
      const { property } = await collected();
      const before = await trust.balances();
      const paid = await trust.out('landlord', '2026-01-10', [{ property, amount: '884.50' }]);
      expect(paid).toMatchObject({ state: 'paid', paid_on: '2026-01-10', entries: [4, 5] });
      expect(await trust.verb(paid, 'fail', { on: '2026-01-09', reason: 'Wrong account' })).toMatchObject({
        status: 400,
        body: { on: ['Not before 2026-01-10.'] },
      });
      expect(
        (await trust.verb(paid, 'fail', { on: '2026-01-12', reason: 'Wrong account' })).body,
      ).toMatchObject({
        ...{ state: 'draft', approved_by: null, paid_on: null, entries: [4, 5, 6] },
        failures: [{ on: '2026-01-12', reason: 'Wrong account' }],
      });
      expect(await trust.balances()).toEqual(before);
      expect((await trust.verb(paid, 'approve', { on: '2026-01-13' })).status).toBe(200);
      const { body: log } = await get<Paginated<AuditEvent>>(
        `audit/?subject=disbursement:${paid.id}`,
        book.admin,
      );
      expect(log.results.map(({ changes }) => changes.state)).toEqual([
        ['draft', 'approved'],
        ['paid', 'draft'],
        ['approved', 'paid'],
        ['draft', 'approved'],
        undefined,
      ]);
    });

    it('is approved by its maker where nobody else could, and marked', async () => {
      const { property } = await collected();
      // The others left long ago.
      await context.context.server.db.execute(
        sql`UPDATE users SET is_active = false WHERE client_id = ${book.client} AND access_level = 1
            AND id <> (SELECT min(id) FROM users WHERE client_id = ${book.client} AND access_level = 1)`,
      );
      const { body } = await trust.draft('landlord', [{ property, amount: '1.00' }]);
      const approved = await trust.verb(body, 'approve', {}, book.admin);
      expect(approved).toMatchObject({
        status: 200,
        body: { state: 'approved', alone: true },
      });
    });

    it('names money of its payee, and an account of the book that is open', async () => {
      const { property } = await collected();
      const refused = async (lines: object[], more = {}) => (await trust.draft('landlord', lines, more)).body;
      expect(await refused([{ amount: '1.00' }])).toEqual({
        lines: [{ property: ['This field is required.'] }],
      });
      expect(await refused([{ property: 999_999, amount: '0' }])).toEqual({
        lines: [{ amount: ['Ensure this value is greater than 0.'] }],
      });
      expect(
        await refused([
          { property, amount: '1.00' },
          { property: 999_999, amount: '1.00' },
        ]),
      ).toEqual({
        lines: [{}, { property: ['Invalid pk "999999" - object does not exist.'] }],
      });
      expect(await refused([{ property, amount: '1.00' }], { party: tenant })).toEqual({
        lines: [{ property: ['This is the money of another landlord.'] }],
      });
      const account = { name: 'C', kind: 'bank', currency: 'USD' };
      const { body: closed } = await post<{ id: number }>('bank-accounts/', account, book.admin);
      await patch(`bank-accounts/${closed.id}/`, { is_active: false, version: 1 }, book.admin);
      expect(await refused([{ property, amount: '1.00' }], { bank_account: closed.id })).toEqual({
        bank_account: ['This account is closed.'],
      });
    });

    it('takes money from a bank account that holds it', async () => {
      const { property } = await collected();
      await post('bank-accounts/', { name: 'Empty', kind: 'bank', currency: 'USD' }, book.admin).then(
        async ({ body: empty }) => {
          const { body } = await trust.draft('landlord', [{ property, amount: '88.45' }], {
            bank_account: empty.id,
          });
          expect(await trust.verb(body, 'approve')).toMatchObject({
            status: 409,
            body: { detail: 'The bank account holds only 0.00.', state: 'draft' },
          });
        },
      );
    });

    it('of 50 approvals at once one counts', async () => {
      const { property } = await collected();
      const { body } = await trust.draft('landlord', [{ property, amount: '884.50' }]);
      const answers = await Promise.all(Array.from({ length: 50 }, () => trust.verb(body, 'approve')));
      expect(answers.map(({ status }) => status).sort()).toEqual([
        200,
        ...Array.from({ length: 49 }, () => 409),
      ]);
      expect(await trust.balances()).toMatchObject({ paying: '-884.50', bank: '1000.00' });
    });
  });

  describe('preparing', () => {
    const prepare = (body = {}) =>
      post<PreparedDisbursements & Record<string, unknown>>('disbursements/prepare/', {
        ...{ bank_account: trust.bank, currency: 'USD', ...body },
      });

    it('drafts one disbursement for each landlord with money, a line for each property, none twice', async () => {
      await collected([usd('50.00')]);
      await collected();
      await collected([usd('900.00')]);
      const other = await trust.let(rentOf('2026-02-01', '300.00'), { landlord: person(4) });
      await trust.run('2026-02');
      const { body } = await prepare();
      expect(body).toEqual({ made: [{ id: expect.any(Number), number: 'PV-000001' }], skipped: [] });
      const drafted = (await get<Disbursement>(`disbursements/${body.made[0]?.id}/`)).body;
      expect(drafted).toMatchObject({
        party: landlord,
        amount: '1719.00',
        made_by: { name: expect.any(String) },
      });
      expect(drafted.lines.map(({ amount }) => amount)).toEqual(['834.50', '884.50']);
      await trust.pay(other.lease, '2026-02-05', '300.00');
      expect((await prepare()).body).toMatchObject({
        made: [{ number: 'PV-000002' }],
        skipped: [{ landlord, reason: 'PV-000001 is a draft for this landlord.' }],
      });
      const found = (await get<Paginated<Disbursement>>('disbursements/?q=pv-000002')).body;
      expect(found.results.map(({ number }) => number)).toEqual(['PV-000002']);
      expect((await prepare({ bank_account: trust.zigBank })).body).toEqual({
        bank_account: ['This must be in USD.'],
      });
      expect((await prepare({ parties: [999_999] })).body).toEqual({
        parties: ['Invalid pk "999999" - object does not exist.'],
      });
    });
  });

  describe('a bill', () => {
    it('worked example 10: is paid from the landlord’s money, whatever the reserve', async () => {
      const { property } = await collected([usd('800.00')]);
      const made = await billOf(property);
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject({
        ...{ party: supplier, property: { id: property }, number: '77', amount: usd('120.00'), entry: 4 },
        ...{ paid: usd('0.00'), open: usd('120.00'), state: 'open' },
      });
      expect(await billOf(property)).toMatchObject({
        status: 409,
        body: { number: ['This bill already exists.'], existing: { id: made.body.id } },
      });
      const line = (amount: string) => [{ bill: made.body.id, amount }];
      const part = (await trust.draft('bill', line('100.00'), { party: supplier })).body;
      expect((await trust.verb(part, 'approve', { on: '2026-01-10' })).status).toBe(200);
      const over = (await trust.draft('bill', line('20.01'), { party: supplier })).body;
      expect(await trust.verb(over, 'approve')).toMatchObject({
        status: 409,
        body: { detail: 'Only 20.00 of this bill is open.', state: 'draft' },
      });
      await trust.verb(part, 'pay', { on: '2026-01-12', reference: 'EFT 7' });
      const read = async () => (await get<Bill>(`bills/${made.body.id}/`)).body;
      expect(await read()).toMatchObject({ paid: usd('100.00'), open: usd('20.00'), state: 'part' });
      expect(await trust.balances()).toMatchObject({
        creditor: '-20.00',
        landlord: '-784.50',
        bank: '900.00',
      });
      await trust.verb(part, 'fail', { on: '2026-01-13', reason: 'Returned' });
      expect(await read()).toMatchObject({ paid: usd('0.00'), state: 'open' });
      expect(await trust.balances()).toMatchObject({
        creditor: '-120.00',
        landlord: '-884.50',
        bank: '1000.00',
      });
      const found = async (query: string) => (await get<Paginated<Bill>>(`bills/?${query}`)).body.count;
      expect(await found(`property=${property}&state=open&party_type=individual&party=3`)).toBe(1);
      expect(await found('state=settled')).toBe(0);
      // 43 days after its due day.
      expect(await found('due=Due%2031-60%20days')).toBe(1);
      expect(await found('due=Current')).toBe(0);
    });

    it('is of a day on which somebody owned the property, due no earlier, to be paid to its supplier', async () => {
      const { property } = await collected();
      const refused = async (more: object) => (await billOf(property, more)).body;
      expect(await refused({ billed_on: '2019-12-31' })).toEqual({
        billed_on: ['Nobody owns the property on 2019-12-31.'],
      });
      expect(await refused({ due_on: '2026-01-08' })).toEqual({ due_on: ['Not before 2026-01-09.'] });
      expect(await refused({ billed_on: '2026-03-16', due_on: '2026-03-16' })).toEqual({
        billed_on: ['This date may not be in the future.'],
      });
      const { body } = await billOf(property);
      expect((await trust.draft('bill', [{ bill: body.id, amount: '1.00' }])).body).toEqual({
        lines: [{ bill: [`Invalid pk "${body.id}" - object does not exist.`] }],
      });
    });
  });

  it('lists of disbursements, of what is available and of bills are saved as CSV', async () => {
    const { property } = await collected();
    await billOf(property);
    await trust.draft('landlord', [{ property, amount: '600.00' }]);
    const csv = async (call: string) =>
      (await get<string>(`${call}format=csv`)).body.replace('\uFEFF', '').trim().split('\r\n');
    expect(await csv('disbursements/?')).toEqual([
      'Number,Payee,Kind,Bank Account,Currency,Amount,State,Prepared By,Edited By,Approved By,Approved,In a File,Paid,Reference',
      expect.stringMatching(/^PV-000001,.*,landlord,.*,USD,600\.00,draft,/),
    ]);
    expect(await csv('disbursements/available/?currency=USD&')).toEqual([
      'Landlord,Property,Held,Reserve,Shortfall,Bills,Available',
      expect.stringMatching(/,884\.50,0\.00,0\.00,120\.00,764\.50$/),
    ]);
    expect(await csv('bills/?')).toEqual([
      'Supplier,Number,Property,Description,Billed,Due,Currency,Amount,Paid,Open,State',
      expect.stringMatching(/,Plumber,2026-01-09,2026-01-31,USD,120\.00,0\.00,120\.00,open$/),
    ]);
  });

  describe('a refund', () => {
    it('of what is not allocated uses up the oldest receipts, which then cannot be reversed', async () => {
      const { lease } = await collected();
      const first = await trust.pay(lease, '2026-01-06', '30.00');
      const second = await trust.pay(lease, '2026-01-07', '50.00');
      const back = (await trust.draft('credit', [{ lease, amount: '40.00' }], { party: tenant })).body;
      expect(await trust.verb(back, 'approve', { on: '2026-01-08' })).toMatchObject({ status: 200 });
      const unallocated = async ({ id }: Receipt) => (await get<Receipt>(`receipts/${id}/`)).body.unallocated;
      expect([await unallocated(first), await unallocated(second)]).toEqual([usd('0.00'), usd('40.00')]);
      expect(await post(`receipts/${first.id}/reverse/`, { reason: 'Bounced' }, book.admin)).toMatchObject({
        status: 409,
        body: { detail: '30.00 of this receipt was paid back.', state: 'allocated' },
      });
      const balance = async (on: string) =>
        (
          await get<{ balances: { unallocated: string; balance: string }[] }>(
            `leases/${lease}/balance/?as_at=${on}`,
          )
        ).body.balances[0];
      expect(await balance('2026-01-08')).toMatchObject({ unallocated: '40.00', balance: '-40.00' });
      expect(await balance('2026-01-07')).toMatchObject({ unallocated: '80.00', balance: '-80.00' });
      await trust.verb(back, 'fail', { on: '2026-01-09', reason: 'Returned' });
      expect([await unallocated(first), await unallocated(second)]).toEqual([usd('30.00'), usd('50.00')]);
      const over = (await trust.draft('credit', [{ lease, amount: '80.01' }], { party: tenant })).body;
      expect((await trust.verb(over, 'approve')).body).toEqual({
        ...{ detail: 'Only 80.00 is available.', state: 'draft' },
      });
    });
  });
});
