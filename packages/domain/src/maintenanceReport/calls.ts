import { defineCall } from '../call.ts';
import { budget, budgetInput, maintenanceCosts, maintenanceHistoryPage } from './schema.ts';

export const getMaintenanceCosts = defineCall({
  method: 'GET',
  path: '/api/reports/maintenance-costs/',
  summary: 'Maintenance costs between two days, by property, category, contractor, month or bearer.',
  query: ['currency', 'from', 'to', 'by', 'known', 'client'],
  status: 200,
  reply: maintenanceCosts,
});

export const listMaintenanceHistory = defineCall({
  method: 'GET',
  path: '/api/reports/maintenance-history/',
  summary: 'Closed work orders completed between two days, newest first, a page at a time.',
  query: [
    'from',
    'to',
    'property',
    'unit',
    'contractor',
    'category',
    'q',
    'client',
    'format',
    'page',
    'page_size',
  ],
  status: 200,
  reply: maintenanceHistoryPage,
});

export const getBudgets = defineCall({
  method: 'GET',
  path: '/api/budgets/',
  summary: 'The maintenance budget of a year.',
  query: ['year', 'client'],
  status: 200,
  reply: budget,
});

export const replaceBudgets = defineCall({
  method: 'PUT',
  path: '/api/budgets/',
  summary: 'Replaces the maintenance budget of a year.',
  body: budgetInput,
  status: 200,
  reply: budget,
});
