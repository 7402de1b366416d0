import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { billPaymentForm, disbursementLinesForm, disbursementReviewForm } from './index.ts';

test('a bill is paid from an account, in part or whole', () => {
  const form = billPaymentForm({ id: 5, party: { type: 'company', id: 3, name: 'Msasa Plumbing' } });
  expect(parseForm(form, { bank_account: '2', amount: '1,120' }).value).toEqual({
    kind: 'bill',
    party: { type: 'company', id: 3 },
    bank_account: 2,
    lines: [{ bill: 5, amount: '1120' }],
  });
  expect(parseForm(form, { bank_account: '', amount: '0' }).issues).toEqual({
    bank_account: 'required',
    amount: 'not_positive',
  });
});

test('each line of a draft keeps what it pays, and has its own amount', () => {
  const form = disbursementLinesForm({
    version: 3,
    lines: [
      { property: { id: 4, name: 'House' }, landlord: 9, lease: null, bill: null, amount: '10.00' },
      { property: { id: 5, name: 'Shop' }, landlord: 9, lease: null, bill: null, amount: '20.00' },
    ],
  });
  expect(parseForm(form, { amount_0: '9.50', amount_1: '20' }).value).toMatchObject({
    version: 3,
    lines: [
      { property: 4, landlord: 9, amount: '9.50' },
      { property: 5, landlord: 9, amount: '20' },
    ],
  });
  expect(parseForm(form, { amount_0: '9.50', amount_1: 'x' }).issues).toEqual({ amount_1: 'not_an_amount' });
  expect(form.controlOf({}, ['lines', '1', 'amount'])).toBe('amount_1');
});

test('several drafts are reviewed at once, each line under a name of its own', () => {
  const line = { property: { id: 4, name: 'House' }, landlord: 9, lease: null, bill: null, amount: '10.00' };
  const form = disbursementReviewForm([
    { id: 12, version: 3, lines: [line, line] },
    { id: 13, version: 1, lines: [line] },
  ]);
  expect(parseForm(form, { amount_12_0: '9', amount_12_1: '1,000', amount_13_0: '2' }).value).toEqual([
    {
      id: 12,
      version: 3,
      lines: ['9', '1000'].map((amount) => ({ property: 4, landlord: 9, amount })),
    },
    { id: 13, version: 1, lines: [{ property: 4, landlord: 9, amount: '2' }] },
  ]);
  expect(parseForm(form, { amount_12_0: '9', amount_12_1: '', amount_13_0: '0' }).issues).toEqual({
    amount_12_1: 'required',
    amount_13_0: 'not_positive',
  });
});
