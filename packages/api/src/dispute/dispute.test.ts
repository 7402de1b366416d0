import type { AuditEvent } from '@rentsafe/domain/audit';
import type { Charge } from '@rentsafe/domain/charge';
import type { LeaseClaim } from '@rentsafe/domain/claim';
import type { Dispute } from '@rentsafe/domain/dispute';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { TodoPage } from '@rentsafe/domain/todo';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openHouse, rent } from '../testing/arrears.ts';
import { person, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-01-30T08:00:00Z');
  const { book, get, post } = context;
  let house: Awaited<ReturnType<typeof openHouse>>;
  let charge = 0;
  let provider = '';

  beforeEach(async () => {
    provider = (await context.context.server.admin()).access;
    house = await openHouse(context, rent('2025-12-01', '500.00'));
    await house.run('2025-12');
    charge = (await get<Paginated<Charge>>(`charges/?lease=${house.lease}`)).body.results[0]?.id ?? 0;
  });

  const body = (more = {}) => ({
    ...{ charge, party: person(2), reason: 'Paid in cash', opened_on: '2026-01-05', ...more },
  });
  const dispute = (more = {}) => post<Dispute>('disputes/', body(more));
  const verb = ({ id }: { id: number }, name: string, sent: object, token = book.user) =>
    post<Dispute>(`disputes/${id}/${name}/`, sent, token);
  const isDisputed = async () => (await get<Charge>(`charges/${charge}/`)).body.disputed;
  const rejection = { outcome: 'rejected', reason: 'No receipt', on: '2026-01-20' };

  describe('a dispute', () => {
    it('worked example 17: is open for 20 business days, and decided by the provider', async () => {
      expect(await isDisputed()).toBe(false);
      const made = await dispute();
      expect(made.status).toBe(201);
      expect(made.body).toEqual({
        id: expect.any(Number),
        client: { id: book.client, name: expect.any(String) },
        number: null,
        days_left: 3,
        files: [],
        lease: { id: house.lease, number: house.number },
        charge,
        claim: null,
        party: { ...person(2), name: expect.any(String) },
        reason: 'Paid in cash',
        opened_on: '2026-01-05',
        state: 'open',
        decide_by: '2026-02-02',
        answer: null,
        answered_on: null,
        outcome: null,
        decision: null,
        decided_on: null,
        withdrawn_on: null,
      });
      expect(await isDisputed()).toBe(true);
      expect(await dispute({ opened_on: null })).toMatchObject({
        status: 409,
        body: { detail: 'This is already disputed.', state: 'open' },
      });
      const answered = await verb(made.body, 'answer', { text: 'We have no receipt.', on: '2026-01-12' });
      expect(answered).toMatchObject({ status: 200, body: { state: 'open', answered_on: '2026-01-12' } });
      for (const token of [book.user, book.admin]) {
        expect((await verb(made.body, 'decide', rejection, token)).status).toBe(403);
      }
      expect(await verb(made.body, 'decide', rejection, provider)).toMatchObject({
        status: 200,
        body: {
          ...{ state: 'rejected', outcome: 'rejected', decision: 'No receipt', decided_on: '2026-01-20' },
          answer: 'We have no receipt.',
        },
      });
      expect(await isDisputed()).toBe(false);
      expect((await verb(made.body, 'decide', rejection, provider)).body).toEqual({
        detail: 'Not possible in state rejected.',
        state: 'rejected',
      });
      const { body: log } = await get<Paginated<AuditEvent>>(
        `audit/?subject=dispute:${made.body.id}`,
        book.admin,
      );
      expect(log.results[0]?.changes).toMatchObject({ outcome: [null, 'rejected'] });
      // Disputed again from the day of the rejection on, not before it.
      expect((await dispute({ opened_on: '2026-01-19' })).body).toMatchObject({ state: 'rejected' });
      expect((await dispute({ opened_on: '2026-01-20' })).status).toBe(201);
    });

    it('reaches the provider, which reads those of all books by days left, and its Admins’ to-dos', async () => {
      const { body: made } = await dispute();
      const all = async (query = '?page_size=100') =>
        (await get<Paginated<Dispute>>(`disputes/${query}`, provider)).body.results.filter(
          ({ id }) => id === made.id,
        );
      expect(await all()).toMatchObject([{ client: { id: book.client }, state: 'open', days_left: 3 }]);
      expect(await all('?days_left=2')).toEqual([]);
      expect(await all(`?days_left=3&q=${house.number}`)).toHaveLength(1);
      expect(await all('?q=nobody')).toEqual([]);
      expect((await get('disputes/?days_left=x', provider)).status).toBe(400);
      const todos = async (token: string) =>
        (await get<TodoPage>('todo/?kind=dispute_deciding', token)).body.results.map(({ title }) => title);
      expect(await todos(provider)).toContainEqual(
        expect.stringContaining(`Decide the dispute on ${house.number} of`),
      );
      expect(await todos(book.user)).toEqual([
        expect.stringMatching(/^Answer the dispute on lease .+ before it/),
      ]);
      const clerk = (await context.context.server.addUser(1, 2)).access;
      expect(await todos(clerk)).toEqual([]);
    });

    it('is of the own report too, with a case number and files of the own book', async () => {
      const { db } = context.context.server;
      const report = (more = {}) => post<Dispute>('disputes/', { report: true, reason: 'We paid', ...more });
      await db.execute(sql`UPDATE clients SET company_id = NULL WHERE id = ${book.client}`);
      expect((await report()).body).toEqual({ report: ['Your client has no company in the register.'] });
      await db.execute(sql`UPDATE clients SET company_id = 4 WHERE id = ${book.client}`);
      expect((await report({ files: [999] })).body).toEqual({
        files: ['Invalid pk "999" - object does not exist.'],
      });
      const { body: made, status } = await report();
      expect(status).toBe(201);
      expect(made).toMatchObject({
        ...{ number: 'DP-000001', lease: null, charge: null, claim: null, state: 'open' },
        party: { type: 'company', id: 4 },
      });
      expect((await report()).body.number).toBe('DP-000002');
      const [file] = (await get<Paginated<Dispute>>('disputes/?q=DP-000001', provider)).body.results;
      expect(file).toMatchObject({ id: made.id });
      expect(await verb(made, 'decide', { ...rejection, on: null }, provider)).toMatchObject({ status: 200 });
      await expect(
        db.execute(sql`UPDATE disputes SET number = 'DP-000009' WHERE id = ${made.id}`),
      ).rejects.toThrow();
    });

    it('is upheld when nobody decides it in time, and on the days before it may still be decided', async () => {
      const { body: made } = await dispute({ opened_on: '2026-01-02' });
      const page = async (query: string) => (await get<Paginated<Dispute>>(`disputes/${query}`)).body;
      expect(await page(`?state=upheld&lease=${house.lease}`)).toMatchObject({
        count: 1,
        results: [{ id: made.id, state: 'upheld', outcome: 'upheld', decided_on: '2026-01-30' }],
      });
      expect(await page('?state=open')).toMatchObject({ count: 0 });
      expect(await isDisputed()).toBe(true);
      expect(await verb(made, 'decide', { ...rejection, on: null }, provider)).toMatchObject({
        status: 409,
        body: { detail: 'Not possible in state upheld.', state: 'upheld' },
      });
      expect(await verb(made, 'answer', { text: 'No' })).toMatchObject({ status: 409 });
      expect(await verb(made, 'withdraw', {})).toMatchObject({ status: 409, body: { state: 'upheld' } });
      expect((await verb(made, 'decide', { ...rejection, on: '2026-01-01' }, provider)).body).toEqual({
        on: ['Not before 2026-01-02.'],
      });
      expect((await verb(made, 'decide', rejection, provider)).body.state).toBe('rejected');
    });

    it('is of a charge or a claim of the lease, by a party of it, and may be withdrawn', async () => {
      const refused = async (more: object) => (await dispute(more)).body;
      expect(await refused({ charge: null })).toEqual({ charge: ['This field is required.'] });
      expect(await refused({ claim: 1 })).toEqual({ claim: ['Enter a valid value.'] });
      expect(await refused({ charge: 999_999 })).toEqual({
        charge: ['Invalid pk "999999" - object does not exist.'],
      });
      expect(await refused({ party: person(1) })).toEqual({
        party: { id: ['Invalid pk "1" - object does not exist.'] },
      });
      expect(await refused({ opened_on: '2026-01-31' })).toEqual({
        opened_on: ['This date may not be in the future.'],
      });
      const claim = await post<LeaseClaim>('claims/', {
        ...{ lease: house.lease, party: person(2), type: 'rent', amount: usd('500.00'), reason: 'Rent' },
      });
      const { body: made } = await dispute({ charge: null, claim: claim.body.id });
      expect(made).toMatchObject({ charge: null, claim: claim.body.id, state: 'open' });
      expect(await verb(made, 'withdraw', { on: '2026-01-07' })).toMatchObject({
        status: 200,
        body: { state: 'withdrawn', withdrawn_on: '2026-01-07', outcome: null },
      });
      expect((await verb(made, 'answer', { text: 'No' })).body).toMatchObject({ state: 'withdrawn' });
      const ofClaim = async (id: number) =>
        (await get<Paginated<Dispute>>(`disputes/?claim=${id}`)).body.results.map((row) => row.id);
      expect(await ofClaim(claim.body.id)).toEqual([made.id]);
      expect(await ofClaim(claim.body.id + 1)).toEqual([]);

      const ended = { on: '2026-01-20', reason: 'Paid' };
      expect((await post(`claims/${claim.body.id}/withdraw/`, ended)).status).toBe(200);
      const again = (opened_on: string) => dispute({ charge: null, claim: claim.body.id, opened_on });
      expect(await again('2026-01-20')).toMatchObject({
        status: 409,
        body: { detail: 'Not possible in state withdrawn.', state: 'withdrawn' },
      });
      expect((await again('2026-01-19')).status).toBe(201);
    });

    it('keeps its charge out of the order in which money is allocated, but not from who names it', async () => {
      await dispute();
      await house.run('2026-01');
      const paid = await house.pay('2026-01-15', '600.00');
      expect(paid.allocations.map(({ due_on, amount }) => [due_on, amount])).toEqual([
        ['2026-01-01', '500.00'],
      ]);
      const allocations = [{ charge, amount: usd('100.00') }];
      const named = await post<typeof paid>(`receipts/${paid.id}/allocate/`, { allocations });
      expect(named.body.state).toBe('allocated');
    });
  });
});
