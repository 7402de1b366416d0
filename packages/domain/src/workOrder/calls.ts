import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import { workOrder, workOrderInput, workOrderPage } from './schema.ts';

const { create, read } = resourceCalls('/api/work-orders/', {
  singular: 'a work order',
  plural: 'the work orders of a book',
  searched: 'numbers and summaries',
  filters: [],
  row: workOrder,
  record: workOrder,
  input: workOrderInput,
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
