import type { Contractor } from '@rentsafe/domain/contractor';
import type { Budget, MaintenanceCosts, MaintenanceHistoryRow } from '@rentsafe/domain/maintenanceReport';
import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { ownBook } from './ownBook';

const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;

export const sampleContractor = (changes: Partial<Contractor> = {}): Contractor => ({
  id: 2,
  client: ownBook,
  name: 'Kopje Plumbing',
  number: '77/2021',
  industry: 'Plumber',
  party: { type: 'company', id: 4, name: 'Kopje Plumbing' },
  mobile: '+263770000002',
  telephone: null,
  email: 'office@kopje.example',
  contact: { name: 'Rudo Makoni', mobile: '+263770000012', email: null },
  address: '5 Mutare Road, Msasa, Harare',
  currency: 'USD',
  standard_rate: '20.00',
  emergency_rate: '35.00',
  licence_number: 'L-77',
  is_active: true,
  open_orders: 2,
  version: 1,
  ...changes,
});

const trade = (
  id: number,
  name: string,
  industry: string,
  person: string,
  changes: Partial<Contractor> = {},
) =>
  sampleContractor({
    id,
    name,
    industry,
    number: null,
    contact: { name: person, mobile: null, email: null },
    mobile: `+26377000000${id}`,
    open_orders: 0,
    ...changes,
  });

export const sampleContractors: readonly Contractor[] = [
  sampleContractor(),
  trade(1, 'Msasa Electrical', 'Electrician', 'Tendai Moyo', { standard_rate: '25.00', open_orders: 1 }),
  trade(3, 'Jacaranda Gardens', 'Landscaping', 'Nomsa Dube', { currency: 'ZIG', standard_rate: '450.00' }),
  trade(4, 'Baobab Roofing', 'Roofing contractor', 'Farai Chirwa', { party: null, standard_rate: '35.00' }),
  trade(5, 'Mukuvisi Fire Services', 'Fire Protection / Sprinklers', 'Garikai Shumba', { is_active: false }),
];

const house = { id: 1, name: '12 King George Road' };
const court = { id: 2, name: '5 Mutare Road' };

/** What a tenant reported, and nobody has answered yet. */
export const sampleRequest = (changes: Partial<MaintenanceRequest> = {}): MaintenanceRequest => ({
  id: 12,
  client: ownBook,
  number: 'RQ-000012',
  property: house,
  unit: { id: 1, unit_number: '1' },
  lease: { id: 1, number: 'L-0001' },
  tenant: { type: 'individual', id: 11, name: 'Tendai Moyo' },
  reported_on: '2026-02-27',
  reported_by: 'Tendai Moyo',
  telephone: '+263771234567',
  category: 'plumbing',
  priority: 'urgent',
  summary: 'Kitchen tap leaks',
  description: 'It drips day and night, and the cupboard below is wet.',
  access: 'After 17:00; the gate has a bell.',
  state: 'new',
  accepted_on: null,
  respond_by: '2026-02-28',
  finish_by: '2026-03-02',
  overdue: true,
  orders: [],
  reason: null,
  duplicate_of: null,
  version: 1,
  ...changes,
});

/** Of each state one, as the list has them. */
export const sampleRequests: readonly MaintenanceRequest[] = [
  sampleRequest({
    id: 14,
    number: 'RQ-000014',
    property: court,
    unit: { id: 2, unit_number: 'B2' },
    tenant: { type: 'company', id: 12, name: 'Msasa Court Traders' },
    lease: { id: 2, number: 'L-0002' },
    category: 'electrical',
    priority: 'emergency',
    summary: 'Sparks from the main board',
    reported_on: '2026-03-02',
    respond_by: '2026-03-02',
    finish_by: '2026-03-03',
    overdue: false,
    state: 'ordered',
    accepted_on: '2026-03-02',
    orders: [{ id: 9, number: 'WO-000009' }],
  }),
  sampleRequest(),
  sampleRequest({
    id: 13,
    number: 'RQ-000013',
    property: court,
    unit: null,
    lease: null,
    tenant: null,
    category: 'security',
    priority: 'normal',
    summary: 'Gate motor does not open',
    finish_by: '2026-03-14',
    overdue: false,
    state: 'accepted',
    accepted_on: '2026-03-01',
  }),
  sampleRequest({
    id: 11,
    number: 'RQ-000011',
    summary: 'Bathroom tiles are loose',
    state: 'done',
    overdue: false,
    accepted_on: '2026-02-20',
    orders: [{ id: 7, number: 'WO-000007' }],
  }),
  sampleRequest({
    id: 10,
    number: 'RQ-000010',
    summary: 'Paint the lounge green',
    priority: 'low',
    state: 'declined',
    overdue: false,
    reason: 'The lease leaves colours to the tenant.',
  }),
  sampleRequest({
    id: 9,
    number: 'RQ-000009',
    summary: 'Tap again',
    state: 'duplicate',
    overdue: false,
    duplicate_of: { id: 12, number: 'RQ-000012' },
  }),
];

/** Above the limit of the property, and not agreed to. */
export const sampleOrder = (changes: Partial<WorkOrder> = {}): WorkOrder => ({
  id: 12,
  client: ownBook,
  number: 'WO-000012',
  request: { id: 12, number: 'RQ-000012' },
  schedule: null,
  due_on: null,
  property: house,
  unit: { id: 1, unit_number: '1' },
  lease: { id: 1, number: 'L-0001' },
  tenant: { type: 'individual', id: 11, name: 'Tendai Moyo' },
  contractor: { id: 2, name: 'Kopje Plumbing' },
  sent: null,
  landlord: { type: 'individual', id: 12, name: 'Rudo Makoni' },
  category: 'plumbing',
  priority: 'urgent',
  summary: 'Kitchen tap leaks',
  instructions: 'Replace the tap and the pipe below.',
  estimate: usd('250.00'),
  currency: 'USD',
  finish_by: '2026-03-02',
  state: 'draft',
  overdue: false,
  issued_on: null,
  started_on: null,
  completed_on: null,
  closed_on: null,
  lines: [],
  actual: null,
  invoice_number: null,
  notes: null,
  reason: null,
  consent: null,
  repair_limit: usd('200.00'),
  agreed: usd('200.00'),
  without_consent: false,
  bearer: null,
  bill: null,
  charge: null,
  version: 1,
  ...changes,
});

const consent = {
  ...{ given_by: 'Rudo Makoni', given_on: '2026-03-01', evidence: 'Email of 1 March' },
  amount: usd('250.00'),
};

/** Done, and not closed yet. */
export const completedOrder = (changes: Partial<WorkOrder> = {}): WorkOrder =>
  sampleOrder({
    id: 10,
    number: 'WO-000010',
    consent,
    agreed: usd('250.00'),
    state: 'completed',
    issued_on: '2026-02-28',
    started_on: '2026-03-01',
    completed_on: '2026-03-02',
    lines: [
      { kind: 'labour', description: 'Plumber', quantity: '3.5', rate: '40.00', net: '140.00', vat: '0.00' },
      { kind: 'material', description: 'Pipe', quantity: '1', rate: '62.50', net: '62.50', vat: '9.69' },
    ],
    actual: usd('212.19'),
    invoice_number: '77',
    ...changes,
  });

const closed: Partial<WorkOrder> = { state: 'closed', closed_on: '2026-03-02', overdue: false };

/** Of each state one. */
export const sampleOrders: readonly WorkOrder[] = [
  sampleOrder(),
  sampleOrder({
    id: 11,
    number: 'WO-000011',
    summary: 'Gate motor does not open',
    request: null,
    property: court,
    unit: null,
    lease: null,
    tenant: null,
    category: 'security',
    priority: 'normal',
    contractor: { id: 1, name: 'Msasa Electrical' },
    estimate: usd('90.00'),
    finish_by: '2026-02-27',
    overdue: true,
    state: 'started',
    issued_on: '2026-02-25',
    started_on: '2026-02-26',
  }),
  completedOrder(),
  sampleOrder({
    id: 9,
    number: 'WO-000009',
    summary: 'Sparks from the main board',
    request: { id: 14, number: 'RQ-000014' },
    property: court,
    unit: { id: 2, unit_number: 'B2' },
    category: 'electrical',
    priority: 'emergency',
    contractor: { id: 1, name: 'Msasa Electrical' },
    estimate: usd('320.00'),
    state: 'issued',
    issued_on: '2026-03-02',
    without_consent: true,
    finish_by: '2026-03-03',
  }),
  completedOrder({
    ...closed,
    id: 8,
    number: 'WO-000008',
    summary: 'Geyser leaks',
    bearer: 'landlord',
    bill: { id: 5, number: '77' },
  }),
  completedOrder({
    ...closed,
    id: 7,
    number: 'WO-000007',
    summary: 'Bathroom tiles are loose',
    request: { id: 11, number: 'RQ-000011' },
    bearer: 'tenant',
    charge: { id: 31, lease: { id: 1, number: 'L-0001' } },
  }),
  sampleOrder({
    id: 6,
    number: 'WO-000006',
    summary: 'Paint the gate',
    state: 'cancelled',
    reason: 'The house is sold.',
  }),
];

const row = (key: MaintenanceCosts['results'][number]['key'], total: string, budget: string | null) => ({
  key,
  orders: 2,
  net: total,
  vat: '0.00',
  total,
  budget,
  left: budget === null ? null : (Number(budget) - Number(total)).toFixed(2),
});

const costRows: Readonly<Record<MaintenanceCosts['by'], MaintenanceCosts['results']>> = {
  property: [row(house, '742.50', '1000.00'), row(court, '512.19', '400.00')],
  category: [row('plumbing', '712.19', '600.00'), row('electrical', '542.50', null)],
  contractor: [row({ id: 2, name: 'Kopje Plumbing' }, '1254.69', null)],
  month: [
    row('2026-01', '412.50', '250.00'),
    row('2026-02', '630.00', '250.00'),
    row('2026-03', '212.19', '250.00'),
  ],
  bearer: [row('landlord', '1042.50', null), row('tenant', '212.19', null)],
};

/** What maintenance came to this year. */
export const sampleCosts = (by: MaintenanceCosts['by'], changes: Partial<MaintenanceCosts> = {}) => ({
  currency: 'USD' as const,
  from: '2026-01-01',
  to: '2026-03-02',
  by,
  known_seq: 91,
  results: costRows[by],
  totals: {
    orders: 4,
    net: '1245.00',
    vat: '9.69',
    total: '1254.69',
    budget: '3000.00',
    left: '1745.31',
  },
  ...changes,
});

export const sampleBudget: Budget = {
  year: 2026,
  rows: [
    { property: null, category: null, amount: usd('3000.00') },
    { property: null, category: 'plumbing', amount: usd('600.00') },
    { property: house, category: null, amount: usd('1000.00') },
  ],
};

/** The closed orders, as the history has them. */
export const sampleHistory: readonly MaintenanceHistoryRow[] = sampleOrders
  .filter(({ state }) => state === 'closed')
  .map((order, index) => ({
    id: order.id,
    number: order.number,
    request: order.request,
    property: order.property,
    unit: order.unit,
    contractor: order.contractor,
    category: order.category,
    priority: order.priority,
    summary: order.summary,
    completed_on: order.completed_on ?? '',
    closed_on: order.closed_on ?? '',
    bearer: order.bearer ?? '',
    days_to_respond: index,
    days_to_finish: 3 + 9 * index,
    on_time: index === 0,
    total: order.actual ?? usd('0.00'),
  }));
