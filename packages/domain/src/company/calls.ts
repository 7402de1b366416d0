import { accessLogEntry, accessLogInput } from '../accessLog/index.ts';
import { defineCall } from '../call.ts';
import { duplicateMatch, mergeInput, similarRecords } from '../duplicate/index.ts';
import { paginated } from '../pagination/index.ts';
import { recordFilters, resourceCalls } from '../resource.ts';
import { company, companyCreated, companyInput, companyPatch, companyReport, companyRow } from './schema.ts';

export const {
  list: listCompanies,
  search: searchCompanies,
  create: createCompany,
  change: updateCompany,
} = resourceCalls('/api/companies/', {
  singular: 'a company',
  plural: 'companies',
  searched: 'names, registration number, telephones or email',
  filters: [...recordFilters, 'to_mend'],
  row: companyRow,
  record: company,
  input: companyInput,
  patch: companyPatch,
  created: companyCreated,
});

export const getCompanyReport = defineCall({
  method: 'GET',
  path: '/api/companies/{id}/',
  summary:
    'The company with what a rent payment-status report shows; the read is recorded. `view=record`: the record alone.',
  query: ['view', 'as_at'],
  status: 200,
  reply: companyReport,
});

export const lookUpCompany = defineCall({
  method: 'GET',
  path: '/api/companies/lookup/',
  summary: 'The company that has this registration number, spaces and case aside.',
  query: ['registration_number'],
  status: 200,
  reply: duplicateMatch,
});

export const findSimilarCompanies = defineCall({
  method: 'GET',
  path: '/api/companies/similar/',
  summary: 'Companies whose registered or trading name has the same words, the legal form aside.',
  query: ['registration_name'],
  status: 200,
  reply: similarRecords,
});

export const listCompanyAccess = defineCall({
  method: 'GET',
  path: '/api/companies/{id}/access-log/',
  summary: 'Who read the reports on this company, newest first.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(accessLogEntry),
});

export const recordCompanyAccess = defineCall({
  method: 'POST',
  path: '/api/companies/{id}/access-log/',
  summary: 'Records that the report on this company was opened again or printed.',
  body: accessLogInput,
  status: 201,
  reply: accessLogEntry,
});

export const mergeCompany = defineCall({
  method: 'POST',
  path: '/api/companies/{id}/merge/',
  summary: 'Merges a duplicate into another company, which takes over all references to it.',
  body: mergeInput,
  status: 200,
  reply: company,
});
