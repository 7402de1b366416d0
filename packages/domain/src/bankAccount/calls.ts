import { resourceCalls } from '../resource.ts';
import { bankAccount, bankAccountInput, bankAccountPatch } from './schema.ts';

const { list, create, read, change } = resourceCalls('/api/bank-accounts/', {
  singular: 'a bank account',
  plural: 'the bank accounts of a book',
  searched: 'names',
  filters: ['client'],
  row: bankAccount,
  record: bankAccount,
  input: bankAccountInput,
  patch: bankAccountPatch,
});

export const listBankAccounts = list;
export const createBankAccount = create;
export const getBankAccount = read;
export const updateBankAccount = change;
