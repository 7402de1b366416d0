import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { landlordForm } from './index.ts';

const typed = {
  landlord_type: 'company',
  landlord_id: '3',
  vat_registered: 'on',
  vat_number: '10001234',
  rent_tax: 'self',
  bank_name: 'CBZ',
  bank_branch: '',
  account_number: '0112',
};

test('the form reads who the landlord is, and the details', () => {
  const { landlord_type: _, landlord_id: __, ...details } = typed;
  expect(parseForm(landlordForm, typed)).toEqual({
    value: { party: { type: 'company', id: 3 }, ...details, vat_registered: true },
    issues: {},
  });
});

test('what is wrong stands at its control', () => {
  expect(parseForm(landlordForm, { ...typed, landlord_id: '', rent_tax: 'none' }).issues).toEqual({
    landlord_id: 'required',
    rent_tax: 'not_a_choice',
  });
  expect(landlordForm.controlOf(typed, ['party'])).toBe('landlord_id');
});
