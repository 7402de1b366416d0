import { defineCall } from '../call.ts';
import { resourceCalls } from '../resource.ts';
import { bankAccount, bankAccountInput, bankAccountPatch, cashBook } from './schema.ts';

const { list, create, read, change } = resourceCalls('/api/bank-accounts/', {
  singular: 'a bank account',
  plural: 'the bank accounts of a book',
  searched: 'names',
  filters: ['client', 'format'],
  row: bankAccount,
  record: bankAccount,
  input: bankAccountInput,
  patch: bankAccountPatch,
});

export const listBankAccounts = list;
export const createBankAccount = create;
export const getBankAccount = read;
export const updateBankAccount = change;

export const getCashBook = defineCall({
  method: 'GET',
  path: '/api/bank-accounts/{id}/transactions/',
  summary: 'The cash book of a bank account: money in, money out and the running balance, oldest first.',
  query: ['from', 'to', 'format'],
  status: 200,
  reply: cashBook,
});
