import type { Lease } from '@rentsafe/domain/lease';
import type { Todo, TodoPage } from '@rentsafe/domain/todo';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { person, type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { naiveTodos } from '../testing/naiveTodos.ts';
import { openTrust, rentOf, supplier } from '../testing/trust.ts';
import { todoSources } from './sources.ts';

/** Moves the clock to a day, and signs the user in anew. */
async function moveTo({ context, book }: ReturnType<typeof useBook>, day: string, userId: number) {
  context.server.clock.now = new Date(`${day}T10:00:00Z`);
  book.user = (await context.server.signIn({ id: userId })).access;
}

const idOf = async ({ get }: ReturnType<typeof useBook>, token: string) =>
  (await get<{ id: number }>('auth/me/', token)).body.id;

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T10:00:00Z');
  const { book, get, post } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;

  let user = 0;
  const at = (day: string) => moveTo(context, day, user);
  /** What the list has on a day, as `kind due_on priority`. */
  const listed = async (query = '') => {
    const { body } = await get<TodoPage>(`todo/?page_size=100${query}`);
    return body.results.map((row) => `${row.kind} ${row.due_on} ${row.priority}`).sort();
  };
  const agreed = async (day: string) => {
    await at(day);
    const naive = await naiveTodos(context.context.server.db, book.client, day);
    expect(await listed(), day).toEqual(naive);
    return new Set(naive.map((line) => line.split(' ')[0]));
  };

  beforeAll(async () => {
    trust = await openTrust(context);
    user = await idOf(context, book.user);
    const made = await trust.let(rentOf('2025-09-01', '500.00', { to_on: '2026-05-10' }));
    lease = made.lease;
    const gone = await trust.let(
      rentOf('2025-09-01', '300.00', { to_on: '2026-02-28', deposit: usd('300.00') }),
    );
    await trust.pay(gone.lease, '2025-09-01', '300.00');
    await trust.run('2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02');
    await trust.pay(lease, '2026-02-01', '2500.00');
    const { server } = context.context;
    await server.db.execute(sql`UPDATE leases SET state = 'ended' WHERE id = ${gone.lease}`);
    await trust.pay(null as never, '2026-03-02', '77.00', { lease: null });
    const { body: charge } = await post<{ id: number }>('charges/', {
      ...{ lease, type: 'other', net: usd('90.00'), charged_on: '2026-02-20', due_on: '2026-02-20' },
    });
    const dispute = { charge: charge.id, party: person(2), reason: 'Paid in cash', opened_on: '2026-03-02' };
    expect((await post('disputes/', dispute)).status).toBe(201);
    const claim = {
      lease: gone.lease,
      party: person(2),
      type: 'rent',
      amount: usd('300.00'),
      reason: 'Rent',
    };
    const { body: claimed } = await post<{ id: number }>('claims/', claim);
    const notice = { sent_on: '2026-03-02', by: 'hand', text: 'Pay' };
    expect((await post(`claims/${claimed.id}/notice/`, notice)).status).toBe(200);
    await post(`debt-calls/${lease}/promise/`, {
      amount: usd('590.00'),
      on: '2026-03-02',
      by_on: '2026-03-20',
    });
    await post(`debt-calls/${gone.lease}/promise/`, {
      amount: usd('10.00'),
      on: '2026-03-02',
      by_on: '2026-03-10',
    });
    const consent = { party: person(5), given_on: '2026-03-01', until_on: '2026-03-25', evidence: 'Form' };
    expect((await post('consents/', consent)).status).toBe(201);
    await trust.draft('landlord', [{ property: made.property, amount: '1.00' }]);
    const bill = { property: made.property, number: '77', billed_on: '2026-03-01', due_on: '2026-03-12' };
    const owed = { party: supplier, amount: usd('20.00'), description: 'Plumber' };
    expect((await post('bills/', { ...bill, ...owed })).status).toBe(201);
    const journal = { kind: 'customer_credit', lease, amount: usd('5.00'), reason: 'Goodwill' };
    expect((await post('journals/', journal)).status).toBe(201);
    await trust.pay(gone.lease, '2026-03-01', '10.00', { allocations: 'none' });
    const { client } = book;
    await server.db.execute(sql`INSERT INTO maintenance_requests (client_id, property_id, reported_on, reported_by, category,
        priority, respond_by, finish_by, accepted_on, summary, state, search_text)
      SELECT ${client}, ${made.property}, '2026-03-10', 'Tenant', 'plumbing', 'urgent', '2026-03-11', '2026-03-13', accepted_on::date,
        'Leak', state, '' FROM (VALUES (NULL, 'new'), ('2026-03-11', 'accepted'), (NULL, 'duplicate')) AS q (accepted_on, state)
      WHERE state <> 'duplicate'`);
    await server.db.execute(sql`INSERT INTO work_orders (client_id, property_id, category, priority, summary, currency,
        finish_by, search_text)
      VALUES (${client}, ${made.property}, 'plumbing', 'urgent', 'Mend the tap', 'USD', '2026-03-14', '')`);
    const finished = { property: made.property, category: 'plumbing', priority: 'normal', summary: 'Gutter' };
    const { body: plumber } = await post<{ id: number }>('contractors/', { name: 'K', industry: 'Plumber' });
    const { body: order } = await post<{ id: number }>('work-orders/', {
      ...finished,
      contractor: plumber.id,
    });
    await post(`work-orders/${order.id}/issue/`, { on: '2026-03-09' });
    expect((await post(`work-orders/${order.id}/complete/`, { on: '2026-03-10', lines: [] })).status).toBe(
      200,
    );
    const { unit } = (await get<Lease>(`leases/${lease}/`)).body;
    const planned = { unit: unit.id, kind: 'routine', planned_on: '2026-03-18', inspector: 'T. Shumba' };
    expect((await post('inspections/', planned)).status).toBe(201);
    // One of yesterday in London was of today in Harare.
    await server.db.execute(sql`WITH written AS (INSERT INTO messages (client_id, kind, channel, party_id, address, body, dedupe_key)
        SELECT ${client}, 'free', 'email', min(id), 'a@example.com', 'Good day', 'a' FROM parties
        RETURNING id, client_id, channel)
      INSERT INTO message_deliveries (message_id, client_id, channel, state, next_at, started_at, error)
      SELECT id, client_id, channel, 'failed', '2026-03-12T23:00:00Z', '2026-03-12T23:00:00Z', '550' FROM written`);
    // The statement is added up when the transaction ends.
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO bank_statements (client_id, bank_account_id, currency, from_on, to_on, opening, closing,
          line_count)
        VALUES (${client}, ${trust.bank}, 'USD', '2026-03-01', '2026-03-05', 0, 3, 2)`);
      await tx.execute(sql`INSERT INTO bank_lines (client_id, statement_id, bank_account_id, currency, line, on_date,
          description, amount)
        SELECT client_id, id, bank_account_id, currency, line, on_date::date, 'Deposit', line
        FROM bank_statements, (VALUES (1, '2026-03-03'), (2, '2026-03-05')) AS l (line, on_date) WHERE client_id = ${client}`);
    });
  });

  it('is what a naive reading of the book finds, each kind of it, on every day', async () => {
    const kinds = new Set<string | undefined>();
    for (const day of ['2026-03-11', '2026-03-15', '2026-03-17', '2026-03-25', '2026-04-02', '2026-06-20']) {
      for (const found of await agreed(day)) kinds.add(found);
    }
    // Of a User: `eachBook.test.ts` has what Admins alone see.
    const shown = todoSources.filter(({ isForAdmins }) => !isForAdmins?.(book.client));
    expect([...kinds].sort()).toEqual(shown.map((source) => source.kind).sort());
  });

  it('goes when its condition ends', async () => {
    await at('2026-03-17');
    const has = async (kindOf: string) => (await listed(`&kind=${kindOf}`)).length;
    expect(await has('promise_due')).toBe(2);
    await trust.pay(lease, '2026-03-16', '590.00');
    expect(await has('promise_due')).toBe(1);
    expect(await has('month_not_run')).toBe(1);
    await trust.run('2026-03');
    expect(await has('month_not_run')).toBe(0);
    expect(
      (await post(`leases/${lease}/give-notice/`, { given_on: '2026-03-17', ends_on: '2026-05-10' })).status,
    ).toBe(200);
    expect(await has('lease_ending')).toBe(0);
    expect(await listed('&kind=inspection_due')).toEqual([
      'inspection_due 2026-03-18 medium',
      'inspection_due 2026-05-10 medium',
    ]);
    const { unit } = (await get<Lease>(`leases/${lease}/`)).body;
    await agreed('2026-03-17');
    const leaving = { unit: unit.id, kind: 'move_out', planned_on: '2026-05-09', inspector: 'T. Shumba' };
    expect((await post('inspections/', leaving)).status).toBe(201);
    expect(await listed('&kind=inspection_due')).toEqual([
      'inspection_due 2026-03-18 medium',
      'inspection_due 2026-05-09 medium',
    ]);
    expect(await listed('&kind=step_for_admin')).toEqual(['step_for_admin 2026-03-15 high']);
    expect(await listed('&kind=message_failed')).toEqual(['message_failed 2026-03-13 high']);
    await agreed('2026-03-17');
    await agreed('2026-05-20');
    expect(await listed('&kind=step_for_admin')).toContain('step_for_admin 2026-05-10 high');
  });

  it('says what it is about, by day, and how much is pressing', async () => {
    await at('2026-03-15');
    const { results, totals } = (await get<TodoPage>('todo/?kind=payment_to_approve')).body;
    expect(totals).toEqual({ overdue: 0, today: 1, week: 1 });
    expect(results).toEqual([
      {
        ...{ key: expect.stringMatching(/^payment_to_approve:\d+$/), id: null, kind: 'payment_to_approve' },
        title: expect.stringMatching(/^Approve PV-000001 to \w+ \w+/),
        ...{ category: 'Payments', priority: 'high', due_on: '2026-03-15', assigned_to: null, note: null },
        // Not who drafted it.
        waits_for: [{ id: expect.any(Number), name: expect.any(String) }],
        subject: { type: 'disbursement', id: expect.any(Number), name: 'PV-000001' },
        since: null,
        ...{ done_on: null, version: null },
      },
    ]);
    expect((await get<TodoPage>('todo/?kind=order_to_close')).body.results).toMatchObject([
      {
        ...{ title: 'Close WO-000002 and say who pays: Gutter', due_on: '2026-03-13', since: '2026-03-10' },
        waits_for: expect.arrayContaining([{ id: expect.any(Number), name: expect.any(String) }]),
      },
    ]);
    const titles = (await get<TodoPage>('todo/?page_size=100')).body.results.map(({ title }) => title);
    expect(titles).toContain('Match 2 bank lines of B');
    expect(titles).toContain('Choose a contractor for WO-000001: Mend the tap');
    expect(titles).toContain('Post journal JV-000001: Goodwill');
    expect(titles).toContainEqual(expect.stringMatching(/^Pay bill 77 of \w+ \w+.*, which is past due$/));
    expect(titles).toContainEqual(
      expect.stringMatching(/^Apply the USD credit of lease L-\d+, \w+.*, to what is open$/),
    );
    expect(titles).toContainEqual(expect.stringMatching(/^Inspection IN-000001 is planned: \w+/));
    expect(titles).toContainEqual(expect.stringMatching(/^The message to \w+ .+ has failed/));
    expect(titles.filter((title) => /undefined|null|^$/.test(title))).toEqual([]);
  });
});

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-05T08:00:00Z');
  const { book, get, post, patch, newProperty } = context;
  const task = { title: 'Read the meters', category: 'Meters', priority: 'high', due_on: '2026-03-06' };
  const add = async (more = {}, token = book.user) =>
    (await post<Todo & Refusal>('todo/', { ...task, ...more }, token)).body;
  const keys = async (query = '', token = book.user) =>
    (await get<TodoPage>(`todo/?kind=manual&${query}`, token)).body.results.map(({ key }) => key);
  const me = (token: string) => idOf(context, token);

  it('is written down, changed, done and opened again', async () => {
    const property = await newProperty();
    const made = await add({
      subject: { type: 'property', id: property.id },
      assigned_to: await me(book.user),
    });
    expect(made).toMatchObject({
      ...task,
      ...{ key: `manual:${made.id}`, kind: 'manual', note: null, done_on: null, version: 1 },
      subject: { type: 'property', id: property.id, name: 'Gweru' },
      assigned_to: { name: 'Tariro Mhlanga' },
    });
    const changed = await patch<Todo>(`todo/${made.id}/`, {
      version: 1,
      note: 'Two meters',
      assigned_to: null,
    });
    expect(changed.body).toMatchObject({
      note: 'Two meters',
      assigned_to: null,
      version: 2,
      title: task.title,
    });
    expect((await patch(`todo/${made.id}/`, { version: 1, note: '' })).status).toBe(409);
    const done = await post<Todo>(`todo/${made.id}/done/`, {});
    expect(done.body).toMatchObject({ done_on: '2026-03-05', version: 3 });
    expect(await post(`todo/${made.id}/done/`, {})).toMatchObject({ status: 409, body: { state: 'done' } });
    expect((await patch(`todo/${made.id}/`, { version: 3, note: '' })).status).toBe(409);
    expect([await keys(), await keys('state=done')]).toEqual([[], [made.key]]);
    expect((await post<Todo>(`todo/${made.id}/reopen/`, {})).body).toMatchObject({ done_on: null });
    expect((await post(`todo/${made.id}/done/`, {}, book.stranger)).status).toBe(404);
  });

  it('is assigned to any user of the book, who are listed for all of them', async () => {
    await context.open();
    const { results } = (await get<{ results: { id: number }[] }>('todo/assignees/')).body;
    const [user, admin] = [await me(book.user), await me(book.admin)];
    expect(results.map(({ id }) => id).sort()).toEqual([user, admin].sort());
    const theirs = await add({ assigned_to: admin });
    await add();
    expect(await keys(`assigned_to=${admin}`)).toEqual([theirs.key]);
    expect(await keys(`assigned_to=${user}`)).toEqual([]);
  });

  it('is mine where it is assigned to me, and until a day where it is due by then', async () => {
    await context.open();
    const mine = await add({ assigned_to: await me(book.user) });
    const later = await add({ due_on: '2026-03-20', priority: 'low' });
    expect(await keys('mine=true')).toEqual([mine.key]);
    expect(await keys('until=2026-03-10')).toEqual([mine.key]);
    expect(await keys()).toEqual([mine.key, later.key]);
    expect((await get(`todo/?state=lost`)).body).toEqual({ state: ['Not a valid choice.'] });
  });

  it('is snoozed by one user until a day, and back on that day', async () => {
    await context.open();
    const { key } = await add();
    const snooze = (body: object, token = book.user) => post('todo/snooze/', body, token);
    expect((await snooze({ key, until_on: '2026-03-05' })).body).toEqual({
      until_on: ['Choose a day after today.'],
    });
    expect((await snooze({ key: 'manual:99999999', until_on: '2026-03-07' })).body).toEqual({
      key: ['There is no such to-do.'],
    });
    expect((await snooze({ key, until_on: '2026-03-06' })).status).toBe(204);
    expect((await snooze({ key, until_on: '2026-03-07' })).status).toBe(204);
    expect([await keys(), await keys('state=snoozed'), await keys('', book.admin)]).toEqual([
      [],
      [key],
      [key],
    ]);
    const user = await me(book.user);
    await moveTo(context, '2026-03-07', user);
    expect([await keys(), await keys('state=snoozed')]).toEqual([[key], []]);
    await moveTo(context, '2026-03-05', user);
  });

  it('what is found can be snoozed but not done by hand', async () => {
    await context.open();
    const unit = await context.newUnit();
    const terms = {
      ...rentOf('2026-03-01', '100.00'),
      parties: [{ party: person(2), role: 'tenant' }],
      unit,
    };
    const { body: lease } = await post<Lease>('leases/', terms);
    await post(`leases/${lease.id}/activate/`, {});
    const key = 'month_not_run:2026-03';
    const open = async () => (await get<TodoPage>('todo/')).body.results.map((row) => row.key);
    expect(await open()).toEqual([key]);
    expect(await post(`todo/${key}/done/`, {})).toMatchObject({
      status: 409,
      body: { detail: 'This clears automatically when it is settled.' },
    });
    expect((await post('todo/snooze/', { key, until_on: '2026-03-09' })).status).toBe(204);
    expect(await open()).toEqual([]);
  });

  it.each([
    [{ assigned_to: 999_999 }, { assigned_to: ['Invalid pk "999999" - object does not exist.'] }],
    [
      { subject: { type: 'lease', id: 999_999 } },
      { subject: { id: ['Invalid pk "999999" - object does not exist.'] } },
    ],
    [{ subject: { type: 'moon', id: 1 } }, { subject: { type: expect.any(Array) } }],
    [{ title: ' ' }, { title: ['This field may not be blank.'] }],
    [{ due_on: '2026-02-30' }, { due_on: expect.any(Array) }],
  ])('%o is refused', async (body, refusal) => {
    expect(await add(body)).toEqual(refusal);
  });

  it('the database itself refuses a subject of another book', async () => {
    const property = await newProperty();
    const insert = (client: number) =>
      context.context.server.db.execute(sql`INSERT INTO todo_items (client_id, title, category, priority, due_on, subject_type,
        subject_id) VALUES (${client}, 'a', 'b', 'low', '2026-03-05', 'property', ${property.id})`);
    await insert(book.client);
    await expect(insert(1)).rejects.toMatchObject({ cause: { constraint: 'todo_subject' } });
  });
});
