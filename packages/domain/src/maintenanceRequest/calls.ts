import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import {
  maintenanceRequest,
  requestDecline,
  requestDuplicate,
  requestInput,
  requestPage,
  requestPatch,
} from './schema.ts';

const { create, read, change } = resourceCalls('/api/requests/', {
  singular: 'a maintenance request',
  plural: 'the maintenance requests of a book',
  searched: 'numbers and summaries',
  filters: [],
  row: maintenanceRequest,
  record: maintenanceRequest,
  input: requestInput,
  patch: requestPatch,
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
export const updateRequest = change;

const verb = { method: 'POST', status: 200, reply: maintenanceRequest } as const;

export const acceptRequest = defineCall({
  ...verb,
  path: '/api/requests/{id}/accept/',
  summary: 'Takes a maintenance request on.',
  body: z.object({}),
});

export const declineRequest = defineCall({
  ...verb,
  path: '/api/requests/{id}/decline/',
  summary: 'Declines a maintenance request, and says why.',
  body: requestDecline,
});

export const duplicateRequest = defineCall({
  ...verb,
  path: '/api/requests/{id}/duplicate/',
  summary: 'Marks a maintenance request as another report of the same.',
  body: requestDuplicate,
});

export const reopenRequest = defineCall({
  ...verb,
  path: '/api/requests/{id}/reopen/',
  summary: 'Makes a declined or duplicate maintenance request new again.',
  body: z.object({}),
});
