import { defineCall } from '../call.ts';
import { commissionRule, commissionRuleInput, commissionRulePage } from './schema.ts';

export const listCommissionRules = defineCall({
  method: 'GET',
  path: '/api/commission-rules/',
  summary: 'The commission rules of a book, a page at a time.',
  query: ['client', 'page', 'page_size'],
  status: 200,
  reply: commissionRulePage,
});

export const createCommissionRule = defineCall({
  method: 'POST',
  path: '/api/commission-rules/',
  summary: 'Sets the commission rate of a book or a property from a date.',
  body: commissionRuleInput,
  status: 201,
  reply: commissionRule,
});
