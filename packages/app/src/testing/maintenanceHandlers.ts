import { type Book, getBook, updateBook } from '@rentsafe/domain/book';
import {
  type ContractorInput,
  type ContractorPatch,
  createContractor,
  getContractor,
  listContractors,
  updateContractor,
} from '@rentsafe/domain/contractor';
import {
  getBudgets,
  getMaintenanceCosts,
  listMaintenanceHistory,
  type MaintenanceCosts,
  replaceBudgets,
} from '@rentsafe/domain/maintenanceReport';
import {
  createRequest,
  getRequest,
  listRequests,
  type MaintenanceRequest,
  type RequestInput,
  requestSteps,
} from '@rentsafe/domain/maintenanceRequest';
import {
  createWorkOrder,
  getWorkOrder,
  listWorkOrders,
  type WorkOrder,
  type WorkOrderClosing,
  type WorkOrderInput,
  workOrderSteps,
} from '@rentsafe/domain/workOrder';
import { answer, type MockedRequest } from './answer';
import { pageOf } from './mockedLists';
import { ownBook } from './ownBook';
import {
  completedOrder,
  sampleBudget,
  sampleContractor,
  sampleContractors,
  sampleCosts,
  sampleHistory,
  sampleOrder,
  sampleOrders,
  sampleRequest,
  sampleRequests,
} from './sampleMaintenance';

export const sampleBook: Book = {
  client: ownBook,
  managed: true,
  vat_registered: false,
  apply_credits: true,
  cost_limit: { amount: '50.00', currency: 'USD' },
  claim_wait_days: 20,
  verified_on: '2026-04-02',
  file_quota: 5 * 1024 ** 3,
  maintenance_targets: { emergency: [0, 1], urgent: [1, 3], normal: [3, 14], low: [7, 30] },
  agency: {
    name: 'RentSafe',
    address: '7 Kopje Road\nAvondale, Harare',
    telephone: '+263 242 700 700',
    email: 'office@kopje.example',
    vat_number: null,
    tin: '2000123456',
    company: null,
    logo: null,
  },
  tax_office: null,
  locked_until: null,
  last_seq: 91,
  version: 1,
};

/** Keeps the rows in the states that are asked for, several with commas. */
const inStates = <Row extends { state: string; overdue: boolean }>(
  rows: readonly Row[],
  { query }: MockedRequest,
) => {
  const states = (query.get('state') ?? '').split(',').filter(Boolean);
  const isAsked = (state: string) => states.length === 0 || states.includes(state);
  return rows.filter(({ state, overdue }) => isAsked(state) && (query.get('overdue') !== 'true' || overdue));
};

const withTotals = <Row extends object, Totals>(
  rows: readonly Row[],
  request: MockedRequest,
  totals: Totals,
) => {
  const page = pageOf(rows, request);
  return page instanceof Response ? page : { ...page, totals };
};

const contractorOf = ({ ids }: MockedRequest) =>
  sampleContractors.find(({ id }) => id === Number(ids.id)) ?? sampleContractor({ id: Number(ids.id) });
const requestOf = ({ ids }: MockedRequest): MaintenanceRequest =>
  sampleRequests.find(({ id }) => id === Number(ids.id)) ?? sampleRequest({ id: Number(ids.id) });
const orderOf = ({ ids }: MockedRequest): WorkOrder =>
  sampleOrders.find(({ id }) => id === Number(ids.id)) ?? sampleOrder({ id: Number(ids.id) });

/** What a step leaves as it is. */
const idOf = (request: MockedRequest) => {
  const { id, number } = orderOf(request);
  return { id, number };
};

const contractorTotals = { total: 5, active: 4, inactive: 1 };
const requestTotals = { new: 1, accepted: 1, ordered: 1, overdue: 1 };

/** Of a contractor or a request those that are its own. */
const ordersFor = (request: MockedRequest) => {
  const { query } = request;
  const contractor = Number(query.get('contractor') ?? 0);
  const of = Number(query.get('request') ?? 0);
  return inStates(sampleOrders, request).filter(
    (order) =>
      (contractor === 0 || order.contractor?.id === contractor) && (of === 0 || order.request?.id === of),
  );
};

/** How the mocked backend answers what is asked of maintenance. */
export const maintenanceHandlers = [
  answer(getBook, () => sampleBook),
  answer(updateBook, ({ body }) => ({ ...sampleBook, ...(body as object), version: 2 })),
  answer(listContractors, (request) => {
    const active = request.query.get('is_active');
    const rows = sampleContractors.filter(({ is_active }) => active === null || String(is_active) === active);
    return withTotals(rows, request, contractorTotals);
  }),
  answer(createContractor, ({ body }) =>
    sampleContractor({ id: 6, name: (body as ContractorInput).name, open_orders: 0 }),
  ),
  answer(getContractor, contractorOf),
  answer(updateContractor, (request) => {
    const { version, is_active } = request.body as ContractorPatch;
    const before = contractorOf(request);
    return { ...before, is_active: is_active ?? before.is_active, version: version + 1 };
  }),
  answer(listRequests, (request) => withTotals(inStates(sampleRequests, request), request, requestTotals)),
  answer(createRequest, ({ body }) => {
    const { summary, priority } = body as RequestInput;
    return sampleRequest({ id: 15, number: 'RQ-000015', summary, priority, overdue: false });
  }),
  answer(getRequest, requestOf),
  answer(requestSteps.calls.edit, (request) => ({ ...requestOf(request), version: 2 })),
  answer(requestSteps.calls.accept, (request) => ({
    ...requestOf(request),
    state: 'accepted' as const,
    accepted_on: '2026-03-02',
    version: 2,
  })),
  answer(requestSteps.calls.decline, (request) => ({
    ...requestOf(request),
    state: 'declined' as const,
    reason: (request.body as { reason: string }).reason,
    overdue: false,
    version: 2,
  })),
  answer(requestSteps.calls.duplicate, (request) => ({
    ...requestOf(request),
    state: 'duplicate' as const,
    duplicate_of: { id: 13, number: 'RQ-000013' },
    overdue: false,
    version: 2,
  })),
  answer(requestSteps.calls.reopen, (request) => ({
    ...requestOf(request),
    state: 'new' as const,
    reason: null,
    duplicate_of: null,
    version: 2,
  })),
  answer(listWorkOrders, (request) => pageOf(ordersFor(request), request)),
  answer(createWorkOrder, ({ body }) => {
    const { summary } = body as WorkOrderInput;
    return sampleOrder({ id: 13, number: 'WO-000013', summary: summary || 'Kitchen tap leaks' });
  }),
  answer(getWorkOrder, orderOf),
  answer(workOrderSteps.calls.edit, (request) => ({ ...orderOf(request), version: 2 })),
  answer(workOrderSteps.calls.consent, (request) => ({
    ...orderOf(request),
    consent: request.body as NonNullable<WorkOrder['consent']>,
    agreed: (request.body as NonNullable<WorkOrder['consent']>).amount,
    version: 2,
  })),
  answer(workOrderSteps.calls.issue, (request) => ({
    ...orderOf(request),
    state: 'issued' as const,
    issued_on: '2026-03-02',
    version: 2,
  })),
  answer(workOrderSteps.calls.start, (request) => ({
    ...orderOf(request),
    state: 'started' as const,
    started_on: '2026-03-02',
    version: 2,
  })),
  answer(workOrderSteps.calls.complete, (request) => completedOrder({ ...idOf(request), version: 3 })),
  answer(workOrderSteps.calls.close, (request) => {
    const { bearer } = request.body as WorkOrderClosing;
    return completedOrder({
      ...idOf(request),
      state: 'closed',
      closed_on: '2026-03-02',
      bearer,
      bill: bearer === 'landlord' ? { id: 5, number: '77' } : null,
      version: 4,
    });
  }),
  answer(workOrderSteps.calls.reopen, (request) => ({
    ...completedOrder(idOf(request)),
    state: 'started' as const,
    completed_on: null,
    reason: (request.body as { reason: string }).reason,
  })),
  answer(workOrderSteps.calls.cancel, (request) => ({
    ...orderOf(request),
    state: 'cancelled' as const,
    reason: (request.body as { reason: string }).reason,
  })),
  answer(getMaintenanceCosts, ({ query }) =>
    sampleCosts((query.get('by') ?? 'property') as MaintenanceCosts['by']),
  ),
  answer(listMaintenanceHistory, (request) =>
    withTotals(sampleHistory, request, {
      orders: 2,
      on_time: '50.00',
      total: [{ amount: '424.38', currency: 'USD' as const }],
    }),
  ),
  answer(getBudgets, () => sampleBudget),
  answer(replaceBudgets, () => sampleBudget),
];
