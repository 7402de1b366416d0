import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { chargeCreditForm, chargeForm } from './index.ts';

const typed = {
  lease: '7',
  type: 'utility',
  description: 'Water, February 2026',
  net: '1,120.5',
  currency: 'USD',
  vat: 'on',
  charged_on: '02/02/2026',
  due_on: '',
};

test('a charge by hand', () => {
  expect(parseForm(chargeForm, typed)).toEqual({
    value: {
      lease: 7,
      type: 'utility',
      description: 'Water, February 2026',
      net: { amount: '1120.5', currency: 'USD' },
      vat: 'standard',
      charged_on: '2026-02-02',
      due_on: null,
    },
    issues: {},
  });
  expect(chargeForm.controlOf(typed, ['net', 'amount'])).toBe('net');
});

test.each([
  ['rent, which the month run charges', { type: 'rent' }, { type: 'not_a_choice' }],
  ['nothing', { net: '0' }, { net: 'not_positive' }],
  ['a day to come', { charged_on: '01/01/2999' }, { charged_on: 'in_future' }],
  ['due before it is charged', { due_on: '01/02/2026' }, { due_on: 'before_start' }],
])('%s is refused', (_, wrong, issues) => {
  expect(parseForm(chargeForm, { ...typed, ...wrong }).issues).toEqual(issues);
});

test('a credit note needs an amount and a reason', () => {
  const credit = { amount: '50', currency: 'ZIG', on: '05/03/2026', reason: 'Leak', kind: 'write_off' };
  expect(parseForm(chargeCreditForm, credit).value).toEqual({
    amount: { amount: '50', currency: 'ZIG' },
    on: '2026-03-05',
    reason: 'Leak',
    kind: 'write_off',
  });
  expect(parseForm(chargeCreditForm, { ...credit, amount: '', reason: ' ' }).issues).toEqual({
    amount: 'required',
    reason: 'required',
  });
});
