import { defineCall } from '../call.ts';
import { forecast, occupancyPage, performancePage, series, turnoverPage } from './schema.ts';

const paging = ['client', 'format', 'page', 'page_size'] as const;

export const listOccupancy = defineCall({
  method: 'GET',
  path: '/api/reports/occupancy/',
  summary: 'How many days properties were let between two days, lowest first, and what stands empty today.',
  query: ['from', 'to', 'property', 'landlord', ...paging],
  status: 200,
  reply: occupancyPage,
});

export const listTurnover = defineCall({
  method: 'GET',
  path: '/api/reports/turnover/',
  summary: 'Who moved in and out of properties between two days, a page at a time.',
  query: ['from', 'to', 'property', 'landlord', ...paging],
  status: 200,
  reply: turnoverPage,
});

export const listPerformance = defineCall({
  method: 'GET',
  path: '/api/reports/performance/',
  summary:
    'What properties or landlords brought in and cost between two days, largest first, a page at a time.',
  query: ['currency', 'from', 'to', 'by', 'known', ...paging],
  status: 200,
  reply: performancePage,
});

export const getSeries = defineCall({
  method: 'GET',
  path: '/api/reports/series/',
  summary: 'What a book, a property or a landlord came to month by month.',
  query: ['currency', 'months', 'property', 'landlord', 'to', 'client'],
  status: 200,
  reply: series,
});

export const getForecast = defineCall({
  method: 'GET',
  path: '/api/reports/forecast/',
  summary: 'What the coming months are expected to bring, why, and how well that would have done before.',
  query: ['currency', 'months', 'as_at', 'known', 'client'],
  status: 200,
  reply: forecast,
});
