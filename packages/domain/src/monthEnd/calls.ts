import { defineCall } from '../call.ts';
import { monthEnd } from './schema.ts';

export const getMonthEnd = defineCall({
  method: 'GET',
  path: '/api/reports/month-end/',
  summary: 'What is done and what is open at the end of a month, step by step.',
  query: ['month', 'client'],
  status: 200,
  reply: monthEnd,
});
