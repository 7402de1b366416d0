import { defineCall } from '../contract/call.ts';
import { firstCalls } from '../firstCalls/index.ts';
import { paginated } from '../pagination/index.ts';
import {
  accessLogEntry,
  duplicateMatch,
  individual,
  individualInput,
  individualReport,
  individualRow,
} from './schema.ts';

export const listIndividuals = defineCall({
  ...firstCalls.listIndividuals,
  reply: paginated(individualRow),
});

export const searchIndividuals = defineCall({
  ...firstCalls.searchIndividuals,
  reply: paginated(individualRow),
});

export const createIndividual = defineCall({
  method: 'POST',
  path: '/api/individuals/',
  summary: 'Creates an individual.',
  body: individualInput,
  status: 201,
  reply: individual,
});

export const getIndividualReport = defineCall({
  method: 'GET',
  path: '/api/individuals/{id}/full-details/',
  summary: 'The individual with what a rent payment-status report shows. The read is recorded.',
  status: 200,
  reply: individualReport,
});

export const lookUpIndividual = defineCall({
  method: 'GET',
  path: '/api/individuals/lookup/',
  summary: 'The individual who has this identification number, spaces, dashes and case aside.',
  query: ['identification_number', 'identification_type'],
  status: 200,
  reply: duplicateMatch,
});

export const listIndividualAccess = defineCall({
  method: 'GET',
  path: '/api/individuals/{id}/access-log/',
  summary: 'Who read the reports on this individual, newest first.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(accessLogEntry),
});
