import { defineCall } from '../call.ts';
import { monthEnd, monthLockInput } from './schema.ts';

export const getMonthEnd = defineCall({
  method: 'GET',
  path: '/api/reports/month-end/',
  summary: 'The month-end checklist: what is done and what is open in each step.',
  query: ['month', 'client'],
  status: 200,
  reply: monthEnd,
});

export const lockMonth = defineCall({
  method: 'POST',
  path: '/api/month-ends/{month}/lock/',
  summary: 'Locks a month; steps that are not done are named, each with the reason.',
  body: monthLockInput,
  status: 200,
  reply: monthEnd,
});
