import { defineCall } from '../call.ts';
import { monthEnd } from './schema.ts';

export const getMonthEnd = defineCall({
  method: 'GET',
  path: '/api/reports/month-end/',
  summary: 'The month-end checklist: what is done and what is open in each step.',
  query: ['month', 'client'],
  status: 200,
  reply: monthEnd,
});
