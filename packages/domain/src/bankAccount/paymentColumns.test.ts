import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { paymentColumnsForm } from './paymentColumns.ts';

test('the columns of a payment file are read in the order of their rows', () => {
  const fields = { version: '3', header_1: ' To ', field_1: 'payee', header_2: 'Sum', field_2: 'amount' };
  expect(parseForm(paymentColumnsForm, fields).value).toEqual({
    version: 3,
    payment_columns: [
      { header: 'To', field: 'payee' },
      { header: 'Sum', field: 'amount' },
    ],
  });
  expect(parseForm(paymentColumnsForm, { ...fields, header_2: '', field_1: '' }).issues).toEqual({
    header_2: 'required',
    field_1: 'required',
  });
});
