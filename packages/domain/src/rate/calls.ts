import { defineCall } from '../call.ts';
import { paginated } from '../pagination/schema.ts';
import { datedRate, rateInput } from './schema.ts';

export const listRates = defineCall({
  method: 'GET',
  path: '/api/rates/',
  summary: 'The exchange rates of a book, newest first, a page at a time.',
  query: ['client', 'page', 'page_size'],
  status: 200,
  reply: paginated(datedRate),
});

export const createRate = defineCall({
  method: 'POST',
  path: '/api/rates/',
  summary: 'Records the exchange rate of a day.',
  body: rateInput,
  status: 201,
  reply: datedRate,
});
