import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { commissionDrawForm } from './draw.ts';

test('a draw of commission is one line to a company', () =>
  expect(
    parseForm(commissionDrawForm, [
      ['payee', '7'],
      ['bank_account', '2'],
      ['amount', '230.50'],
    ]).value,
  ).toEqual({
    kind: 'commission',
    party: { type: 'company', id: 7 },
    bank_account: 2,
    lines: [{ amount: '230.50' }],
  }));

test('what is wrong is told at its control', () =>
  expect(
    parseForm(commissionDrawForm, [
      ['payee', ''],
      ['bank_account', ''],
      ['amount', '0'],
    ]).issues,
  ).toEqual({ payee: 'required', bank_account: 'required', amount: 'not_positive' }));
