import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { claimForm, claimNoticeForm, claimPatchForm } from './index.ts';

const typed = { type: 'damage', amount: '1,300.5', currency: 'USD', reason: ' Gate ' };
const read = { type: 'damage', amount: { amount: '1300.5', currency: 'USD' }, reason: 'Gate' };

test('a claim against a party of a lease', () => {
  expect(parseForm(claimForm, { lease: '7', party: 'company:3', ...typed })).toEqual({
    value: { lease: 7, party: { type: 'company', id: 3 }, ...read },
    issues: {},
  });
  expect(parseForm(claimForm, { lease: '7', party: '', ...typed, amount: '0' }).issues).toMatchObject({
    party: 'required',
    amount: 'not_positive',
  });
  expect(claimForm.controlOf({}, ['party', 'id'])).toBe('party');
  expect(claimForm.controlOf({}, ['amount', 'amount'])).toBe('amount');
});

test('a draft is changed by the version that was read', () => {
  expect(parseForm(claimPatchForm, { version: '2', ...typed }).value).toEqual({ version: 2, ...read });
  expect(parseForm(claimPatchForm, typed).issues).toEqual({ version: 'required' });
});

test('a notice is not to come', () => {
  const notice = { sent_on: '12/01/2026', by: 'hand', text: 'Pay' };
  expect(parseForm(claimNoticeForm, notice).value).toEqual({ ...notice, sent_on: '2026-01-12' });
  const later = '01/01/2999';
  expect(parseForm(claimNoticeForm, { sent_on: later, by: '', text: '' }).issues).toEqual({
    sent_on: 'in_future',
    by: 'required',
    text: 'required',
  });
});
