import type { AuditEvent } from '@rentsafe/domain/audit';
import type { LeaseClaim } from '@rentsafe/domain/claim';
import { sampleIndividual } from '@rentsafe/domain/fixtures';
import type { Individual, IndividualReport } from '@rentsafe/domain/individual';
import type { Paginated } from '@rentsafe/domain/pagination';
import { beforeEach, describe, expect, it } from 'vitest';
import { openHouse, rent } from '../testing/arrears.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, get, post, patch } = context;
  let house: Awaited<ReturnType<typeof openHouse>>;

  // 500.00 a month, paid on its due day, and 300.00 for damage, which is not.
  beforeEach(async () => {
    house = await openHouse(context, { ...rent('2025-09-01', '500.00'), to_on: '2025-12-31' });
    await house.run('2025-09');
    await house.pay('2025-09-01', '500.00');
    await house.charge('2025-12-10', '300.00');
  });

  const body = (amount = '300.00', more = {}) => ({
    ...{ lease: house.lease, party: person(2), type: 'damage', amount: usd(amount), reason: 'Gate', ...more },
  });
  const draft = async (amount?: string) => (await post<LeaseClaim>('claims/', body(amount))).body;
  const verb = (claim: { id: number }, name: string, sent: object, token = book.user) =>
    post<LeaseClaim>(`claims/${claim.id}/${name}/`, sent, token);
  const notice = { sent_on: '2026-01-12', by: 'hand', text: 'Pay' };

  describe('a claim', () => {
    it('keeps its person from being anonymised, as a lease and a debt do, and says which', async () => {
      const provider = (await context.context.server.admin()).access;
      const { body: named } = await post<Individual>('individuals/', sampleIndividual(95_000));
      const lent = await openHouse(context, {
        ...rent('2025-12-01', '500.00'),
        parties: [{ party: person(named.id), role: 'tenant' }],
      });
      await lent.run('2025-12');
      const claimed = { lease: lent.lease, party: person(named.id), type: 'rent', amount: usd('500.00') };
      const { body: claim } = await post<LeaseClaim>('claims/', { ...claimed, reason: 'Rent' });
      const anonymise = () =>
        post(`individuals/${named.id}/anonymise/`, { reason: 'Asked for', version: 1 }, provider);
      const [lease, debt, open] = [
        `Named by lease ${lent.number}, which has not ended: end it first.`,
        `Lease ${lent.number} still owes: settle or credit it first.`,
        `A claim on lease ${lent.number} is open: settle or withdraw it first.`,
      ];
      expect(await anonymise()).toEqual(
        expect.objectContaining({
          status: 409,
          body: expect.objectContaining({ detail: `${lease} ${open}` }),
        }),
      );
      await post(`leases/${lent.lease}/end/`, { on: '2026-01-31' }, book.admin);
      expect((await anonymise()).body).toEqual({ detail: `${debt} ${open}`, reasons: [debt, open] });
      await lent.pay('2026-03-01', '500.00');
      expect((await anonymise()).body).toEqual({ detail: open, reasons: [open] });
      await verb(claim, 'withdraw', { on: '2026-03-01', reason: 'Paid' });
      expect((await anonymise()).status).toBe(200);
    });

    it('worked example 16: waits for 20 business days after the notice, is listed, and settled', async () => {
      expect(await post('claims/', body('300.01'))).toMatchObject({
        status: 400,
        body: { amount: ['Only 300.00 is overdue.'] },
      });
      const made = await post<LeaseClaim>('claims/', body());
      expect(made.status).toBe(201);
      expect(made.body).toEqual({
        id: expect.any(Number),
        lease: { id: house.lease, number: house.number },
        party: { ...person(2), name: expect.any(String) },
        type: 'damage',
        amount: usd('300.00'),
        overdue: usd('300.00'),
        overdue_since: '2025-12-16',
        reason: 'Gate',
        state: 'draft',
        noticed_on: null,
        notice_by: null,
        notice_text: null,
        listable_from: null,
        listed_on: null,
        ended_on: null,
        end_reason: null,
        version: 1,
      });
      expect(await verb(made.body, 'notice', notice)).toMatchObject({
        status: 200,
        body: { state: 'noticed', noticed_on: '2026-01-12', notice_by: 'hand', listable_from: '2026-02-09' },
      });
      expect(await verb(made.body, 'list', { on: '2026-02-06' }, book.admin)).toMatchObject({
        status: 409,
        body: { detail: 'Listing is possible from 2026-02-09.', state: 'noticed' },
      });
      expect(await verb(made.body, 'list', { on: '2026-02-09' }, book.admin)).toMatchObject({
        status: 200,
        body: { state: 'listed', listed_on: '2026-02-09', version: 3 },
      });
      await house.pay('2026-03-02', '300.00');
      const settled = await verb(made.body, 'settle', { on: '2026-03-02' });
      expect(settled).toMatchObject({ status: 200, body: { state: 'settled', ended_on: '2026-03-02' } });
      expect((await get(`claims/${made.body.id}/`)).body).toEqual(settled.body);
      const { body: log } = await get<Paginated<AuditEvent>>(
        `audit/?subject=claim:${made.body.id}`,
        book.admin,
      );
      expect(log.results.map(({ changes }) => changes.state)).toEqual([
        ['listed', 'settled'],
        ['noticed', 'listed'],
        ['draft', 'noticed'],
        undefined,
      ]);
    });

    it('is of a reportable lease, against its parties, for what is overdue and not disputed', async () => {
      const refused = async (sent: object) => (await post('claims/', sent)).body;
      expect(await refused(body('300.00', { party: person(1) }))).toEqual({
        party: { id: ['Invalid pk "1" - object does not exist.'] },
      });
      expect(await refused(body('300.00', { lease: 999_999 }))).toEqual({
        lease: ['Invalid pk "999999" - object does not exist.'],
      });
      expect(await refused(body('0'))).toEqual({
        amount: { amount: ['Ensure this value is greater than 0.'] },
      });
      const only = async (amount: string) =>
        expect(await refused(body('999.00'))).toEqual({ amount: [`Only ${amount} is overdue.`] });
      // Its grace is over on 15 March; what is in grace, or covered, is not overdue.
      await house.charge('2026-03-10', '40.00');
      await only('300.00');
      await house.charge('2026-03-09', '20.00');
      await only('320.00');
      await house.pay('2026-03-10', '50.00', { allocations: 'none' });
      await only('270.00');
      const { id: charge } = await house.charge('2026-01-10', '7.00');
      await only('277.00');
      await post('disputes/', { charge, party: person(2), reason: 'Not mine' });
      await only('270.00');
      await patch(`leases/${house.lease}/`, { reportable: false, version: 2 });
      expect(await refused(body())).toEqual({ lease: ['This lease is not reportable.'] });
    });

    it('changes while it is a draft, by the version that was read', async () => {
      const claim = await draft('100.00');
      const changed = (sent: object) => patch<LeaseClaim>(`claims/${claim.id}/`, sent);
      expect(await changed({ amount: usd('300.01'), version: 1 })).toMatchObject({
        status: 400,
        body: { amount: ['Only 300.00 is overdue.'] },
      });
      expect(await changed({ type: 'rent', amount: usd('200.00'), version: 1 })).toMatchObject({
        status: 200,
        body: { type: 'rent', amount: usd('200.00'), reason: 'Gate', version: 2 },
      });
      expect(await changed({ reason: 'Door', version: 1 })).toMatchObject({
        status: 409,
        body: { version: 2 },
      });
      await verb(claim, 'notice', notice);
      expect(await changed({ reason: 'Door', version: 3 })).toMatchObject({
        status: 409,
        body: { detail: 'Not possible in state noticed.', state: 'noticed' },
      });
    });

    it('goes forward only, on days that are not to come, by those who may', async () => {
      const claim = await draft();
      for (const [name, sent] of Object.entries({ list: {}, settle: {} })) {
        expect(await verb(claim, name, sent, book.admin)).toMatchObject({
          status: 409,
          body: { state: 'draft' },
        });
      }
      expect(await verb(claim, 'notice', { ...notice, sent_on: '2026-03-16' })).toMatchObject({
        status: 400,
        body: { sent_on: ['This date may not be in the future.'] },
      });
      await verb(claim, 'notice', notice);
      expect((await verb(claim, 'list', {})).status).toBe(403);
      expect(await verb(claim, 'list', { on: '2026-03-16' }, book.admin)).toMatchObject({
        status: 400,
        body: { on: ['This date may not be in the future.'] },
      });
      expect((await verb(claim, 'list', {}, book.stranger)).status).toBe(404);
      await verb(claim, 'list', {}, book.admin);
      expect((await verb(claim, 'settle', { on: '2026-03-14' })).body).toEqual({
        on: ['Not before 2026-03-15.'],
      });
      expect((await verb(claim, 'withdraw', { reason: 'Mistake' })).status).toBe(403);
      expect(await verb(claim, 'withdraw', { reason: 'Mistake' }, book.admin)).toMatchObject({
        status: 200,
        body: { state: 'withdrawn', ended_on: '2026-03-15', end_reason: 'Mistake' },
      });
      expect(await verb(claim, 'notice', notice)).toMatchObject({
        status: 409,
        body: { state: 'withdrawn' },
      });
      const second = await draft();
      expect((await verb(second, 'withdraw', { reason: 'Mistake' })).body.state).toBe('withdrawn');
    });

    it('waits as long as the book says when notice is given', async () => {
      const provider = (await context.context.server.admin()).access;
      const wait = { claim_wait_days: 14, version: 1 };
      expect((await patch(`books/${book.client}/`, wait, provider)).status).toBe(200);
      const claim = await draft();
      expect((await verb(claim, 'notice', notice)).body.listable_from).toBe('2026-01-30');
      const page = async (query: string) => (await get<Paginated<LeaseClaim>>(`claims/${query}`)).body;
      expect(await page('?state=noticed')).toMatchObject({ count: 1, results: [{ id: claim.id }] });
      expect(await page(`?state=draft&lease=${house.lease}`)).toMatchObject({ count: 0 });
    });

    it('G6 the provider says how long claims wait, between 14 and 60 days', async () => {
      const provider = (await context.context.server.admin()).access;
      const wait = (claim_wait_days: number, token = provider) =>
        patch(`books/${book.client}/`, { claim_wait_days, version: 1 }, token);
      for (const days of [0, 13, 61]) expect((await wait(days)).status).toBe(400);
      for (const token of [book.admin, book.user]) expect((await wait(30, token)).status).toBe(403);
      expect((await wait(60)).body).toMatchObject({ claim_wait_days: 60 });
    });

    it('G6 no notice before its oldest debt is overdue, nor once nothing is', async () => {
      const claim = await draft();
      const sent = (sent_on: string) => verb(claim, 'notice', { ...notice, sent_on });
      expect(await sent('2025-12-15')).toMatchObject({
        status: 400,
        body: { sent_on: ['The oldest debt of this claim is overdue from 2025-12-16.'] },
      });
      // Another charge does not make it older.
      await house.charge('2025-10-10', '5.00');
      const { id } = (await get<Paginated<{ id: number }>>(`charges/?lease=${house.lease}&due_to=2025-10-31`))
        .body.results[1] ?? { id: 0 };
      await house.pay('2025-10-12', '5.00', { allocations: [{ charge: id, amount: usd('5.00') }] });
      expect((await sent('2025-12-15')).status).toBe(400);
      await house.pay('2026-03-14', '300.00');
      expect(await sent('2025-12-16')).toMatchObject({
        status: 409,
        body: { detail: 'Nothing of this claim is overdue.', state: 'draft' },
      });
      const late = await house.charge('2026-02-01', '40.00');
      const second = await draft('40.00');
      expect(second).toMatchObject({ overdue: usd('40.00'), overdue_since: '2026-02-07' });
      await post(`disputes/`, { charge: late.id, party: person(2), reason: 'Not mine' });
      expect((await verb(second, 'notice', notice)).status).toBe(409);
    });

    it('G6 is listed for what of it is overdue on that day, and not at all when nothing is', async () => {
      const claim = await draft();
      await verb(claim, 'notice', notice);
      await house.pay('2026-02-08', '100.00');
      expect(await verb(claim, 'list', { on: '2026-02-09' }, book.admin)).toMatchObject({
        status: 200,
        body: { amount: usd('200.00'), overdue: usd('200.00') },
      });
      const second = await draft('200.00');
      await verb(second, 'notice', notice);
      expect(await verb(second, 'list', {}, book.admin)).toMatchObject({
        status: 409,
        body: { detail: 'All that is overdue is listed already.', state: 'noticed' },
      });
      await house.pay('2026-03-01', '200.00');
      expect(await verb(second, 'list', {}, book.admin)).toMatchObject({
        status: 409,
        body: { detail: 'Nothing of this claim is overdue.', state: 'noticed' },
      });
      expect((await verb(second, 'list', { on: '2026-02-28' }, book.admin)).status).toBe(409);
    });

    it('G6 a payment lowers what reports show of it; what is owed later takes a notice of its own', async () => {
      const claim = await draft();
      await verb(claim, 'notice', notice);
      await verb(claim, 'list', { on: '2026-02-09' }, book.admin);
      await house.pay('2026-02-20', '120.00', { allocations: 'none' });
      await house.pay('2026-03-01', '180.00');
      const shown = async (day: string) => {
        const { body: found } = await get<IndividualReport>(`individuals/2/full-details/?as_at=${day}`);
        const { classification, claims, explanation } = found;
        return [
          classification,
          claims?.map(({ amount }) => amount),
          explanation?.claims.map(({ amount }) => amount),
        ];
      };
      expect(await shown('2026-02-19')).toEqual(['Non Payer', ['300.00'], [usd('300.00')]]);
      expect(await shown('2026-02-20')).toEqual(['Non Payer', ['180.00'], [usd('180.00')]]);
      expect(await shown('2026-03-01')).toEqual([null, [], []]);
      await house.charge('2026-03-02', '90.00');
      expect(await shown('2026-03-15')).toEqual([null, [], []]);
      expect((await get<LeaseClaim>(`claims/${claim.id}/`)).body).toMatchObject({
        ...{ state: 'listed', amount: usd('300.00'), overdue: usd('0.00'), overdue_since: null },
      });
    });
  });
});
