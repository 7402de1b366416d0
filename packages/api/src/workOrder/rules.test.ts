import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { beforeAll, expect, it } from 'vitest';
import { usd, useBook } from '../testing/book.ts';
import { onEitherDatabase } from '../testing/databases.ts';
import { type Columns, change, insert, refusalOf } from '../testing/refusal.ts';
import { openTrust, rentOf } from '../testing/trust.ts';

// The rules of work orders as SQL alone: whatever the server does, what is tried here cannot be written.

onEitherDatabase((kind) => {
  const context = useBook(kind, '2026-03-15T08:00:00Z');
  const { book, post, patch } = context;
  const none = 'nothing';
  let order: WorkOrder;

  beforeAll(async () => {
    const trust = await openTrust(context);
    const { property } = await trust.let(rentOf('2026-01-01', '1000.00'));
    await patch(`properties/${property}/`, { repair_limit: [usd('200.00')], version: 1 });
    const { body: contractor } = await post<{ id: number }>('contractors/', {
      name: 'K',
      industry: 'Plumber',
    });
    const report = {
      property,
      reported_by: 'Tenant',
      category: 'water',
      priority: 'urgent',
      summary: 'Leak',
    };
    const { body: request } = await post<{ id: number }>('requests/', report);
    await post(`requests/${request.id}/accept/`, {});
    const what = { request: request.id, contractor: contractor.id, estimate: usd('250.00') };
    order = (await post<WorkOrder>('work-orders/', what)).body;
  });

  const refusal = (...statements: string[]) => refusalOf(context.context.server.db, ...statements);
  const changed = (columns: Columns) => change('work_orders', columns);
  const consent = (amount = 25_000) =>
    insert('landlord_consents', {
      ...{ client_id: book.client, work_order_id: order.id, given_by: 'Landlord', amount, currency: 'USD' },
      ...{ given_on: '2026-03-01', evidence: 'Email' },
    });
  const issued = () => changed({ state: 'issued', issued_on: '2026-03-01' });
  const completed = () => changed({ state: 'completed', completed_on: '2026-03-02' });
  const closed = (more: Columns = {}) =>
    changed({ state: 'closed', closed_on: '2026-03-03', bearer: 'agency', closed_seq: 0, ...more });

  it('G16 an order above the limit is issued with the consent of the landlord, or as a marked emergency', async () => {
    expect(await refusal(issued())).toBe('work_order_consent');
    const marked = (more: Columns = {}) =>
      changed({ state: 'issued', issued_on: '2026-03-01', without_consent: '(true)', ...more });
    expect(await refusal(marked())).toBe('work_order_consent');
    expect(await refusal(marked({ priority: 'emergency' }))).toBe(none);
    expect(await refusal(changed({ estimate: 20_000 }), issued())).toBe(none);
    expect(await refusal(changed({ estimate: 20_000 }), issued(), changed({ estimate: 20_001 }))).toBe(
      'work_order_consent',
    );
    expect(await refusal(consent(), issued())).toBe(none);
    expect(await refusal(consent(24_999), issued())).toBe('work_order_consent');
    expect(await refusal(consent(24_999), consent(), issued())).toBe(none);
    expect(await refusal(consent(), issued(), changed({ estimate: 25_001 }))).toBe('work_order_consent');
    expect(await refusal(consent(), issued(), changed({ without_consent: '(true)' }))).toBe(
      'work_order_consent',
    );
    expect(await refusal(consent(), 'DELETE FROM landlord_consents')).not.toBe(none);
    // In the other currency at the last rate; without one nothing is allowed.
    const zig = (estimate: number) => changed({ currency: 'ZWG', estimate });
    const rate = insert('rates', {
      ...{
        client_id: book.client,
        on_date: '2026-03-01',
        rate: 25,
        source: 'RBZ',
        recorded_on: '2026-03-01',
      },
    });
    expect(await refusal(zig(1), issued())).toBe('work_order_consent');
    expect(await refusal(rate, zig(500_000), issued())).toBe(none);
    expect(await refusal(rate, zig(500_001), issued())).toBe('work_order_consent');
    expect(await refusal(rate, consent(), zig(625_000), issued())).toBe(none);
  });

  it('goes forward from its draft, with its days in order, and what is closed is fixed', async () => {
    expect(await refusal(consent(), issued(), completed(), closed())).toBe(none);
    expect(await refusal(completed())).toBe('work_order_forward');
    expect(await refusal(consent(), issued(), closed())).toBe('work_order_forward');
    expect(
      await refusal(consent(), issued(), changed({ state: 'started', started_on: '2026-02-28' })),
    ).toMatch(/_check/);
    expect(await refusal(consent(), issued(), completed(), closed(), changed({ summary: 'X' }))).toBe(
      'work_order_fixed',
    );
    expect(await refusal(changed({ contractor_id: null }), issued())).not.toBe(none);
    expect(await refusal(changed({ number: 'WO-000009' }))).toBe('work_order_fixed');
    expect(await refusal('DELETE FROM work_orders')).not.toBe(none);
    const line = {
      ...{ client_id: book.client, work_order_id: order.id, line: 1, kind: 'other' },
      ...{ description: 'Pipe', currency: 'USD', quantity: 1, rate: 100 },
    };
    expect(await refusal(insert('work_order_lines', line))).toBe(none);
    expect(await refusal(consent(), issued(), completed(), closed(), insert('work_order_lines', line))).toBe(
      'work_order_fixed',
    );
  });

  it('is closed to one thing alone, which its bearer pays', async () => {
    const done = [consent(), issued(), completed()];
    expect(await refusal(...done, closed({ bill_id: 1 }))).toMatch(/_check/);
    expect(await refusal(...done, closed({ bearer: 'landlord', bill_id: 999_999 }))).toMatch(/fkey/);
    expect(await refusal(...done, closed({ bearer: 'tenant', charge_id: 1, bill_id: 1 }))).toMatch(/_check/);
    expect(await refusal(...done, closed({ bearer: null }))).toMatch(/_check/);
  });

  it('a request is what its orders make it, and no other state is written over it', async () => {
    const request = (columns: Columns) => change('maintenance_requests', columns);
    expect(await refusal(request({ state: 'new' }))).toBe('request_forward');
    expect(await refusal(request({ state: 'declined', reason: 'No' }))).toBe('request_forward');
    const cancelled = changed({ state: 'cancelled', reason: 'Sold' });
    expect(await refusal(cancelled, request({ state: 'declined', reason: 'No' }))).toBe(none);
    expect(await refusal(request({ duplicate_of: order.request?.id ?? 0 }))).toMatch(/_check/);
  });

  it('a schedule has one order a day, and a budget one row', async () => {
    const schedule = insert('maintenance_schedules', {
      ...{ id: 900_001, client_id: book.client, property_id: order.property.id, category: 'garden' },
      ...{
        summary: 'Hedge',
        every_count: 1,
        every_unit: 'month',
        from_on: '2026-01-31',
        search_text: 'hedge',
      },
    });
    const occurrence = insert('work_orders', {
      ...{ client_id: book.client, number: '', schedule_id: 900_001, due_on: '2026-01-31' },
      ...{ property_id: order.property.id, category: 'garden', priority: 'low', summary: 'Hedge' },
      ...{ currency: 'USD', finish_by: '2026-01-31', search_text: 'hedge' },
    });
    expect(await refusal(schedule, occurrence)).toBe(none);
    expect(await refusal(schedule, occurrence, occurrence)).toBe('one_order_an_occurrence');
    const budget = insert('budgets', { client_id: book.client, year: 2026, currency: 'USD', amount: 100 });
    expect(await refusal(budget)).toBe(none);
    expect(await refusal(budget, budget)).toBe('one_budget');
  });
});
