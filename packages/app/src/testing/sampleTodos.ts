import { today } from '@rentsafe/domain/date';
import type { Todo } from '@rentsafe/domain/todo';
import { addDays } from '@rentsafe/format/date';

/** Something to do that was written down, due so many days from today. */
export const sampleTodo = (id: number, days: number, overrides: Partial<Todo> = {}): Todo => ({
  ...{
    key: `manual:${id}`,
    id,
    kind: 'manual',
    title: 'Read the meters',
    category: 'Meters',
    priority: 'medium',
  },
  due_on: addDays(today(), days),
  ...{ subject: null, since: null, assigned_to: null, waits_for: [], note: null, done_on: null, version: 1 },
  ...overrides,
});

/** Something that a query found. */
const found = (
  kind: Todo['kind'],
  days: number,
  {
    id,
    ...rest
  }: Pick<Todo, 'title' | 'category' | 'priority' | 'subject'> & Partial<Todo> & { id: number | string },
): Todo => sampleTodo(0, days, { ...rest, key: `${kind}:${id}`, kind, id: null, version: null });

/** Of several kinds, as the server orders them. */
export const sampleTodos = (): readonly Todo[] => [
  found('promise_due', -3, {
    ...{ id: 7, title: 'Promise broken on lease L-0012, Tendai Moyo', category: 'Debts', priority: 'high' },
    subject: { type: 'lease', id: 12, name: 'L-0012' },
  }),
  found('payment_to_approve', 0, {
    ...{ id: 12, title: 'Approve PV-000012 to Rudo Makoni', category: 'Payments', priority: 'high' },
    subject: { type: 'disbursement', id: 12, name: 'PV-000012' },
    waits_for: [{ id: 4, name: 'Tendai Moyo' }],
  }),
  sampleTodo(3, 0, {
    title: 'Agree with the landlord when the borehole pump is repaired, and tell the tenants',
    category: 'Water',
    subject: { type: 'property', id: 4, name: '12 King George Road' },
    assigned_to: { id: 1, name: 'Rudo Makoni' },
    note: 'The pump has failed twice since January.',
  }),
  sampleTodo(4, 2, { priority: 'low' }),
  found('order_to_close', 2, {
    ...{ id: 9, title: 'Close WO-000009 and say who pays: Sparks from the main board' },
    ...{ category: 'Maintenance', priority: 'medium', since: addDays(today(), -1) },
    waits_for: [{ id: 1, name: 'Rudo Makoni' }],
    subject: { type: 'work_order', id: 9, name: 'WO-000009' },
  }),
  found('lease_ending', 19, {
    ...{ id: 31, title: 'Lease L-0031, Rumbidzai Ncube, ends: extend it or give notice', category: 'Leases' },
    priority: 'medium',
    subject: { type: 'lease', id: 31, name: 'L-0031' },
  }),
];
