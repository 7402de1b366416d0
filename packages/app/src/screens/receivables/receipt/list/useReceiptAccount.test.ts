import type { BankAccount } from '@rentsafe/domain/bankAccount';
import { expect, test } from 'vitest';
import { sampleAccounts } from '../../../../testing/sampleReceipts';
import { proposedAccount } from './useReceiptAccount';

const [bank, zig] = sampleAccounts as [BankAccount, BankAccount];
const second: BankAccount = { ...bank, id: 3, name: 'Second' };
const till: BankAccount = { ...bank, id: 4, kind: 'cash', name: 'Office till' };
const accounts = [bank, zig, second, till];
const receipt = (id: number, method: 'cash' | 'transfer') => ({ bank_account: { id, name: '' }, method });

test('the account of a receipt is the last of its currency and method, else of its kind, else of its currency', () => {
  const receipts = [receipt(4, 'cash'), receipt(2, 'transfer'), receipt(3, 'transfer')];
  expect(proposedAccount(accounts, receipts, 'USD', 'transfer')).toBe(second);
  expect(proposedAccount(accounts, receipts, 'ZIG', 'transfer')).toBe(zig);
  expect(proposedAccount(accounts, [], 'USD', 'cash')).toBe(till);
  expect(proposedAccount(accounts, [], 'USD', 'mobile')).toBe(bank);
  expect(proposedAccount([bank], receipts, 'ZIG', 'cash')).toBe(bank);
});
