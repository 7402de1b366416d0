import type { AuditEvent } from '@rentsafe/domain/audit';
import type { Bill } from '@rentsafe/domain/bill';
import type { Charge, LeaseBalance } from '@rentsafe/domain/charge';
import type { Journal } from '@rentsafe/domain/journal';
import type { CustomerStatement } from '@rentsafe/domain/ledgerReport';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { Receipt } from '@rentsafe/domain/receipt';
import type { CreditorStatement, LandlordStatementPage } from '@rentsafe/domain/trustReport';
import { beforeEach, describe, expect, it } from 'vitest';
import { person, type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { landlord, openTrust, rentOf, supplier, tenant } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;
  let property = 0;
  let owner = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease, property } = await trust.let(rentOf('2026-01-01', '100.00')));
    await trust.run('2026-01', '2026-02');
    owner = (await get<Paginated<{ id: number }>>('landlords/')).body.results[0]?.id ?? 0;
  });

  const draft = (body: object, token = book.admin) =>
    post<Journal & Refusal>('journals/', { on: '2026-02-10', reason: 'Agreed', ...body }, token);
  const verb = ({ id }: { id: number }, name: string, body: object = {}, token = trust.second) =>
    post<Journal & Refusal>(
      `journals/${id}/${name}/`,
      name === 'post' ? { version: 1, ...body } : body,
      token,
    );
  const posted = async (body: object) => {
    const made = await draft(body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const answer = await verb(made.body, 'post');
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const reverse = (journal: Journal, on = '2026-02-20') =>
    verb(journal, 'reverse', { on, reason: 'Mistake' });
  const customer = (side: string, amount: string, more = {}) => ({
    kind: `customer_${side}`,
    lease,
    amount: usd(amount),
    ...more,
  });
  const balance = async (as_at: string) =>
    (await get<LeaseBalance>(`leases/${lease}/balance/?as_at=${as_at}`)).body.balances[0];

  it('a draft whose day was locked is given another day, and what else is wrong; each change counts as its editor’s', async () => {
    const { body } = await draft(customer('debit', '20.00', { on: '2026-01-31' }), book.user);
    await context.lockUntil('2026-01-31');
    expect((await verb(body, 'post', { version: 1 })).status).toBe(400);
    const edit = (sent: object, token = book.user) =>
      context.patch<Journal & Refusal>(`journals/${body.id}/`, sent, token);
    expect((await edit({ version: 1, on: '2026-01-30' })).body).toEqual({
      on: ['The period up to 2026-01-31 is locked.'],
    });
    expect((await edit({ on: '2026-02-01' })).body).toEqual({ version: ['This field is required.'] });
    const changed = await edit({ version: 1, on: '2026-02-01', amount: usd('25.00'), reason: 'Water' });
    expect(changed.body).toMatchObject({
      on: '2026-02-01',
      amount: usd('25.00'),
      reason: 'Water',
      version: 2,
    });
    expect(await edit({ version: 1, reason: 'Other' })).toMatchObject({ status: 409, body: { version: 2 } });
    const events = (await get<Paginated<AuditEvent>>(`audit/?subject=journal:${body.id}`, book.admin)).body;
    expect(events.results[0]).toMatchObject({
      action: 'update',
      changes: { on_date: ['2026-01-31', '2026-02-01'], reason: ['Agreed', 'Water'] },
    });
    expect((await verb(body, 'post', { version: 2 })).body).toMatchObject({
      state: 'posted',
      on: '2026-02-01',
    });
    expect((await edit({ version: 3, reason: 'Late' })).status).toBe(409);
    expect((await edit({ version: 3, reason: 'Late' }, book.stranger)).status).toBe(404);
  });

  it('G9 a draft of a creditor goes to another account, and who names it has edited it: a landlord and a supplier exclude each other', async () => {
    const debit = { kind: 'creditor_debit', amount: usd('5.00') };
    const { body } = await draft({ ...debit, landlord: owner, property });
    const edit = (sent: object) => context.patch<Journal & Refusal>(`journals/${body.id}/`, sent, book.user);
    expect((await edit({ version: 1, party: person(3) })).body).toMatchObject({
      ...{ landlord: null, property: { id: property }, party: supplier, contra: 'claims' },
    });
    expect((await edit({ version: 2, property: null })).body).toMatchObject({
      property: null,
      party: supplier,
    });
    expect((await edit({ version: 3, landlord: owner })).body).toEqual({
      property: ['This field is required.'],
    });
    // G9: naming another supplier is an edit as any other.
    const named = await context.patch<Journal & Refusal>(
      `journals/${body.id}/`,
      { version: 3, property, party: person(2) },
      trust.second,
    );
    expect(named.status).toBe(200);
    expect(named.body.edited_by).toHaveLength(2);
    expect((await edit({ version: 4, landlord: owner, property })).body).toMatchObject({
      ...{ landlord: { id: owner }, party: null, contra: 'commission', version: 5 },
    });
    expect((await edit({ version: 5, landlord: null })).status).toBe(400);
  });

  it('is drafted by anyone, posted by another Admin, and says who did what', async () => {
    const { status, body } = await draft(customer('debit', '20.00', { on: null }), book.user);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ number: 'JV-000001', kind: 'customer_debit', lease: { id: lease, number: 'L-0001' }, tenant },
      ...{ landlord: null, property: null, party: null, contra: 'claims', amount: usd('20.00') },
      ...{ on: '2026-03-15', reason: 'Agreed', state: 'draft', posted_by: null, alone: false },
      ...{ entry: null, reversed: null, version: 1 },
    });
    expect(await trust.balances()).toMatchObject({ tenant: '200.00' });
    const own = (await draft(customer('debit', '5.00'))).body;
    expect(await verb(own, 'post', {}, book.user)).toMatchObject({ status: 403 });
    expect(await verb(own, 'post', {}, book.admin)).toMatchObject({
      status: 403,
      body: { detail: 'Another Admin must approve what you prepared.' },
    });
    expect((await verb(own, 'post')).body).toMatchObject({
      ...{
        number: 'JV-000002',
        state: 'posted',
        entry: 3,
        version: 2,
        posted_by: { name: expect.any(String) },
      },
    });
    expect((await verb(body, 'cancel', {}, book.user)).body.state).toBe('cancelled');
    expect((await get<Journal>(`journals/${own.id}/`)).body).toMatchObject({ state: 'posted', alone: false });
    const found = async (query: string) =>
      (await get<Paginated<Journal>>(`journals/?${query}`)).body.results.map(({ number }) => number);
    expect(await found('kind=customer_debit')).toEqual(['JV-000002', 'JV-000001']);
    expect(await found('state=posted')).toEqual(['JV-000002']);
    expect(await found('kind=creditor_credit')).toEqual([]);
    expect(await found('q=l-0001 agreed jv-000002')).toEqual(['JV-000002']);
    const csv = await get<string>('journals/?kind=customer_debit&state=posted&format=csv');
    expect(csv.body).toMatch(/JV-000002.*customer_debit,2026-02-10,.*,claims,Agreed,USD,5\.00,posted,3/);
    const { body: log } = await get<Paginated<AuditEvent>>(`audit/?subject=journal:${own.id}`, book.admin);
    expect(log.results.map(({ changes }) => changes.state)).toEqual([['draft', 'posted'], undefined]);
    expect(await get(`journals/${own.id}/`, book.stranger)).toMatchObject({ status: 404 });
  });

  it('names an account of the book, and a day that is neither to come nor locked', async () => {
    const refused = async (body: object) => (await draft(body)).body;
    const required = ['This field is required.'];
    const creditor = { kind: 'creditor_credit', amount: usd('1.00') };
    expect(await refused(customer('debit', '1.00', { lease: null }))).toEqual({ lease: required });
    expect(await refused(customer('debit', '1.00', { lease: 999_999 }))).toEqual({
      lease: ['Invalid pk "999999" - object does not exist.'],
    });
    expect(await refused({ ...creditor, party: supplier })).toEqual({ property: required });
    expect(await refused({ ...creditor, landlord: owner })).toEqual({ property: required });
    expect(await refused({ ...creditor, property })).toEqual({ party: ['Name a landlord or a supplier.'] });
    expect(await refused({ ...creditor, property: 999_999, party: supplier })).toEqual({
      property: ['Invalid pk "999999" - object does not exist.'],
    });
    expect(await refused({ ...creditor, property, landlord: 999_999 })).toEqual({
      landlord: ['Invalid pk "999999" - object does not exist.'],
    });
    const other = await trust.let(rentOf('2026-01-01', '100.00'), { landlord: person(4) });
    expect(await refused({ ...creditor, property: other.property, landlord: owner })).toEqual({
      property: ['The landlord never owned this property.'],
    });
    expect(await refused(customer('debit', '1.00', { on: '2026-03-16' }))).toEqual({
      on: ['This date may not be in the future.'],
    });
    const { body } = await draft(customer('debit', '1.00'));
    await context.lockUntil('2026-02-28');
    const locked = { on: ['The period up to 2026-02-28 is locked.'] };
    expect(await refused(customer('debit', '1.00'))).toEqual(locked);
    expect(await verb(body, 'post')).toMatchObject({ status: 400, body: locked });
  });

  describe('of a customer', () => {
    it('a debit is a charge; taken back, what paid it is the tenant’s again', async () => {
      const before = await trust.balances();
      const journal = await posted(customer('debit', '30.00'));
      const charges = async () => (await get<Paginated<Charge>>('charges/?type=adjustment')).body.results;
      expect(await charges()).toMatchObject([
        {
          description: 'Agreed',
          charged_on: '2026-02-10',
          due_on: '2026-02-10',
          amount: usd('30.00'),
          state: 'open',
        },
      ]);
      expect(await balance('2026-02-10')).toMatchObject({ open: '230.00' });
      const receipt = await trust.pay(lease, '2026-02-12', '30.00', {
        allocations: [{ charge: (await charges())[0]?.id, amount: usd('30.00') }],
      });
      expect(await trust.balances()).toMatchObject({ tenant: '200.00', landlord: '-30.00' });
      expect((await reverse(journal)).body).toMatchObject({
        ...{ state: 'reversed', reversed: { on: '2026-02-20', reason: 'Mistake', entry: 7 } },
      });
      expect(await trust.balances()).toEqual({ ...before, bank: '30.00', credit: '-30.00' });
      expect((await get<Receipt>(`receipts/${receipt.id}/`)).body).toMatchObject({
        unallocated: usd('30.00'),
      });
      expect(await charges()).toMatchObject([
        { state: 'settled', credited: usd('30.00'), paid: usd('0.00') },
      ]);
      const { body } = await get<CustomerStatement>(
        `reports/customer-statement/?lease=${lease}&currency=USD&from=2026-02-02&to=2026-02-28`,
      );
      expect(body.lines).toMatchObject([
        { kind: 'journal', description: 'Agreed', debit: '30.00' },
        { kind: 'receipt', credit: '30.00' },
        { kind: 'journal_reversal', number: 'CN-000001', description: 'Mistake', credit: '30.00' },
      ]);
    });

    it('a credit lowers the oldest charges, and never more than is open; taken back, they are open again', async () => {
      const before = await trust.balances();
      const journal = await posted(customer('credit', '150.00'));
      const open = async () =>
        (await get<Paginated<Charge>>(`charges/?lease=${lease}`)).body.results.map(
          (charge) => charge.open.amount,
        );
      expect(await open()).toEqual(['0.00', '50.00']);
      expect(await balance('2026-02-10')).toMatchObject({ open: '50.00' });
      expect(await balance('2026-02-09')).toMatchObject({ open: '200.00' });
      const over = (await draft(customer('credit', '50.01'))).body;
      expect(await verb(over, 'post')).toMatchObject({
        status: 409,
        body: { detail: 'Only 50.00 is open.', state: 'draft' },
      });
      // What was charged later is not lowered before.
      expect(
        (await verb((await draft(customer('credit', '0.01', { on: '2026-01-31' }))).body, 'post')).body,
      ).toEqual({
        ...{ detail: 'Only 0.00 is open.', state: 'draft' },
      });
      expect((await reverse(journal, '2026-02-09')).body).toEqual({ on: ['Not before 2026-02-10.'] });
      expect((await reverse(journal)).body.state).toBe('reversed');
      expect(await open()).toEqual(['100.00', '100.00']);
      expect(await trust.balances()).toEqual(before);
      expect(await balance('2026-02-19')).toMatchObject({ open: '50.00' });
      expect(await balance('2026-02-20')).toMatchObject({
        open: '200.00',
        buckets: ['0.00', '100.00', '100.00', '0.00', '0.00'],
      });
      const { body: notes } =
        await get<Paginated<{ number: string; total: string }>>('invoices/?q=cn-000001');
      expect(notes.results).toMatchObject([{ number: 'CN-000001', total: '150.00' }]);
      expect(await reverse(journal)).toMatchObject({ status: 409, body: { state: 'reversed' } });
    });

    it('a debit that was credited since is not taken back whole', async () => {
      const journal = await posted(customer('debit', '30.00'));
      const [charge] = (await get<Paginated<Charge>>('charges/?type=adjustment')).body.results;
      const credit = { amount: usd('10.00'), on: '2026-02-11', reason: 'Half', kind: 'credit' };
      await post(`charges/${charge?.id}/credit/`, credit, book.admin);
      expect(await reverse(journal)).toMatchObject({
        status: 409,
        body: { detail: 'Only 20.00 can be credited.', state: 'posted' },
      });
    });
  });

  describe('of a landlord', () => {
    const journal = (side: string, amount: string) => ({
      ...{ kind: `creditor_${side}`, landlord: owner, property, amount: usd(amount) },
    });

    it('moves what they hold to the commission and back, and never below zero', async () => {
      await trust.pay(lease, '2026-02-05', '200.00');
      const before = await trust.balances();
      expect(before).toMatchObject({ landlord: '-176.90', commission: '-23.10' });
      const debit = await posted(journal('debit', '100.00'));
      expect(debit).toMatchObject({
        ...{
          contra: 'commission',
          landlord: { id: owner, name: expect.any(String) },
          property: { id: property },
        },
        ...{ party: null, lease: null },
      });
      expect(await trust.balances()).toMatchObject({ landlord: '-76.90', commission: '-123.10' });
      const over = (await draft(journal('debit', '76.91'))).body;
      expect(await verb(over, 'post')).toMatchObject({
        status: 409,
        body: { detail: 'Only 76.90 is available.', state: 'draft' },
      });
      expect((await reverse(debit)).status).toBe(200);
      expect(await trust.balances()).toEqual(before);
      const credit = await posted(journal('credit', '10.00'));
      expect(await trust.balances()).toMatchObject({ landlord: '-186.90', commission: '-13.10' });
      await trust.out('landlord', '2026-02-21', [{ property, amount: '180.00' }]);
      expect(await reverse(credit)).toMatchObject({
        status: 409,
        body: { detail: 'Only 6.90 is available.', state: 'posted' },
      });
      const { body } = await get<LandlordStatementPage>(
        'reports/landlord-statements/?currency=USD&from=2026-02-01&to=2026-02-28',
      );
      expect(body.results).toMatchObject([
        { landlord, journals: '10.00', commission: '-20.00', closing: '6.90' },
      ]);
    });
  });

  describe('of a supplier', () => {
    const journal = (side: string, amount: string, more = {}) => ({
      ...{ kind: `creditor_${side}`, party: supplier, property, amount: usd(amount) },
      ...more,
    });
    const bill = (number: string, amount: string, due_on: string) =>
      post<Bill>('bills/', {
        ...{ party: supplier, property, number, billed_on: '2026-01-09', due_on, amount: usd(amount) },
        description: 'Plumber',
      });
    const open = async () =>
      (await get<Paginated<Bill>>('bills/')).body.results.map((one) => [one.number, one.open.amount]);

    it('a credit is a bill, until it is paid', async () => {
      const before = await trust.balances();
      const credit = await posted(journal('credit', '40.00'));
      expect(credit).toMatchObject({ contra: 'claims', party: supplier, landlord: null });
      expect(await open()).toEqual([['JV-000001', '40.00']]);
      expect(await trust.balances()).toMatchObject({ creditor: '-40.00' });
      expect((await reverse(credit)).status).toBe(200);
      expect(await open()).toEqual([['JV-000001', '0.00']]);
      expect(await trust.balances()).toEqual(before);
      await trust.pay(lease, '2026-02-05', '200.00');
      const paid = await posted(journal('credit', '25.00'));
      const [made] = (await get<Paginated<Bill>>('bills/')).body.results;
      await trust.out('bill', '2026-02-12', [{ bill: made?.id, amount: '20.00' }], { party: supplier });
      expect(await reverse(paid)).toMatchObject({
        status: 409,
        body: { detail: 'Only 5.00 is open.', state: 'posted' },
      });
    });

    it('a debit lowers the bills that are due first, less what is approved; taken back, they are open again', async () => {
      await trust.pay(lease, '2026-02-05', '200.00');
      const later = (await bill('1', '50.00', '2026-02-28')).body;
      await bill('2', '30.00', '2026-01-31');
      const { body: other } = await trust.draft('bill', [{ bill: later.id, amount: '15.00' }], {
        party: supplier,
      });
      expect((await trust.verb(other, 'approve', { on: '2026-02-06' })).status).toBe(200);
      const before = await trust.balances();
      const over = (await draft(journal('debit', '65.01'))).body;
      expect(await verb(over, 'post')).toMatchObject({
        status: 409,
        body: { detail: 'Only 65.00 is open.', state: 'draft' },
      });
      const debit = await posted(journal('debit', '40.00'));
      expect(await open()).toEqual([
        ['2', '0.00'],
        ['1', '40.00'],
      ]);
      expect(await trust.balances()).toMatchObject({ creditor: '-40.00', contra: '40.00' });
      const { body } = await get<CreditorStatement>(
        'reports/creditor-statement/?party_type=individual&party=3&currency=USD&from=2026-02-01&to=2026-02-28',
      );
      expect(body.lines).toMatchObject([
        { kind: 'journal', number: debit.number, description: 'Agreed', debit: '40.00', balance: '40.00' },
      ]);
      expect((await reverse(debit)).status).toBe(200);
      expect(await open()).toEqual([
        ['2', '30.00'],
        ['1', '50.00'],
      ]);
      expect(await trust.balances()).toEqual(before);
    });

    it('a debit without a property lowers the bills for any', async () => {
      const other = await trust.let(rentOf('2026-01-01', '100.00'), { landlord: person(4) });
      await bill('1', '50.00', '2026-02-28');
      const elsewhere = { ...journal('credit', '30.00'), property: other.property, on: '2026-01-20' };
      await posted(elsewhere);
      const debit = await posted(journal('debit', '40.00', { property: null }));
      expect(debit).toMatchObject({ party: supplier, property: null, contra: 'claims' });
      expect(await open()).toEqual([
        ['JV-000001', '0.00'],
        ['1', '40.00'],
      ]);
      expect((await reverse(debit)).status).toBe(200);
      expect(await open()).toEqual([
        ['JV-000001', '30.00'],
        ['1', '50.00'],
      ]);
    });
  });
});
