import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { rentTaxPaymentForm } from './rentTax.ts';

const form = rentTaxPaymentForm([
  { property: { id: 4, name: 'House' }, landlord_id: 9 },
  { property: { id: 5, name: 'Shop' }, landlord_id: 8 },
]);

test('the tax on rent is paid to a company, a line for each landlord and property', () =>
  expect(
    parseForm(form, { payee: '7', bank_account: '2', amount_0: '1,150.00', amount_1: '20' }).value,
  ).toEqual({
    kind: 'rent_tax',
    party: { type: 'company', id: 7 },
    bank_account: 2,
    lines: [
      { property: 4, landlord: 9, amount: '1150.00' },
      { property: 5, landlord: 8, amount: '20' },
    ],
  }));

test('what is wrong is told at its control', () => {
  expect(parseForm(form, { payee: '', bank_account: '', amount_0: '0', amount_1: '' }).issues).toEqual({
    payee: 'required',
    bank_account: 'required',
    amount_0: 'not_positive',
    amount_1: 'required',
  });
  expect(form.controlOf({}, ['lines', '1', 'property'])).toBe('amount_1');
});
