import type { Approval } from '@rentsafe/domain/approval';
import type { AuditEvent } from '@rentsafe/domain/audit';
import type { Disbursement } from '@rentsafe/domain/disbursement';
import type { Journal } from '@rentsafe/domain/journal';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { beforeEach, expect, it } from 'vitest';
import { type Refusal, usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T10:00:00Z');
  const { book, get, post, patch } = context;
  let trust: Awaited<ReturnType<typeof openTrust>>;
  let lease = 0;
  let property = 0;
  let payment: Disbursement;

  const listed = async (query = '', token = book.admin) =>
    (await get<Paginated<Approval>>(`approvals/?${query}`, token)).body.results;
  const numbers = async (query = '', token = book.admin) =>
    (await listed(query, token)).map(({ number }) => number);

  beforeEach(async () => {
    trust = await openTrust(context);
    ({ lease, property } = await trust.let(rentOf('2026-01-01', '1000.00')));
    await patch(`properties/${property}/`, { repair_limit: [usd('200.00')], version: 1 });
    await trust.run('2026-01');
    await trust.pay(lease, '2026-01-05', '1000.00');
    payment = (await trust.draft('landlord', [{ property, amount: '300.00' }])).body;
  });

  const order = async (estimate: string) => {
    const { body: contractor } = await post<{ id: number }>('contractors/', {
      name: 'K',
      industry: 'Plumber',
    });
    const what = { contractor: contractor.id, property, category: 'plumbing', priority: 'urgent' };
    const answer = await post<WorkOrder & Refusal>('work-orders/', {
      ...what,
      ...{ summary: 'Mend the tap', estimate: usd(estimate) },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };

  it('has what waits: whose, how much, since when, by whom made and who may approve', async () => {
    const [row] = await listed('', trust.second);
    expect(row).toEqual({
      ...{ kind: 'disbursement', id: payment.id, number: 'PV-000001', purpose: 'landlord' },
      party: payment.party,
      detail: expect.any(String),
      amount: usd('300.00'),
      bank_account: { id: trust.bank, name: 'B' },
      payee: payment.payee,
      since: '2026-03-15',
      made_by: payment.made_by,
      edited_by: [],
      waits_for: [{ id: expect.any(Number), name: expect.any(String) }],
      mine: true,
      version: 1,
    });
    expect(row?.waits_for).not.toContainEqual(payment.made_by);
  });

  it('is mine where another made it, and goes when it is approved or posted', async () => {
    const draft = { kind: 'customer_debit', lease, amount: usd('5.00'), reason: 'Goodwill' };
    const { body: journal } = await post<Journal>('journals/', draft);
    expect(await numbers('mine=true')).toEqual(['JV-000001']);
    expect(await numbers('mine=false')).toEqual(['PV-000001']);
    expect(await numbers('mine=true', trust.second)).toEqual(['PV-000001', 'JV-000001']);
    expect(await numbers('mine=true', book.user)).toEqual([]);
    expect(await numbers('', book.user)).toEqual(['PV-000001', 'JV-000001']);
    // As the list had it.
    const { version } = payment;
    const approve = (token: string) =>
      post<Refusal>(`disbursements/${payment.id}/approve/`, { version }, token);
    const both = await Promise.all([approve(trust.second), approve(trust.second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await post(`journals/${journal.id}/post/`, { version: 1 }, trust.second);
    expect(await numbers()).toEqual([]);
    expect((await trust.balances()).paying).toBe('-300.00');
    const history = await get<Paginated<AuditEvent>>(`audit/?subject=disbursement:${payment.id}`, book.admin);
    expect(history.body.results[0]?.changes.approved_by).toEqual([null, expect.stringMatching(/^\w+ \w+/)]);
  });

  it('has orders above what the landlord agreed to, and those that are completed', async () => {
    await trust.verb(payment, 'cancel');
    const small = await order('150.00');
    const large = await order('250.00');
    expect(await listed()).toMatchObject([
      { number: large.number, purpose: 'consent', amount: usd('250.00'), waits_for: [], mine: false },
    ]);
    expect(await numbers('mine=true')).toEqual([]);
    await post(`work-orders/${small.id}/issue/`, {});
    const lines = [{ kind: 'labour', description: 'Plumber', quantity: '1', rate: '150.00' }];
    const done = await post<Refusal>(`work-orders/${small.id}/complete/`, { invoice_number: '7', lines });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await listed('mine=true')).toMatchObject([
      {
        number: small.number,
        purpose: 'close',
        amount: usd('150.00'),
        detail: expect.stringMatching(/^Mend the tap, /),
      },
    ]);
  });
});
