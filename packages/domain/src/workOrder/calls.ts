import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import {
  landlordConsent,
  workOrder,
  workOrderClosing,
  workOrderCompletion,
  workOrderDay,
  workOrderInput,
  workOrderPage,
  workOrderPatch,
  workOrderReason,
} from './schema.ts';

const { create, read, change } = resourceCalls('/api/work-orders/', {
  singular: 'a work order',
  plural: 'the work orders of a book',
  searched: 'numbers and summaries',
  filters: [],
  row: workOrder,
  record: workOrder,
  input: workOrderInput,
  patch: workOrderPatch,
});

export const listWorkOrders = defineCall({
  method: 'GET',
  path: '/api/work-orders/',
  summary:
    'The work orders of a book, newest first, a page at a time. `state`: several with commas; `from` and `to`: of the day of completion.',
  query: [
    'q',
    'state',
    'priority',
    'contractor',
    'property',
    'unit',
    'request',
    'schedule',
    'overdue',
    'from',
    'to',
    'client',
    'format',
    'page',
    'page_size',
  ],
  status: 200,
  reply: workOrderPage,
});

export const createWorkOrder = create;
export const getWorkOrder = read;
export const updateWorkOrder = change;

const verb = { method: 'POST', status: 200, reply: workOrder } as const;

export const consentToWorkOrder = defineCall({
  ...verb,
  path: '/api/work-orders/{id}/consent/',
  summary: 'Records that the landlord agrees to a work order.',
  body: landlordConsent,
});

export const issueWorkOrder = defineCall({
  ...verb,
  path: '/api/work-orders/{id}/issue/',
  summary: 'Gives a work order to its contractor.',
  body: workOrderDay,
});

export const startWorkOrder = defineCall({
  ...verb,
  path: '/api/work-orders/{id}/start/',
  summary: 'Records that the work began.',
  body: workOrderDay,
});

export const completeWorkOrder = defineCall({
  ...verb,
  path: '/api/work-orders/{id}/complete/',
  summary: 'Records that the work is done, and what it came to.',
  body: workOrderCompletion,
});

export const closeWorkOrder = defineCall({
  ...verb,
  path: '/api/work-orders/{id}/close/',
  summary: 'Closes a completed work order: to a bill, a charge of the tenant, or at the agency’s cost.',
  body: workOrderClosing,
});

export const reopenWorkOrder = defineCall({
  ...verb,
  path: '/api/work-orders/{id}/reopen/',
  summary: 'Takes a completed work order up again, and says why.',
  body: workOrderReason,
});

export const cancelWorkOrder = defineCall({
  ...verb,
  path: '/api/work-orders/{id}/cancel/',
  summary: 'Cancels a work order that is not completed, and says why.',
  body: workOrderReason,
});
