import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import { bankRule, bankRuleInput, bankRulePatch } from './schema.ts';

export const {
  list: listBankRules,
  create: createBankRule,
  read: getBankRule,
  change: updateBankRule,
} = resourceCalls('/api/bank-rules/', {
  singular: 'a rule for bank lines',
  plural: 'the rules for bank lines of a book, newest first',
  searched: 'texts',
  filters: ['account', 'client', 'format'],
  row: bankRule,
  record: bankRule,
  input: bankRuleInput,
  patch: bankRulePatch,
});

export const deleteBankRule = defineCall({
  method: 'DELETE',
  path: '/api/bank-rules/{id}/',
  summary: 'Deletes a rule for bank lines. What was matched stays.',
  status: 204,
  reply: z.void(),
});
