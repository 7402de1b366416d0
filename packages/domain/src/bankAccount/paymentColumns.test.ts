import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { paymentColumnsForm, paymentDate } from './paymentColumns.ts';

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

test('a date has the format that the bank wants', () => {
  const fields = { version: '3', header_1: 'Value Date', field_1: 'date DD/MM/YYYY' };
  expect(parseForm(paymentColumnsForm, fields).value?.payment_columns).toEqual([
    { header: 'Value Date', field: 'date', format: 'DD/MM/YYYY' },
  ]);
  expect(parseForm(paymentColumnsForm, { ...fields, field_1: 'date YY' }).issues).toEqual({
    field_1: 'not_a_choice',
  });
  expect(paymentDate('2026-01-31')).toBe('2026-01-31');
  expect(paymentDate('2026-01-31', 'DD/MM/YYYY')).toBe('31/01/2026');
  expect(paymentDate('2026-01-31', 'DDMMYYYY')).toBe('31012026');
});
