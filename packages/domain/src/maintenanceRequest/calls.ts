import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import { maintenanceRequest, requestInput, requestPage } from './schema.ts';

const { create, read } = resourceCalls('/api/requests/', {
  singular: 'a maintenance request',
  plural: 'the maintenance requests of a book',
  searched: 'numbers and summaries',
  filters: [],
  row: maintenanceRequest,
  record: maintenanceRequest,
  input: requestInput,
});

export const listRequests = defineCall({
  method: 'GET',
  path: '/api/requests/',
  summary:
    'The maintenance requests of a book, emergencies first, then by the day to finish, a page at a time, with how many wait. `state`: several with commas.',
  query: [
    'q',
    'state',
    'priority',
    'category',
    'property',
    'unit',
    'lease',
    'overdue',
    'client',
    'format',
    'page',
    'page_size',
  ],
  status: 200,
  reply: requestPage,
});

export const createRequest = create;
export const getRequest = read;
