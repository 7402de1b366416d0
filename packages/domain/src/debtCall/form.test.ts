import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { debtCallNoteForm, debtCallPromiseForm } from './index.ts';

test('a note of a call that was made', () => {
  const typed = { text: ' No answer ', on: '02/03/2026' };
  expect(parseForm(debtCallNoteForm, typed)).toEqual({
    value: { text: 'No answer', on: '2026-03-02' },
    issues: {},
  });
  expect(parseForm(debtCallNoteForm, { text: '', on: '01/01/2999' }).issues).toEqual({
    text: 'required',
    on: 'in_future',
  });
});

test('a promise of an amount by a day to come', () => {
  const typed = { amount: '1,450.5', currency: 'USD', by_on: '01/01/2999', text: '', on: '02/03/2026' };
  expect(parseForm(debtCallPromiseForm, typed).value).toEqual({
    amount: { amount: '1450.5', currency: 'USD' },
    by_on: '2999-01-01',
    text: null,
    on: '2026-03-02',
  });
  expect(parseForm(debtCallPromiseForm, { ...typed, amount: '0', by_on: '' }).issues).toMatchObject({
    amount: 'not_positive',
  });
});
