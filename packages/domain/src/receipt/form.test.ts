import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import {
  receiptAllocationForm,
  receiptForm,
  receiptIdentificationForm,
  receiptReversalForm,
  receiptUnallocationForm,
} from './index.ts';

const typed = {
  lease: '7',
  bank_account: '2',
  received_on: '05/01/2026',
  amount: '1,450.5',
  currency: 'USD',
  method: 'transfer',
  reference: 'EFT 81',
  payer: '',
};

test('money in the currency of the account, and money of nobody known', () => {
  expect(parseForm(receiptForm, { ...typed, lease: '' })).toEqual({
    value: {
      lease: null,
      bank_account: 2,
      received_on: '2026-01-05',
      amount: { amount: '1450.5', currency: 'USD' },
      paid: null,
      rate: null,
      method: 'transfer',
      reference: 'EFT 81',
      payer: null,
    },
    issues: {},
  });
});

test('paid in the other currency, at a rate', () => {
  const { value } = parseForm(receiptForm, { ...typed, paid: '2,680', rate: '26.8' });
  expect(value).toMatchObject({ lease: 7, paid: { amount: '2680', currency: 'ZIG' }, rate: '26.8' });
  expect(parseForm(receiptForm, { ...typed, paid: '', rate: '' }).issues).toEqual({
    paid: 'required',
    rate: 'required',
  });
  expect(receiptForm.controlOf(typed, ['paid', 'amount'])).toBe('paid');
  expect(receiptForm.controlOf(typed, ['amount', 'amount'])).toBe('amount');
});

test.each([
  ['nothing', { amount: '0' }, { amount: 'not_positive' }],
  ['three decimals', { amount: '10.005' }, { amount: 'not_an_amount' }],
  ['a day to come', { received_on: '01/01/2999' }, { received_on: 'in_future' }],
  ['no account', { bank_account: '' }, { bank_account: 'required' }],
  ['no method', { method: '' }, { method: 'required' }],
])('%s is refused', (_, wrong, issues) => {
  expect(parseForm(receiptForm, { ...typed, ...wrong }).issues).toEqual(issues);
});

test('a reversal needs a reason, and a day that has come', () => {
  expect(parseForm(receiptReversalForm, { on: '15/01/2026', reason: 'Bounced' }).value).toEqual({
    on: '2026-01-15',
    reason: 'Bounced',
  });
  expect(parseForm(receiptReversalForm, { on: '01/01/2999', reason: '' }).issues).toEqual({
    on: 'in_future',
    reason: 'required',
  });
});

test('a choice of charges sends those with an amount, and a refusal finds its row', () => {
  const chosen = { allocation: 'chosen', currency: 'USD', allocation_31: '450', allocation_9: '1,200.5' };
  const of = (charge: number, amount: string) => ({ charge, amount: { amount, currency: 'USD' } });
  const source = { ...chosen, allocation_10: '', allocation_32: '0.00' };
  expect(parseForm(receiptAllocationForm, source).value).toEqual({
    allocations: [of(9, '1200.5'), of(31, '450')],
  });
  expect(receiptAllocationForm.controlOf(source, ['allocations', '1', 'amount'])).toBe('allocation_31');
  expect(receiptForm.controlOf({ ...typed, ...source }, ['allocations', '0', 'amount'])).toBe('allocation_9');
  expect(parseForm(receiptForm, { ...typed, ...chosen }).value?.allocations).toHaveLength(2);
  const nothing = { ...chosen, allocation_31: '', allocation_9: '0' };
  expect(parseForm(receiptAllocationForm, nothing).value).toEqual({ allocations: 'none' });
  expect(parseForm(receiptIdentificationForm, { lease: '7', allocation: 'oldest' }).value).toEqual({
    lease: 7,
    allocations: 'oldest',
  });
  expect(parseForm(receiptIdentificationForm, { lease: '' }).issues).toEqual({ lease: 'required' });
});

test('one allocation is taken back, or all', () => {
  expect(parseForm(receiptUnallocationForm, { charge: '31' }).value).toEqual({ charges: [31] });
  expect(parseForm(receiptUnallocationForm, { charge: '' }).value).toEqual({});
});
