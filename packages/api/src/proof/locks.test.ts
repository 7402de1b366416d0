import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { lockBook } from '../book/lock.ts';
import { rows } from '../db/database.ts';
import { usd, useBook } from '../testing/book.ts';
import { addCount, amount, isWhole } from '../testing/proof.ts';
import { bodies } from '../testing/samples.ts';
import { openTrust, rentOf, supplier } from '../testing/trust.ts';
import { undoing } from '../testing/undone.ts';

interface Verb {
  path: string;
  body: object;
  method?: string;
}

/** Holds the records that verbs lock. */
const tables = [
  ...[
    'leases',
    'charges',
    'receipts',
    'disbursements',
    'work_orders',
    'maintenance_requests',
    'claims',
    'disputes',
    'bills',
  ],
  ...[
    'journals',
    'bank_lines',
    'bank_accounts',
    'properties',
    'units',
    'landlords',
    'contractors',
    'documents',
    'inspections',
  ],
];

class Tried extends Error {}

/** One each of whatever a book has, and what can be done with it now. */
describe('G17 two verbs at once, of one lease, one receipt, one payment or one order', () => {
  const context = useBook('postgres', '2026-03-05T08:00:00Z');
  const { book, post } = context;
  const verbs: Record<string, Verb> = {};
  let undone: ReturnType<typeof undoing>;
  let approver = '';

  /** Makes a record; of one that cannot be made the test fails. */
  const made = async (path: string, body: object, token = book.admin) => {
    const answer = await post<{ id: number; lines: { id: number }[] }>(path, body, token);
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  };
  const send = (name: string) => {
    const { path, body, method = 'POST' } = verbs[name] as Verb;
    return context.context.server.request(method, `/api/${path}`, { token: approver, body });
  };

  beforeAll(async () => {
    const trust = await openTrust(context);
    approver = trust.second;
    const { bank, run, pay } = trust;
    const { lease, property } = await trust.let(
      rentOf('2026-01-01', '1000.00', { to_on: '2026-12-31', reportable: true, deposit: usd('500.00') }),
    );
    await run('2026-01', '2026-02');
    const { id: charge } = await made('charges/', {
      lease,
      type: 'other',
      net: usd('40.00'),
      charged_on: '2026-02-01',
    });
    const settled = await pay(lease, '2026-01-05', '1700.00');
    const open = await pay(lease, '2026-02-05', '100.00', { allocations: 'none' });
    const unknown = await made('receipts/', {
      ...{ bank_account: bank, received_on: '2026-02-06', amount: usd('30.00'), method: 'transfer' },
    });
    const at = (kind: string, id: number, each: Record<string, object>, more = {}) => {
      for (const [verb, body] of Object.entries(each)) {
        verbs[`${kind} ${verb}`] =
          verb === 'edit'
            ? { path: `${kind}/${id}/`, body, method: 'PATCH', ...more }
            : { path: `${kind}/${id}/${verb}/`, body };
      }
    };
    const create = (name: string, path: string, body: object) => {
      verbs[name] = { path, body };
    };

    // The lease: in force, in draft, and under notice.
    at('leases', lease, {
      edit: { grace_days: 7, version: 2 },
      'give-notice': { given_on: '2026-03-01', ends_on: '2026-06-30' },
      extend: { to_on: null },
      end: { on: '2026-03-04', reason: 'Moved' },
    });
    const parties = [{ party: supplier, role: 'tenant' }];
    const terms = { ...rentOf('2026-01-01', '200.00', { to_on: '2026-12-31' }), parties };
    const { id: draft } = await made('leases/', { ...terms, unit: await context.newUnit() });
    for (const verb of ['activate', 'cancel'])
      verbs[`draft ${verb}`] = { path: `leases/${draft}/${verb}/`, body: {} };
    verbs['draft edit'] = { path: `leases/${draft}/`, body: { grace_days: 7, version: 1 }, method: 'PATCH' };
    const { id: leaving } = await made('leases/', { ...terms, unit: await context.newUnit() });
    await made(`leases/${leaving}/activate/`, {});
    await made(`leases/${leaving}/give-notice/`, { given_on: '2026-03-01', ends_on: '2026-06-30' });
    verbs['notice withdraw'] = { path: `leases/${leaving}/withdraw-notice/`, body: {} };
    verbs['notice end'] = { path: `leases/${leaving}/end/`, body: { on: '2026-03-04', reason: 'Moved' } };
    create('run', 'charge-runs/', { month: '2026-03' });
    create('charge', 'charges/', { lease, type: 'other', net: usd('12.00') });
    create('credit', `charges/${charge}/credit/`, { amount: usd('2.50'), reason: 'Leak', kind: 'credit' });
    create('deduct', `deposits/${lease}/deduct/`, { charge, amount: usd('1.00') });
    create('refund', `deposits/${lease}/refund/`, { amount: usd('1.00'), bank_account: bank });
    create('claim', 'claims/', {
      lease,
      party: { type: 'individual', id: 2 },
      type: 'damage',
      amount: usd('2.50'),
      reason: 'Gate',
    });
    create('dispute', 'disputes/', { charge, party: { type: 'individual', id: 2 }, reason: 'Paid in cash' });
    create('promise', `debt-calls/${lease}/promise/`, { amount: usd('2.50'), by_on: '2026-12-31' });
    create('message', 'messages/', {
      channel: 'email',
      subject: 'Water',
      body: 'Off.',
      to: { leases: { filter: 'all' } },
      key: 'a',
    });
    const { id: template } = await made('document-templates/', bodies.createDocumentTemplate?.(1) as object);
    create('document', `leases/${lease}/documents/`, { template });
    const { id: journal } = await made('journals/', {
      kind: 'customer_debit',
      lease,
      amount: usd('2.50'),
      on: '2026-02-01',
      reason: 'Key',
    });
    at('journals', journal, { post: { version: 1 }, cancel: {} });

    // The receipt: spread over charges, open, and of nobody yet; and a line of the bank that shows it.
    create('receive', 'receipts/', {
      lease,
      bank_account: bank,
      received_on: '2026-03-01',
      amount: usd('50.00'),
      method: 'cash',
    });
    at('receipts', settled.id, { unallocate: {}, reverse: { reason: 'Bounced' } });
    verbs['open allocate'] = { path: `receipts/${open.id}/allocate/`, body: {} };
    verbs['open reverse'] = { path: `receipts/${open.id}/reverse/`, body: { reason: 'Bounced' } };
    verbs['unknown identify'] = { path: `receipts/${unknown.id}/identify/`, body: { lease } };
    verbs['unknown reverse'] = { path: `receipts/${unknown.id}/reverse/`, body: { reason: 'Bounced' } };
    const statement = await made('bank-statements/', {
      ...{
        bank_account: bank,
        from_on: '2026-02-01',
        to_on: '2026-02-28',
        opening: '0.00',
        closing: '130.00',
      },
      lines: [
        { on: '2026-02-05', description: 'EFT', amount: '100.00' },
        { on: '2026-02-06', description: 'CASH', amount: '30.00' },
      ],
    });
    const [first = 0, second = 0] = statement.lines.map(({ id }) => id);
    await made(`bank-lines/${second}/match/`, { receipts: [unknown.id] });
    create('line match', `bank-lines/${first}/match/`, { receipts: [open.id] });
    create('line unmatch', `bank-lines/${second}/unmatch/`, {});

    // The payment: drafted, approved, and paid.
    const lines = [{ property, amount: '100.00' }];
    const { body: drafted } = await trust.draft('landlord', lines);
    at('disbursements', drafted.id, {
      edit: { lines: [{ property, amount: '90.00' }], version: 1 },
      approve: { version: 1 },
      cancel: {},
    });
    const other = await trust.let(rentOf('2026-01-01', '300.00'), {
      landlord: { type: 'individual', id: 4 },
    });
    await run('2026-02');
    await pay(other.lease, '2026-02-01', '300.00');
    const payee = { party: { type: 'individual', id: 4 } };
    const spent = [{ property: other.property, amount: '50.00' }];
    const { body: approved } = await trust.draft('landlord', spent, payee);
    await made(`disbursements/${approved.id}/approve/`, { version: 1 }, trust.second);
    verbs['approved pay'] = { path: `disbursements/${approved.id}/pay/`, body: { reference: 'EFT 7' } };
    verbs['approved fail'] = {
      path: `disbursements/${approved.id}/fail/`,
      body: { reason: 'Wrong account' },
    };
    const paid = await trust.out('landlord', '2026-03-02', spent, payee);
    verbs['paid fail'] = { path: `disbursements/${paid.id}/fail/`, body: { reason: 'Returned' } };
    create('prepare', 'disbursements/prepare/', { bank_account: bank, currency: 'USD' });
    create('bill', 'bills/', {
      party: supplier,
      property,
      number: 'B 1',
      billed_on: '2026-03-01',
      due_on: '2026-03-31',
      amount: usd('20.00'),
      description: 'Plumber',
    });

    // The order: drafted, issued, and completed; and the request behind it.
    const repair = { property, category: 'plumbing', priority: 'urgent', summary: 'The tap drips' };
    const { id: contractor } = await made('contractors/', {
      name: 'Taps',
      industry: 'Plumber',
      party: supplier,
    });
    const { id: request } = await made('requests/', { ...repair, reported_by: 'T. Moyo' });
    at('requests', request, {
      edit: { access: 'After five', version: 1 },
      accept: {},
      decline: { reason: 'Twice' },
    });
    const order = async (steps: Record<string, object>) => {
      const { id } = await made('work-orders/', { ...repair, contractor, estimate: usd('30.00') });
      await made(`work-orders/${id}/consent/`, { given_by: 'R. Makoni', evidence: 'Email' });
      for (const [step, body] of Object.entries(steps)) await made(`work-orders/${id}/${step}/`, body);
      return id;
    };
    const work = {
      lines: [{ kind: 'labour', description: 'Two hours', quantity: '2', rate: '15.00' }],
      invoice_number: 'T 1',
    };
    at('work-orders', await order({}), {
      edit: { instructions: 'Ring first', version: 2 },
      issue: {},
      cancel: { reason: 'Twice' },
    });
    const issued = await order({ issue: {} });
    for (const [verb, body] of Object.entries({ start: {}, complete: work, cancel: { reason: 'Twice' } })) {
      verbs[`issued ${verb}`] = { path: `work-orders/${issued}/${verb}/`, body };
    }
    const completed = await order({ issue: {}, complete: work });
    for (const [verb, body] of Object.entries({
      close: { bearer: 'landlord' },
      reopen: { reason: 'It drips' },
    })) {
      verbs[`completed ${verb}`] = { path: `work-orders/${completed}/${verb}/`, body };
    }
    undone = undoing(context.context.server.database);
    undone.isOn = true;
  }, 60_000);

  it('each can be done alone', async () => {
    const refused: unknown[] = [];
    for (const name of Object.keys(verbs)) {
      const { status, body } = await send(name);
      if (status >= 300) refused.push([name, status, body]);
    }
    expect(refused).toEqual([]);
  });

  it('each waits for the book before it locks a record', async () => {
    const { db } = context.context.server;
    const early: unknown[] = [];
    for (const name of Object.keys(verbs)) {
      let answer: ReturnType<typeof send> | undefined;
      const holding = db.transaction(async (tx) => {
        await lockBook(tx, book.client);
        answer = send(name);
        const isWaiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        await expect.poll(() => rows(db, isWaiting), { interval: 2 }).toHaveLength(1);
        for (const table of tables) {
          const free = sql`SELECT FROM ${sql.identifier(table)} WHERE client_id = ${book.client} FOR UPDATE NOWAIT`;
          await tx
            .transaction(async (inner) => {
              await inner.execute(free);
              throw new Tried();
            })
            .catch((error: unknown) => {
              if (!(error instanceof Tried)) early.push([name, table]);
            });
        }
      });
      await holding;
      await answer;
    }
    expect(early).toEqual([]);
  });

  it('and any two at once end without a deadlock, and without a 5xx', { timeout: 3_600_000 }, async () => {
    const names = Object.keys(verbs);
    const all = names.flatMap((a, at) => names.slice(at).map((b) => [a, b] as const));
    // Of a test run, other ones than the next to each other in the list.
    const pairs = all.filter((_, at) => isWhole || at % 47 === 0);
    const rounds = amount(5, 25);
    const failed: unknown[] = [];
    for (const [a, b] of pairs) {
      // Up to five pairs at once: the pool has ten connections.
      for (let left = rounds; left > 0; left -= 5) {
        const both = Array.from({ length: Math.min(left, 5) }, () => [send(a), send(b)]).flat();
        for (const { status } of await Promise.all(both)) if (status >= 500) failed.push([a, b, status]);
      }
      addCount('pairs', rounds);
    }
    expect(failed).toEqual([]);
    expect(undone.conflicts).toEqual([]);
  });
});
