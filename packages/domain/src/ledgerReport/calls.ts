import { defineCall } from '../call.ts';
import { trialBalance } from './schema.ts';

export const getTrialBalance = defineCall({
  method: 'GET',
  path: '/api/reports/trial-balance/',
  summary: 'The accounts of a book by kind at the end of a day.',
  query: ['currency', 'as_at', 'known', 'client'],
  status: 200,
  reply: trialBalance,
});
