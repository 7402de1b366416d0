import { accessLogEntry, accessLogInput } from '../accessLog/index.ts';
import { defineCall } from '../call.ts';
import { duplicateMatch, mergeInput, similarRecords } from '../duplicate/index.ts';
import { paginated } from '../pagination/index.ts';
import { recordFilters, resourceCalls } from '../resource.ts';
import {
  anonymiseInput,
  individual,
  individualInput,
  individualPatch,
  individualReport,
  individualRow,
} from './schema.ts';

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
  filters: [...recordFilters, 'identification_type', 'city', 'to_mend'],
  row: individualRow,
  record: individual,
  input: individualInput,
  patch: individualPatch,
});

export const getIndividualReport = defineCall({
  method: 'GET',
  path: '/api/individuals/{id}/full-details/',
  summary:
    'The individual with what a rent payment-status report shows at the end of a day. The read is recorded.',
  query: ['as_at'],
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

export const findSimilarIndividuals = defineCall({
  method: 'GET',
  path: '/api/individuals/similar/',
  summary: 'Individuals of the same names, in either order, and the same birth date.',
  query: ['first_name', 'last_name', 'date_of_birth'],
  status: 200,
  reply: similarRecords,
});

export const listIndividualAccess = defineCall({
  method: 'GET',
  path: '/api/individuals/{id}/access-log/',
  summary: 'Who read the reports on this individual, newest first.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(accessLogEntry),
});

export const recordIndividualAccess = defineCall({
  method: 'POST',
  path: '/api/individuals/{id}/access-log/',
  summary: 'Records that the report on this individual was opened again or printed.',
  body: accessLogInput,
  status: 201,
  reply: accessLogEntry,
});

export const mergeIndividual = defineCall({
  method: 'POST',
  path: '/api/individuals/{id}/merge/',
  summary: 'Merges a duplicate into another individual, who takes over all references to it.',
  body: mergeInput,
  status: 200,
  reply: individual,
});

export const anonymiseIndividual = defineCall({
  method: 'POST',
  path: '/api/individuals/{id}/anonymise/',
  summary: 'Permanently removes what identifies a person. Logs stay.',
  body: anonymiseInput,
  status: 200,
  reply: individual,
});
