import { defineCall } from '../call.ts';
import { forecast, occupancyPage, performancePage, series, turnoverPage } from './schema.ts';

const paging = ['client', 'format', 'page', 'page_size'] as const;

export const listOccupancy = defineCall({
  method: 'GET',
  path: '/api/reports/occupancy/',
  summary: 'Occupancy of properties between two days, lowest first, and the units vacant today.',
  query: ['from', 'to', 'property', 'landlord', ...paging],
  status: 200,
  reply: occupancyPage,
});

export const listTurnover = defineCall({
  method: 'GET',
  path: '/api/reports/turnover/',
  summary: 'Move-ins, move-outs and renewals by property between two days, a page at a time.',
  query: ['from', 'to', 'property', 'landlord', ...paging],
  status: 200,
  reply: turnoverPage,
});

export const listPerformance = defineCall({
  method: 'GET',
  path: '/api/reports/performance/',
  summary: 'Income and costs by property or landlord between two days, largest first, a page at a time.',
  query: ['currency', 'from', 'to', 'by', 'known', ...paging],
  status: 200,
  reply: performancePage,
});

export const getSeries = defineCall({
  method: 'GET',
  path: '/api/reports/series/',
  summary: 'Monthly income and costs of a book, a property or a landlord.',
  query: ['currency', 'months', 'property', 'landlord', 'to', 'client'],
  status: 200,
  reply: series,
});

export const getForecast = defineCall({
  method: 'GET',
  path: '/api/reports/forecast/',
  summary: 'Forecast of the coming months, how it was calculated, and a back-test.',
  query: ['currency', 'months', 'as_at', 'known', 'client'],
  status: 200,
  reply: forecast,
});
