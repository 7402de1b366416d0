import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { bankTransferForm } from './form.ts';

const banked = { from: '4', to: '1', currency: 'USD', amount: '80', on: '2026-01-09', reason: 'Banked' };

test('a transfer says where money goes from and to; between currencies what arrives too', () => {
  expect(parseForm(bankTransferForm, banked).value).toEqual({
    ...{ from: 4, to: 1, on: '2026-01-09', reason: 'Banked' },
    amount: { amount: '80', currency: 'USD' },
  });
  expect(parseForm(bankTransferForm, { ...banked, received: '2,680.00' }).value).toMatchObject({
    received: { amount: '2680.00', currency: 'ZIG' },
  });
  const wrong = { ...banked, to: '', amount: '0', received: '', reason: ' ' };
  expect(Object.keys(parseForm(bankTransferForm, wrong).issues)).toEqual([
    'to',
    'amount',
    'received',
    'reason',
  ]);
});
