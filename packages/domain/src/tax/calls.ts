import { defineCall } from '../call.ts';
import { taxRate, taxRateInput, taxRatePage } from './schema.ts';

export const listTaxRates = defineCall({
  method: 'GET',
  path: '/api/tax-rates/',
  summary: 'The rates of VAT and Presumptive Rental Income Tax, a page at a time.',
  query: ['page', 'page_size'],
  status: 200,
  reply: taxRatePage,
});

export const createTaxRate = defineCall({
  method: 'POST',
  path: '/api/tax-rates/',
  summary: 'Sets the rate of a tax from a date, for all books.',
  body: taxRateInput,
  status: 201,
  reply: taxRate,
});
