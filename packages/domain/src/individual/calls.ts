import { accessLogEntry } from '../accessLog/index.ts';
import { defineCall } from '../contract/call.ts';
import { recordFilters, resourceCalls } from '../contract/resource.ts';
import { duplicateMatch } from '../duplicate/index.ts';
import { paginated } from '../pagination/index.ts';
import { individual, individualInput, individualPatch, individualReport, individualRow } from './schema.ts';

export const {
  list: listIndividuals,
  search: searchIndividuals,
  create: createIndividual,
  read: getIndividual,
  change: updateIndividual,
} = resourceCalls('/api/individuals/', {
  singular: 'an individual',
  plural: 'individuals',
  searched: 'names, identification number, telephones or emails',
  filters: [...recordFilters, 'identification_type', 'city'],
  row: individualRow,
  record: individual,
  input: individualInput,
  patch: individualPatch,
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
