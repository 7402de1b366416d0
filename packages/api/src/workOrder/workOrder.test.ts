import type { Bill } from '@rentsafe/domain/bill';
import type { Charge } from '@rentsafe/domain/charge';
import type { Contractor } from '@rentsafe/domain/contractor';
import type { MaintenanceCosts, MaintenanceHistoryRow } from '@rentsafe/domain/maintenanceReport';
import type { MaintenanceRequest, RequestTotals } from '@rentsafe/domain/maintenanceRequest';
import type { MessageRow } from '@rentsafe/domain/message';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf, supplier } from '../testing/trust.ts';

type Answer<Body> = Body & Refusal;

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let property = 0;
  let lease = 0;
  let unit = 0;
  let contractor = 0;

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ property, lease } = await trust.let(rentOf('2026-01-01', '1000.00')));
    unit = (await get<{ units: { id: number }[] }>(`properties/${property}/`)).body.units[0]?.id ?? 0;
    const made = await post<Contractor>('contractors/', {
      ...{ name: 'Msasa Plumbing', industry: 'Plumber', party: supplier },
    });
    contractor = made.body.id;
  });

  const report = (more = {}) =>
    post<Answer<MaintenanceRequest>>('requests/', {
      ...{ property, unit, reported_on: '2026-01-10', reported_by: 'Tenant' },
      ...{ category: 'plumbing', priority: 'urgent', summary: 'Leak', ...more },
    });
  const step = (id: number, name: string, body = {}) =>
    post<Answer<MaintenanceRequest>>(`requests/${id}/${name}/`, body);
  const accepted = async (more = {}) => {
    const { body } = await report(more);
    return (await step(body.id, 'accept')).body;
  };
  const request = async (id: number) => (await get<MaintenanceRequest>(`requests/${id}/`)).body;
  const order = (body = {}) => post<Answer<WorkOrder>>('work-orders/', { contractor, ...body });
  const verb = (id: number, name: string, body: object = {}, token = book.admin) =>
    post<Answer<WorkOrder>>(`work-orders/${id}/${name}/`, body, token);
  const labour = (rate: string, more = {}) => ({
    ...{ kind: 'labour', description: 'Plumber', quantity: '1', rate, ...more },
  });
  /** Ordered on a request and completed on a day. */
  const completed = async (lines: object[], on = '2026-01-13', more = {}) => {
    const made = await accepted();
    const { body } = await order({ request: made.id, ...more });
    await verb(body.id, 'issue', { on: '2026-01-11' });
    const done = await verb(body.id, 'complete', { on, lines });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    return done.body;
  };
  const costs = async (by: string, query = '') =>
    (
      await get<MaintenanceCosts>(
        `reports/maintenance-costs/?currency=USD&from=2026-01-01&to=2026-01-31&by=${by}${query}`,
      )
    ).body;

  it('worked example 51: from the leak to the bill of the landlord, once', async () => {
    await patch(`properties/${property}/`, { repair_limit: [usd('200.00')], version: 1 });
    const { body: leak } = await report();
    expect(leak).toMatchObject({
      ...{ number: 'RQ-000001', state: 'new', respond_by: '2026-01-11', finish_by: '2026-01-13' },
      ...{ overdue: true, lease: { id: lease }, tenant: { type: 'individual', id: 2 }, orders: [] },
    });
    await step(leak.id, 'accept');
    const { body: made, status } = await order({ request: leak.id, estimate: usd('250.00') });
    expect(status).toBe(201);
    expect(made).toMatchObject({
      ...{ number: 'WO-000001', state: 'draft', request: { number: 'RQ-000001' }, category: 'plumbing' },
      ...{ priority: 'urgent', summary: 'Leak', finish_by: '2026-01-13', property: { id: property } },
      ...{ unit: { id: unit }, actual: null, consent: null, repair_limit: usd('200.00'), version: 1 },
    });
    expect(await request(leak.id)).toMatchObject({ state: 'ordered', orders: [{ number: 'WO-000001' }] });
    expect(await verb(made.id, 'issue', { on: '2026-01-11' })).toMatchObject({
      status: 409,
      body: {
        ...{ detail: "The landlord's consent is needed above 200.00.", needs: 'consent' },
        limit: usd('200.00'),
      },
    });
    const consent = { given_by: 'Landlord', given_on: '2026-01-11', evidence: 'e-mail' };
    expect((await verb(made.id, 'consent', consent)).body).toMatchObject({
      ...{ consent: { ...consent, amount: usd('250.00') }, agreed: usd('250.00') },
    });
    expect((await verb(made.id, 'issue', { on: '2026-01-11' })).body).toMatchObject({
      ...{ state: 'issued', issued_on: '2026-01-11', without_consent: false },
    });
    const lines = [
      labour('40.00', { quantity: '3.5' }),
      { kind: 'material', description: 'Pipe', quantity: '1', rate: '62.50', vat: '9.69' },
    ];
    const done = await verb(made.id, 'complete', { on: '2026-01-13', invoice_number: '77', lines });
    expect(done.body).toMatchObject({
      ...{ state: 'completed', completed_on: '2026-01-13', actual: usd('212.19'), overdue: false },
      lines: [
        { quantity: '3.5', rate: '40.00', net: '140.00', vat: '0.00' },
        { net: '62.50', vat: '9.69' },
      ],
    });
    expect(await request(leak.id)).toMatchObject({ state: 'done', overdue: false });
    expect((await verb(made.id, 'close', { bearer: 'landlord' }, book.user)).status).toBe(403);
    const closed = await verb(made.id, 'close', { bearer: 'landlord' });
    expect(closed.body).toMatchObject({
      ...{ state: 'closed', bearer: 'landlord', bill: { number: '77' }, charge: null },
    });
    expect((await get<Bill>(`bills/${closed.body.bill?.id}/`)).body).toMatchObject({
      ...{ party: supplier, number: '77', billed_on: '2026-01-13', due_on: '2026-02-12' },
      ...{ amount: usd('212.19'), description: 'WO-000001 Leak' },
    });
    expect(await verb(made.id, 'close', { bearer: 'landlord' })).toMatchObject({
      status: 409,
      body: { state: 'closed' },
    });
    const { results, totals } = await costs('category');
    const sums = { orders: 1, net: '202.50', vat: '9.69', total: '212.19', budget: null, left: null };
    expect(results).toEqual([{ key: 'plumbing', ...sums }]);
    expect(totals).toEqual(sums);
  });

  it('worked example 52: a tenant who pays is charged on the lease of the request', async () => {
    const done = await completed([labour('30.00')]);
    const closed = await verb(done.id, 'close', { bearer: 'tenant' });
    expect(closed.body).toMatchObject({ bill: null, charge: { lease: { id: lease } } });
    const { body: charge } = await get<Charge>(`charges/${closed.body.charge?.id}/`);
    expect(charge).toMatchObject({
      ...{
        type: 'other',
        net: usd('30.00'),
        vat: usd('0.00'),
        charged_on: '2026-01-13',
        due_on: '2026-01-13',
      },
    });
  });

  it('what the agency bears, and what costs nothing, posts nothing', async () => {
    const before = await trust.balances();
    const own = await completed([labour('45.00')]);
    expect((await verb(own.id, 'close', { bearer: 'agency' })).body).toMatchObject({
      bill: null,
      charge: null,
    });
    const free = await completed([]);
    expect((await verb(free.id, 'close', { bearer: 'landlord' })).body).toMatchObject({
      ...{ state: 'closed', bill: null, actual: null },
    });
    expect(await trust.balances()).toEqual(before);
    expect((await costs('bearer')).results).toMatchObject([{ key: 'agency', orders: 1, total: '45.00' }]);
  });

  it('work in a period that is locked by then is posted on the first day after it, and costs from that day on', async () => {
    const [billed, charged] = [await completed([labour('30.00')]), await completed([labour('20.00')])];
    await context.lockUntil('2026-01-31');
    const bill = await verb(billed.id, 'close', { bearer: 'landlord' });
    expect(bill.body).toMatchObject({ state: 'closed', completed_on: '2026-01-13' });
    expect((await get<Bill>(`bills/${bill.body.bill?.id}/`)).body).toMatchObject({
      ...{ billed_on: '2026-02-01', due_on: '2026-03-03' },
    });
    const charge = await verb(charged.id, 'close', { bearer: 'tenant' });
    expect((await get<Charge>(`charges/${charge.body.charge?.id}/`)).body).toMatchObject({
      ...{ charged_on: '2026-02-01', due_on: '2026-02-01' },
    });
    expect((await costs('month')).results).toEqual([]);
    const { body } = await get<MaintenanceCosts>(
      'reports/maintenance-costs/?currency=USD&from=2026-02-01&to=2026-02-28&by=month',
    );
    expect(body.results).toMatchObject([{ key: '2026-02', orders: 2, total: '50.00' }]);
  });

  it('is in the currency that its form shows, whatever its contractor charges in, until it is completed in another', async () => {
    const { body: inZig } = await post<Contractor>('contractors/', {
      ...{ name: 'Kopje', industry: 'Plumber', party: supplier, currency: 'ZIG' },
    });
    const repair = { property, contractor: inZig.id, category: 'roof', priority: 'normal', summary: 'Tiles' };
    expect((await order(repair)).body).toMatchObject({ currency: 'ZIG', estimate: null });
    expect((await order({ ...repair, currency: 'USD' })).body).toMatchObject({ currency: 'USD' });
    expect(await order({ ...repair, estimate: usd('80.00'), currency: 'ZIG' })).toMatchObject({
      ...{ status: 400, body: { currency: ['This must be in USD.'] } },
    });
    const { body: made } = await order({ ...repair, estimate: usd('80.00'), currency: 'USD' });
    expect(await patch(`work-orders/${made.id}/`, { currency: 'ZIG', version: 1 })).toMatchObject({
      ...{ status: 400, body: { currency: ['This must be in USD.'] } },
    });
    await verb(made.id, 'issue', { on: '2026-01-11' });
    const zig = { amount: '2000.00', currency: 'ZIG' };
    const done = await verb(made.id, 'complete', {
      ...{ on: '2026-01-13', currency: 'ZIG', lines: [labour('2000.00')] },
    });
    expect(done.body).toMatchObject({ currency: 'ZIG', actual: zig, estimate: usd('80.00') });
    const again = await verb(made.id, 'reopen', { reason: 'A tile slipped' });
    expect(
      await patch(`work-orders/${made.id}/`, { estimate: usd('90.00'), version: again.body.version }),
    ).toMatchObject({ status: 400, body: { estimate: ['This must be in ZIG.'] } });
    await verb(made.id, 'complete', { on: '2026-01-14', lines: [labour('2000.00')] });
    const closed = await verb(made.id, 'close', { bearer: 'landlord' });
    expect((await get<Bill>(`bills/${closed.body.bill?.id}/`)).body).toMatchObject({ amount: zig });
  });

  it("is sent by the contractor's own email or mobile, who need be nobody in the register", async () => {
    const { body: kopje } = await post<Contractor>('contractors/', { name: 'Kopje', industry: 'Plumber' });
    const work = { property, contractor: kopje.id, category: 'roof', priority: 'normal', summary: 'Tiles' };
    const { body: made } = await order(work);
    expect(made).toMatchObject({ sent: null, landlord: { name: expect.any(String) } });
    const text = { channel: 'email', subject: 'WO-000001: Tiles', body: 'Mend the tiles' };
    expect((await verb(made.id, 'send', text)).status).toBe(409);
    await verb(made.id, 'issue');
    expect(await verb(made.id, 'send', text)).toMatchObject({
      ...{ status: 400, body: { channel: ['Kopje has no email address. Add one to the contractor.'] } },
    });
    await patch(`contractors/${kopje.id}/`, {
      email: 'jobs@kopje.example',
      mobile: '0771234567',
      version: 1,
    });
    expect((await verb(made.id, 'send', text)).body).toMatchObject({
      sent: { channel: 'email', address: 'jobs@kopje.example', on: '2026-03-15' },
    });
    const { body } = await verb(made.id, 'send', { channel: 'sms', body: 'Mend the tiles' });
    expect(body.sent).toMatchObject({ channel: 'sms', address: '+263771234567' });
    const { results } = (await get<Paginated<MessageRow>>('messages/?q=kopje')).body;
    expect(results).toMatchObject([
      { channel: 'sms', party: null, contractor: { name: 'Kopje' }, about: { number: made.number } },
      { kind: 'maintenance', address: 'jobs@kopje.example', subject: 'WO-000001: Tiles', state: 'queued' },
    ]);
  });

  it('of 20 closings at once one counts', async () => {
    const done = await completed([labour('30.00')]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verb(done.id, 'close', { bearer: 'landlord' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect((await get<Paginated<Bill>>('bills/')).body.count).toBe(1);
  });

  describe('closing is refused', () => {
    it('without a party to owe it to, and with a number that is known', async () => {
      const nobody = await post<Contractor>('contractors/', { name: 'Kopje', industry: 'Plumber' });
      const made = await completed([labour('30.00')], '2026-01-13', { contractor: nobody.body.id });
      expect(await verb(made.id, 'close', { bearer: 'landlord' })).toMatchObject({
        status: 400,
        body: { party: ['Link this contractor to a person or company first.'] },
      });
      const done = await completed([labour('30.00')]);
      const bill = { party: supplier, property, number: done.number, billed_on: '2026-01-09' };
      const { body: known } = await post<Bill>('bills/', {
        ...{ ...bill, due_on: '2026-01-31', amount: usd('1.00'), description: 'Pipe' },
      });
      expect(await verb(done.id, 'close', { bearer: 'landlord' })).toMatchObject({
        status: 409,
        body: { number: ['This bill already exists.'], existing: { id: known.id } },
      });
      expect((await get<WorkOrder>(`work-orders/${done.id}/`)).body.state).toBe('completed');
    });

    it('to a tenant without a lease, or of another property', async () => {
      const { body: bare } = await order({
        ...{ property, category: 'garden', priority: 'low', summary: 'Hedge' },
      });
      await verb(bare.id, 'issue');
      await verb(bare.id, 'complete', { lines: [labour('30.00')] });
      const close = async (more = {}) => (await verb(bare.id, 'close', { bearer: 'tenant', ...more })).body;
      expect(await close()).toEqual({ lease: ['This field is required.'] });
      expect(await close({ lease: 999_999 })).toEqual({
        lease: ['Invalid pk "999999" - object does not exist.'],
      });
      const other = await trust.let(rentOf('2026-01-01', '10.00'));
      expect(await close({ lease: other.lease })).toEqual({ lease: ['This lease is of another property.'] });
      expect(await close({ lease })).toMatchObject({ state: 'closed', charge: { lease: { id: lease } } });
    });
  });

  describe('a request', () => {
    it('is declined with a reason, or as a duplicate of another, and can be new again', async () => {
      const [{ body: first }, { body: second }] = [await report(), await report()];
      expect((await step(first.id, 'decline', { reason: 'Not ours' })).body).toMatchObject({
        ...{ state: 'declined', reason: 'Not ours' },
      });
      expect(await step(first.id, 'accept')).toMatchObject({ status: 409, body: { state: 'declined' } });
      expect((await step(second.id, 'duplicate', { of: second.id })).body).toEqual({
        of: ['A request cannot be a duplicate of itself.'],
      });
      expect((await step(second.id, 'duplicate', { of: first.id })).body).toMatchObject({
        ...{ state: 'duplicate', duplicate_of: { id: first.id, number: 'RQ-000001' } },
      });
      expect((await step(second.id, 'reopen')).body).toMatchObject({ state: 'new', duplicate_of: null });
      expect((await step(first.id, 'reopen')).body).toMatchObject({ state: 'new', reason: null });
      await step(second.id, 'duplicate', { of: first.id });
      expect(await step(first.id, 'duplicate', { of: second.id })).toMatchObject({
        status: 400,
        body: { of: ['RQ-000002 is a duplicate itself.'] },
      });
    });

    it('follows its orders: accepted again when they are cancelled, done when each is completed', async () => {
      const { id } = await accepted();
      const [{ body: first }, { body: second }] = [
        await order({ request: id }),
        await order({ request: id }),
      ];
      await verb(first.id, 'issue');
      await verb(first.id, 'complete', { lines: [] });
      expect((await request(id)).state).toBe('ordered');
      await verb(second.id, 'cancel', { reason: 'One is enough' });
      expect((await request(id)).state).toBe('done');
      await verb(first.id, 'reopen', { reason: 'Leaks again' });
      expect((await request(id)).state).toBe('ordered');
      expect(await patch(`requests/${id}/`, { summary: 'X', version: 9 })).toMatchObject({ status: 409 });
      await verb(first.id, 'cancel', { reason: 'Sold' });
      expect((await request(id)).state).toBe('accepted');
      expect(await order({ request: id, property: property + 999 })).toMatchObject({
        status: 400,
        body: { request: ['The request is about another property.'] },
      });
    });

    it('is ordered only once it is accepted, for a unit and a property of the book', async () => {
      const { body } = await report();
      expect(await order({ request: body.id })).toMatchObject({ status: 409, body: { state: 'new' } });
      expect((await report({ unit: 999_999 })).body).toEqual({
        unit: ['Invalid pk "999999" - object does not exist.'],
      });
      expect((await report({ reported_on: '2026-03-16' })).body).toEqual({
        reported_on: ['This date may not be in the future.'],
      });
      expect((await order({ property })).body).toEqual({ category: ['This field is required.'] });
    });

    it('has the days of the book’s targets, anew when its priority changes', async () => {
      const targets = { emergency: [0, 1], urgent: [2, 5], normal: [3, 14], low: [7, 30] };
      await patch(`books/${book.client}/`, { maintenance_targets: targets, version: 2 }, book.admin);
      const { body } = await report();
      expect(body).toMatchObject({ respond_by: '2026-01-12', finish_by: '2026-01-15' });
      expect((await patch(`requests/${body.id}/`, { priority: 'low', version: 1 })).body).toMatchObject({
        ...{ respond_by: '2026-01-17', finish_by: '2026-02-09', version: 2 },
      });
    });

    it('stands in its list with emergencies first, then by the day to finish, and is found', async () => {
      await report({ summary: 'Gate', priority: 'low', reported_on: '2026-03-15' });
      await report({
        summary: 'Sparks',
        priority: 'emergency',
        category: 'electrical',
        reported_on: '2026-03-15',
      });
      await accepted({ summary: 'Tap', unit: null });
      const list = async (query: string) => {
        const { body } = await get<Paginated<MaintenanceRequest> & { totals: RequestTotals }>(
          `requests/?${query}`,
        );
        return { names: body.results.map(({ summary }) => summary), totals: body.totals };
      };
      const all = await list('');
      expect(all.names).toEqual(['Sparks', 'Tap', 'Gate']);
      expect(all.totals).toEqual({ new: 2, accepted: 1, ordered: 0, overdue: 1 });
      expect((await list('q=rq-000001')).names).toEqual(['Gate']);
      expect((await list('q=gweru tap')).names).toEqual(['Tap']);
      expect((await list(`state=new,declined&unit=${unit}`)).names).toEqual(['Sparks', 'Gate']);
      expect((await list('overdue=true')).names).toEqual(['Tap']);
      expect((await list('category=electrical&priority=emergency')).names).toEqual(['Sparks']);
      expect((await get('requests/?state=waiting')).body).toEqual({ state: [expect.any(String)] });
    });
  });

  describe('an order', () => {
    it('is issued to an active contractor alone', async () => {
      const place = { property, category: 'plumbing', priority: 'normal', summary: 'Tap' };
      const { body: without } = await order({ ...place, contractor: null });
      expect((await verb(without.id, 'issue')).body).toEqual({ contractor: ['Choose a contractor first.'] });
      await patch(`contractors/${contractor}/`, { is_active: false, version: 1 });
      const { body } = await order(place);
      expect(await verb(body.id, 'issue')).toMatchObject({
        status: 409,
        body: { detail: 'This contractor is inactive.' },
      });
    });

    it('of an emergency is issued without consent, and marked; no other may become dearer without it', async () => {
      await patch(`properties/${property}/`, { repair_limit: [usd('0.00')], version: 1 });
      const place = { property, category: 'plumbing', summary: 'Burst', estimate: usd('90.00') };
      const { body: burst } = await order({ ...place, priority: 'emergency' });
      expect((await verb(burst.id, 'issue')).body).toMatchObject({ state: 'issued', without_consent: true });
      const { body: tap } = await order({ ...place, priority: 'normal', estimate: null });
      await verb(tap.id, 'issue');
      expect(await patch(`work-orders/${tap.id}/`, { estimate: usd('1.00'), version: 2 })).toMatchObject({
        status: 409,
        body: { detail: "The landlord's consent is needed above 0.00." },
      });
    });

    it('G16 consent covers its amount: an estimate or a bill above it needs another, and the most that was agreed to counts', async () => {
      await patch(`properties/${property}/`, { repair_limit: [usd('200.00')], version: 1 });
      const place = { property, category: 'plumbing', priority: 'normal', summary: 'Geyser' };
      const { body } = await order({ ...place, estimate: usd('250.00') });
      const consent = (more = {}) =>
        verb(body.id, 'consent', {
          given_by: 'Landlord',
          given_on: '2026-03-01',
          evidence: 'Email',
          ...more,
        });
      const needs = (amount: string) => ({ status: 409, body: { needs: 'consent', limit: usd(amount) } });
      await consent();
      const estimate = async (amount: string, version: number) =>
        patch(`work-orders/${body.id}/`, { estimate: usd(amount), version });
      await estimate('250.01', 2);
      expect(await verb(body.id, 'issue', { on: '2026-03-02' })).toMatchObject(needs('250.00'));
      await estimate('250.00', 3);
      expect((await verb(body.id, 'issue', { on: '2026-03-02' })).status).toBe(200);
      expect(await estimate('300.00', 5)).toMatchObject(needs('250.00'));
      expect((await consent({ amount: usd('300.00') })).body.agreed).toEqual(usd('300.00'));
      expect((await consent({ amount: usd('100.00') })).body.agreed).toEqual(usd('300.00'));
      expect((await consent({ amount: { amount: '90000.00', currency: 'ZIG' } })).body.agreed).toEqual(
        usd('300.00'),
      );
      const done = (more = {}) =>
        verb(body.id, 'complete', {
          on: '2026-03-05',
          lines: [labour('300.01', { quantity: '1' })],
          ...more,
        });
      expect(await done()).toMatchObject(needs('300.00'));
      expect((await done({ above_consent: true })).body).toMatchObject({
        state: 'completed',
        actual: usd('300.01'),
      });
      expect(await verb(body.id, 'close', { bearer: 'landlord' })).toMatchObject(needs('300.00'));
      expect((await consent()).body.agreed).toEqual(usd('300.01'));
      expect((await verb(body.id, 'close', { bearer: 'landlord' })).body).toMatchObject({ state: 'closed' });
    });

    it('G16 nobody makes an order an emergency later to spare the consent, and what is not billed needs none', async () => {
      await patch(`properties/${property}/`, { repair_limit: [usd('200.00')], version: 1 });
      const place = { property, category: 'plumbing', priority: 'normal', summary: 'Geyser' };
      const { body } = await order(place);
      expect((await verb(body.id, 'consent', { given_by: 'L', evidence: 'Email' })).body).toEqual({
        amount: ['This field is required.'],
      });
      await verb(body.id, 'issue', { on: '2026-03-02' });
      await patch(`work-orders/${body.id}/`, { priority: 'emergency', version: 2 });
      const lines = [labour('201.00', { quantity: '1' })];
      expect((await verb(body.id, 'complete', { on: '2026-03-05', lines })).status).toBe(409);
      await verb(body.id, 'complete', { on: '2026-03-05', lines, above_consent: true });
      expect((await verb(body.id, 'close', { bearer: 'landlord' })).status).toBe(409);
      expect((await verb(body.id, 'close', { bearer: 'agency' })).status).toBe(200);
      const { body: burst } = await order({ ...place, priority: 'emergency' });
      expect((await verb(burst.id, 'issue', { on: '2026-03-02' })).body.without_consent).toBe(true);
      expect((await verb(burst.id, 'complete', { on: '2026-03-05', lines })).status).toBe(200);
      expect((await verb(burst.id, 'close', { bearer: 'landlord' })).status).toBe(200);
    });

    it('G16 a limit in one currency holds for work in the other, at the last rate of the book', async () => {
      await patch(`properties/${property}/`, { repair_limit: [usd('200.00')], version: 1 });
      const place = { property, category: 'plumbing', priority: 'normal', summary: 'Geyser' };
      const zig = (amount: string) => ({ amount, currency: 'ZIG' as const });
      const { body } = await order({ ...place, estimate: zig('5000.01') });
      const issue = () => verb(body.id, 'issue', { on: '2026-03-02' });
      const needs = (amount: string) => ({ status: 409, body: { needs: 'consent', limit: zig(amount) } });
      // Without a rate nothing can be compared.
      expect(body.agreed).toEqual(zig('0.00'));
      expect(await issue()).toMatchObject(needs('0.00'));
      const rated = (on: string, rate: string) => post('rates/', { on, rate, source: 'RBZ' }, book.admin);
      await rated('2026-03-01', '25');
      await rated('2026-02-01', '30');
      expect(await issue()).toMatchObject(needs('5000.00'));
      // Consent in either currency counts, and the property's own limit in the currency comes first.
      const consent = { given_by: 'Landlord', given_on: '2026-03-01', evidence: 'Email' };
      await verb(body.id, 'consent', { ...consent, amount: usd('300.00') });
      expect((await issue()).body).toMatchObject({ state: 'issued', agreed: zig('7500.00') });
      await patch(`properties/${property}/`, { repair_limit: [usd('200.00'), zig('100.00')], version: 2 });
      const { body: other } = await order({ ...place, estimate: zig('100.01') });
      expect(await verb(other.id, 'issue')).toMatchObject(needs('100.00'));
    });

    it('goes no day back, and takes figures as they are written', async () => {
      const { body } = await order({ property, category: 'roof', priority: 'low', summary: 'Tiles' });
      await verb(body.id, 'issue', { on: '2026-03-10' });
      expect((await verb(body.id, 'start', { on: '2026-03-09' })).body).toEqual({
        on: ['Not before 2026-03-10.'],
      });
      await verb(body.id, 'start', { on: '2026-03-11' });
      const complete = async (lines: object[]) => (await verb(body.id, 'complete', { lines })).body;
      expect(await complete([labour('1.00', { quantity: '0' })])).toEqual({
        lines: [{ quantity: [expect.any(String)] }],
      });
      expect(await complete([labour('1.00', { quantity: '1,5' })])).toMatchObject({
        lines: [{ quantity: [expect.any(String)] }],
      });
      expect((await complete([labour('0.05', { quantity: '0.5' })])).actual).toEqual(usd('0.03'));
    });
  });

  it('costs have the same totals by whatever they are grouped, and stay what was known', async () => {
    const first = await completed([labour('30.00')]);
    await verb(first.id, 'close', { bearer: 'landlord' });
    const known = (await costs('month')).known_seq;
    const second = await completed([labour('12.00')]);
    await verb(second.id, 'close', { bearer: 'tenant' });
    for (const by of ['property', 'category', 'contractor', 'month', 'bearer']) {
      expect((await costs(by)).totals).toMatchObject({ orders: 2, total: '42.00' });
      expect((await costs(by, `&known=${known}`)).totals).toMatchObject({ orders: 1, total: '30.00' });
    }
    expect((await costs('contractor')).results[0]?.key).toEqual({ id: contractor, name: 'Msasa Plumbing' });
    expect((await costs('month')).results).toMatchObject([{ key: '2026-01', total: '42.00' }]);
  });

  it('a budget is replaced whole, by an Admin, and stands beside what was spent', async () => {
    const put = (body: object, token = book.admin) =>
      context.context.server.request<Refusal>('PUT', '/api/budgets/', { token, body });
    const rows = [
      { amount: usd('1200.00') },
      { category: 'plumbing', amount: usd('500.00') },
      { property, amount: usd('600.00') },
    ];
    expect((await put({ year: 2026, rows }, book.user)).status).toBe(403);
    expect((await put({ year: 2026, rows: [...rows, ...rows] })).body).toMatchObject({
      rows: expect.arrayContaining([{ amount: ['This budget already exists.'] }]),
    });
    const { body } = await put({ year: 2026, rows });
    expect(body).toEqual((await get('budgets/?year=2026')).body);
    expect(body).toMatchObject({
      rows: [
        { property: null, category: null, amount: usd('1200.00') },
        { category: 'plumbing' },
        { property: { id: property }, category: null },
      ],
    });
    const done = await completed([labour('130.00')]);
    await verb(done.id, 'close', { bearer: 'landlord' });
    expect(await costs('category')).toMatchObject({
      results: [{ key: 'plumbing', budget: '500.00', left: '370.00' }],
      totals: { budget: '1200.00', left: '1070.00' },
    });
    expect((await costs('property')).results).toMatchObject([{ budget: '600.00', left: '470.00' }]);
    expect((await costs('month')).results).toMatchObject([
      { key: '2026-01', budget: '100.00', left: '-30.00' },
    ]);
    expect((await put({ year: 2026, rows: [] })).body).toEqual({ year: 2026, rows: [] });
  });

  it('the history tells how soon orders were done, and how many in time', async () => {
    for (const on of ['2026-01-12', '2026-01-13', '2026-01-14']) {
      const done = await completed([labour('10.00')], on);
      await verb(done.id, 'close', { bearer: 'agency' });
    }
    const { body } = await get<Paginated<MaintenanceHistoryRow> & { totals: object }>(
      'reports/maintenance-history/?from=2026-01-01&to=2026-12-31&q=leak',
    );
    expect(body.totals).toEqual({ orders: 3, on_time: '66.67', total: [usd('30.00')] });
    expect(body.results[0]).toMatchObject({
      ...{ number: 'WO-000003', request: { number: 'RQ-000003' }, days_to_finish: 4, on_time: false },
      ...{ days_to_respond: 64, total: usd('10.00'), bearer: 'agency' },
    });
    expect((await get('reports/maintenance-history/?from=2026-02-01&to=2026-01-01')).status).toBe(400);
  });
});
