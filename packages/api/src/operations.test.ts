import { today } from '@rentsafe/domain/date';
import type { AttachedFile } from '@rentsafe/domain/file';
import type { Inspection } from '@rentsafe/domain/inspection';
import { type CostGrouping, costGroupings, type MaintenanceCosts } from '@rentsafe/domain/maintenanceReport';
import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import type { ScheduleRun } from '@rentsafe/domain/maintenanceSchedule';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { TodoPage } from '@rentsafe/domain/todo';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { addDays, type PlainDate } from '@rentsafe/format/date';
import { toDecimal, toMinor } from '@rentsafe/format/money';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rows } from './db/database.ts';
import { sha256Of } from './file/contents.ts';
import { sealOf } from './inspection/seal.ts';
import { openHouse, rent } from './testing/arrears.ts';
import { person, usd, useBook } from './testing/book.ts';
import { onEitherDatabase } from './testing/databases.ts';
import { png } from './testing/images.ts';
import { naiveTodos } from './testing/naiveTodos.ts';
import { addCount, amount } from './testing/proof.ts';

// What must always hold of maintenance, files and to-dos, whatever is done in a book. Every run has a book of its own.

const timeout = amount(600_000, 10_800_000);
const FIRST = '2026-03-02';

const pick = fc.nat(99);
const priority = fc.constantFrom('emergency', 'urgent', 'normal', 'low');
const days = fc.integer({ min: -20, max: 20 });
/** Mostly what leads a record on, so that some are finished; else any step, possible or not. */
const forwardOr = <const Verb extends string>(...verbs: Verb[]) =>
  fc.oneof(
    { arbitrary: fc.constant('forward' as const), weight: 5 },
    { arbitrary: fc.constantFrom(...verbs), weight: 1 },
  );

const operation = fc.oneof(
  { arbitrary: fc.record({ op: fc.constant('report'), priority, days }), weight: 3 },
  {
    arbitrary: fc.record({
      op: fc.constant('request'),
      verb: fc.constantFrom('accept', 'accept', 'accept', 'decline', 'duplicate', 'reopen'),
      pick,
      other: pick,
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      op: fc.constant('draft'),
      request: fc.option(pick),
      contractor: pick,
      priority,
      estimate: fc.constantFrom('30.00', '250.00'),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      op: fc.constant('order'),
      verb: forwardOr('issue', 'start', 'complete', 'close', 'reopen', 'cancel', 'consent'),
      bearer: fc.constantFrom('landlord', 'tenant', 'agency'),
      rate: fc.constantFrom('0.00', '40.00', '61.37'),
      pick,
    }),
    weight: 12,
  },
  {
    arbitrary: fc.record({
      op: fc.constant('schedule'),
      count: fc.integer({ min: 1, max: 3 }),
      unit: fc.constantFrom('week', 'month'),
      days,
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ op: fc.constant('pause'), pick }), weight: 1 },
  { arbitrary: fc.record({ op: fc.constant('run'), days: fc.nat(40) }), weight: 3 },
  { arbitrary: fc.record({ op: fc.constant('attach'), pick, grey: fc.nat(255) }), weight: 4 },
  { arbitrary: fc.record({ op: fc.constant('remove'), pick }), weight: 2 },
  {
    arbitrary: fc.record({
      op: fc.constant('plan'),
      kind: fc.constantFrom('move_in', 'routine', 'move_out'),
      days,
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      op: fc.constant('inspection'),
      verb: forwardOr('fill', 'complete', 'agent', 'tenant', 'final', 'cancel', 'request'),
      pick,
    }),
    weight: 12,
  },
  { arbitrary: fc.record({ op: fc.constant('later'), days: fc.integer({ min: 1, max: 15 }) }), weight: 2 },
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

const roles = ['admin', 'user', 'stranger'] as const;
/** An order that the agency bears, after costs were reported, and an inspection up to its seal: no run is without them. */
const finished: Operation[] = [
  ...Array.from({ length: 3 }, () => ({
    ...({ op: 'order', verb: 'forward', bearer: 'agency', rate: '40.00', pick: 0 } as const),
  })),
  { op: 'attach', pick: 4, grey: 7 },
  ...Array.from({ length: 4 }, () => ({ op: 'inspection', verb: 'forward', pick: 0 }) as const),
  { op: 'order', verb: 'forward', bearer: 'landlord', rate: '61.37', pick: 1 },
  { op: 'remove', pick: 0 },
  { op: 'later', days: 9 },
];

const chosen = <Item>(items: readonly Item[], nth: number): Item | undefined => items[nth % items.length];

onEitherDatabase((kind) => {
  const context = useBook(kind, `${FIRST}T08:00:00Z`);
  const { book, get, post, patch } = context;
  const users = { admin: 0, user: 0, stranger: 0 };
  let house: Awaited<ReturnType<typeof openHouse>>;
  let property = 0;
  let unit = 0;
  let contractors: number[] = [];

  const clock = () => context.context.server.clock;
  const day = (): PlainDate => today(clock().now);
  const inDays = (count: number) => addDays(day(), count);
  const every = async <Row>(path: string) => {
    const { body } = await get<Paginated<Row>>(`${path}${path.includes('?') ? '&' : '?'}page_size=100`);
    // More than a page would leave rows unseen.
    expect(body.next).toBeNull();
    return body.results;
  };

  async function signIn() {
    for (const role of roles) book[role] = (await context.context.server.signIn({ id: users[role] })).access;
  }

  /** A let house whose landlord is asked above 200.00, and two contractors, of whom one is in the register. */
  async function prepare() {
    clock().now = new Date(`${FIRST}T08:00:00Z`);
    if (users.stranger) book.stranger = (await context.context.server.signIn({ id: users.stranger })).access;
    house = await openHouse(context, rent('2026-01-01', '500.00'));
    for (const role of roles) {
      users[role] = (await get<{ id: number }>('auth/me/', book[role])).body.id;
    }
    const { body: lease } = await get<{ property: { id: number }; unit: { id: number } }>(
      `leases/${house.lease}/`,
    );
    property = lease.property.id;
    unit = lease.unit.id;
    const limit = { repair_limit: [usd('200.00')], version: 1 };
    expect((await patch(`properties/${property}/`, limit)).status).toBe(200);
    const made = await Promise.all(
      [{ party: person(4) }, {}].map((more, nth) =>
        post<{ id: number }>('contractors/', { name: `Contractor ${nth}`, industry: 'Plumber', ...more }),
      ),
    );
    contractors = made.map(({ body }) => body.id);
    const work = {
      property,
      category: 'plumbing',
      priority: 'normal',
      summary: 'Mend it',
      contractor: contractors[0],
    };
    const request = await post<{ id: number }>('requests/', { ...work, unit, reported_by: 'Tenant' });
    await post(`requests/${request.body.id}/accept/`, {});
    await post('work-orders/', { ...work, request: request.body.id });
    await post('work-orders/', work);
    await post('inspections/', { unit, kind: 'routine', planned_on: FIRST });
  }

  type Sent = { method?: 'PATCH'; path: string; body: object | Buffer } | undefined;

  async function sentBy(step: Operation): Promise<Sent> {
    switch (step.op) {
      case 'report': {
        const reported = { property, unit, reported_by: 'Tenant', category: 'plumbing', summary: 'Leak' };
        const reported_on = inDays(-Math.abs(step.days));
        return { path: 'requests/', body: { ...reported, priority: step.priority, reported_on } };
      }
      case 'request': {
        const all = await every<MaintenanceRequest>('requests/');
        const bodies = {
          ...{ accept: {}, decline: { reason: 'No fault' }, reopen: {} },
          duplicate: { of: chosen(all, step.other)?.id },
        };
        const found = chosen(all, step.pick);
        return found && { path: `requests/${found.id}/${step.verb}/`, body: bodies[step.verb] };
      }
      case 'draft': {
        const all = await every<MaintenanceRequest>('requests/');
        const request = step.request === null ? undefined : chosen(all, step.request)?.id;
        const work = { property, category: 'plumbing', summary: 'Mend it', estimate: usd(step.estimate) };
        const contractor = chosen([...contractors, null], step.contractor);
        return { path: 'work-orders/', body: { ...work, request, contractor, priority: step.priority } };
      }
      case 'order': {
        const order = chosen(await every<WorkOrder>('work-orders/'), step.pick);
        const line = { kind: 'labour', description: 'Work', quantity: '1.5', rate: step.rate, vat: '1.03' };
        const bodies = {
          ...{ issue: {}, start: {}, reopen: { reason: 'Leaks again' }, cancel: { reason: 'Sold' } },
          complete: { lines: [line] },
          close: { bearer: step.bearer, lease: house.lease },
          consent: { given_by: 'Landlord', evidence: 'Email' },
        };
        const onward = {
          draft: 'issue',
          issued: 'complete',
          started: 'complete',
          completed: 'close',
        } as const;
        const next = order && order.state in onward ? onward[order.state as keyof typeof onward] : 'cancel';
        const verb = step.verb === 'forward' ? next : step.verb;
        return order && { path: `work-orders/${order.id}/${verb}/`, body: bodies[verb] };
      }
      case 'schedule': {
        const work = { property, category: 'garden', summary: 'Hedge', contractor: contractors[0] };
        const recurrence = { every: { count: step.count, unit: step.unit }, from_on: inDays(step.days) };
        return { path: 'maintenance-schedules/', body: { ...work, ...recurrence, lead_days: 3 } };
      }
      case 'pause': {
        const all = await every<{ id: number; is_active: boolean; version: number }>(
          'maintenance-schedules/',
        );
        const found = chosen(all, step.pick);
        const body = { is_active: !found?.is_active, version: found?.version };
        return found && { method: 'PATCH', path: `maintenance-schedules/${found.id}/`, body };
      }
      case 'run':
        return { path: 'schedule-runs/', body: { until: inDays(step.days) } };
      case 'attach': {
        const subject = chosen(await subjects(), step.pick);
        return { path: `files/?subject=${subject}&name=a.png`, body: png(step.grey) };
      }
      case 'remove': {
        const file = chosen(await files(), step.pick);
        return file && { path: `files/${file.id}/remove/`, body: { reason: 'Wrong house' } };
      }
      case 'plan':
        return { path: 'inspections/', body: { unit, kind: step.kind, planned_on: inDays(step.days) } };
      case 'inspection':
        return inspecting(step.verb, chosen(await every<Inspection>('inspections/'), step.pick));
      case 'later':
        clock().now = new Date(clock().now.getTime() + step.days * 86_400_000);
        await signIn();
        return undefined;
    }
  }

  /** What leads an inspection on. */
  function onward({ state, areas, signatures }: Inspection): string {
    const isSigned = (role: string) => signatures.some((signature) => signature.role === role);
    if (state === 'planned')
      return areas.some(({ items }) => items.some((item) => !item.condition)) ? 'fill' : 'complete';
    if (state === 'done' && !isSigned('agent')) return 'agent';
    return 'final';
  }

  function inspecting(wanted: string, found: Inspection | undefined): Sent {
    if (!found) return undefined;
    const path = `inspections/${found.id}/`;
    const verb = wanted === 'forward' ? onward(found) : wanted;
    if (verb === 'fill') {
      const areas = [{ name: 'Kitchen', items: [{ name: 'Sink', condition: 'poor', note: 'Cracked' }] }];
      return { method: 'PATCH', path, body: { areas, version: found.version } };
    }
    if (verb === 'agent' || verb === 'tenant')
      return { path: `${path}sign/`, body: { role: verb, name: verb } };
    const bodies: Readonly<Record<string, object>> = {
      final: { without: 'Abroad' },
      cancel: { reason: 'Twice' },
      request: { area: 'Kitchen', item: 'Sink', category: 'plumbing', priority: 'normal' },
    };
    return { path: `${path}${verb}/`, body: bodies[verb] ?? {} };
  }

  /** What files can be attached to. */
  async function subjects(): Promise<string[]> {
    const of = async (type: string, path: string) =>
      (await every<{ id: number }>(path)).map(({ id }) => `${type}:${id}`);
    return [
      `property:${property}`,
      ...(await of('request', 'requests/')),
      ...(await of('work_order', 'work-orders/')),
      ...(await of('inspection', 'inspections/')),
    ];
  }

  const files = async () =>
    (
      await Promise.all((await subjects()).map((subject) => every<AttachedFile>(`files/?subject=${subject}`)))
    ).flat();

  /** Does it, or is refused with a reason: never a fault. */
  async function perform(step: Operation): Promise<void> {
    const sent = await sentBy(step);
    if (!sent) return;
    const { method, path, body } = sent;
    const reply = await (method ? patch(path, body) : post(path, body, book.admin));
    expect({ step, isFault: reply.status >= 500, body: reply.body }).toMatchObject({ isFault: false });
    addCount(reply.status < 300 ? 'operations' : 'refusals');
  }

  const costsBy = async (by: CostGrouping, known?: number) =>
    (
      await get<MaintenanceCosts>(
        `reports/maintenance-costs/?currency=USD&from=2026-01-01&to=2026-12-31&by=${by}${known === undefined ? '' : `&known=${known}`}`,
      )
    ).body;

  /** Every order has its bill or its charge at most, and costs have one total by whatever they are added up: that of the lines. */
  async function checkCosts(): Promise<void> {
    const orders = await every<WorkOrder>('work-orders/');
    for (const { bill, charge, bearer, state, actual } of orders) {
      const posted = [bill, charge].filter((made) => made !== null).length;
      const isPosted = state === 'closed' && bearer !== 'agency' && toMinor(actual?.amount ?? '0.00') > 0n;
      expect({ state, bearer, posted }).toEqual({ state, bearer, posted: isPosted ? 1 : 0 });
    }
    const posted = orders.flatMap(({ bill, charge }) => [bill && `b${bill.id}`, charge && `c${charge.id}`]);
    const all = posted.filter((made) => made !== null);
    expect(new Set(all).size).toBe(all.length);
    const closed = orders.filter(
      ({ state, actual }) => state === 'closed' && toMinor(actual?.amount ?? '0.00') > 0n,
    );
    const total = closed.reduce((sum, { actual }) => sum + toMinor(actual?.amount ?? '0.00'), 0n);
    for (const by of costGroupings) {
      const { totals, results } = await costsBy(by);
      const sum = results.reduce((so, row) => so + toMinor(row.total), 0n);
      expect({ by, orders: totals.orders, total: totals.total, sum: toDecimal(sum) }).toEqual({
        ...{ by, orders: closed.length, total: toDecimal(total), sum: toDecimal(total) },
      });
    }
  }

  /** A request is where its orders have brought it. */
  async function checkRequests(): Promise<void> {
    const orders = await every<WorkOrder>('work-orders/');
    for (const { id, number, state } of await every<MaintenanceRequest>('requests/')) {
      const living = orders.filter((order) => order.request?.id === id && order.state !== 'cancelled');
      const isDone =
        living.length > 0 && living.every((order) => ['completed', 'closed'].includes(order.state));
      const expected = isDone
        ? ['done']
        : living.length > 0
          ? ['ordered']
          : ['new', 'accepted', 'declined', 'duplicate'];
      expect(expected, number).toContain(state);
    }
  }

  /** A second run drafts nothing, and no day of a schedule has two orders. */
  async function checkSchedules(): Promise<void> {
    const run = () => post<ScheduleRun>('schedule-runs/', {});
    await run();
    expect((await run()).body.created).toEqual([]);
    const twice = await rows(
      context.context.server.db,
      sql`SELECT schedule_id, due_on FROM work_orders WHERE client_id = ${book.client} AND schedule_id IS NOT NULL
          GROUP BY 1, 2 HAVING count(*) > 1`,
    );
    expect(twice).toEqual([]);
  }

  const contentOf = (id: number, token: string) =>
    context.context.server.app.inject({
      method: 'GET',
      url: `/api/files/${id}/content/`,
      headers: { authorization: `Bearer ${token}` },
    });

  /** A file and a final inspection give the bytes of their SHA-256, and a stranger learns of neither. */
  async function checkEvidence(sealed: Map<number, Inspection>): Promise<void> {
    for (const { id, sha256, size } of await files()) {
      const { statusCode, rawPayload } = await contentOf(id, book.user);
      expect({ id, statusCode, size: rawPayload.length, sha256: sha256Of(rawPayload) }).toEqual({
        ...{ id, statusCode: 200, size, sha256 },
      });
      expect((await contentOf(id, book.stranger)).statusCode).toBe(404);
    }
    for (const inspection of await every<Inspection>('inspections/')) {
      const { id, state, sha256 } = inspection;
      expect((await get(`inspections/${id}/`, book.stranger)).status).toBe(404);
      if (state !== 'final') {
        expect(sha256).toBeNull();
        continue;
      }
      if (!sealed.has(id)) sealed.set(id, inspection);
      expect(inspection).toEqual(sealed.get(id));
      expect(await sealOf(context.context.server.db, inspection)).toBe(sha256);
    }
  }

  /** The list is what a naive reading of the book finds. */
  async function checkTodos(): Promise<void> {
    const { results } = (await get<TodoPage>('todo/?page_size=100')).body;
    const listed = results.map((row) => `${row.kind} ${row.due_on} ${row.priority}`).sort();
    expect(listed).toEqual(await naiveTodos(context.context.server.db, book.client, day()));
  }

  it('what must always hold of maintenance, files and to-dos holds after any operations', {
    timeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 40, size: 'max' }), async (steps) => {
        await prepare();
        const sealed = new Map<number, Inspection>();
        const reported = new Map<number, MaintenanceCosts>();
        for (const step of steps) {
          await perform(step);
          await checkRequests();
          await checkCosts();
          await checkEvidence(sealed);
          await checkTodos();
          for (const [known, report] of reported) expect(await costsBy('month', known)).toEqual(report);
          const { known_seq } = await costsBy('month');
          if (!reported.has(known_seq)) reported.set(known_seq, await costsBy('month', known_seq));
        }
        await checkSchedules();
        await checkTodos();
      }),
      { examples: [[finished]], numRuns: amount(2, 300), seed: 20_261_127, endOnFailure: true },
    );
  });
});
