import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { reconciliationForm } from './form.ts';

const account = { bank_account: '3', on: '2026-01-31', currency: 'USD' };

test('cash is counted, or a balance typed with what it does not show', () => {
  expect(
    parseForm(reconciliationForm, { ...account, counted: '190', difference_reason: 'Change' }).value,
  ).toEqual({
    ...{ bank_account: 3, on: '2026-01-31', difference_reason: 'Change' },
    counted: { amount: '190', currency: 'USD' },
  });
  expect(
    parseForm(reconciliationForm, { ...account, statement: '-5.00', outstanding_12: 'on' }).value,
  ).toEqual({
    ...{ bank_account: 3, on: '2026-01-31', outstanding: [12] },
    statement: { amount: '-5.00', currency: 'USD' },
  });
  expect(parseForm(reconciliationForm, { ...account, on: '', counted: '' }).issues).toEqual({
    ...{ on: expect.anything(), counted: expect.anything() },
  });
});
