import { defineCall } from '../contract/call.ts';
import { accessLogEntry, duplicateMatch } from '../individual/schema.ts';
import { paginated } from '../pagination/index.ts';
import { companyCreated, companyInput, companyReport, companyRow } from './schema.ts';

export const createCompany = defineCall({
  method: 'POST',
  path: '/api/companies/',
  summary: 'Creates a company and its head-office branch.',
  body: companyInput,
  status: 201,
  reply: companyCreated,
});

export const getCompanyReport = defineCall({
  method: 'GET',
  path: '/api/companies/{id}/',
  summary: 'The company with what a rent payment-status report shows. The read is recorded.',
  status: 200,
  reply: companyReport,
});

export const listCompanies = defineCall({
  method: 'GET',
  path: '/api/companies/',
  summary: 'Companies, a page at a time.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(companyRow),
});

export const searchCompanies = defineCall({
  method: 'GET',
  path: '/api/companies/search/',
  summary: 'Companies whose names or registration number hold every word of `q`.',
  query: ['q', 'page', 'page_size'],
  status: 200,
  reply: paginated(companyRow),
});

export const lookUpCompany = defineCall({
  method: 'GET',
  path: '/api/companies/lookup/',
  summary: 'The company that has this registration number, spaces and case aside.',
  query: ['registration_number'],
  status: 200,
  reply: duplicateMatch,
});

export const listCompanyAccess = defineCall({
  method: 'GET',
  path: '/api/companies/{id}/access-log/',
  summary: 'Who read the reports on this company, newest first.',
  query: ['page', 'page_size'],
  status: 200,
  reply: paginated(accessLogEntry),
});
