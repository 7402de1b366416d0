import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { documentTemplateForm, documentText, lacksText } from './index.ts';

test('the text of a document has each clause under its number', () =>
  expect(
    documentText('Lease', [
      { title: 'Rent', body: 'Due on day 1.' },
      { title: 'Notice', body: '30 days.' },
    ]),
  ).toBe('Lease\n\n1. Rent\nDue on day 1.\n\n2. Notice\n30 days.'));

test('what the lease lacks is told in words', () => {
  expect(lacksText('lease.deposit')).toBe('The lease has no deposit.');
  expect(lacksText('lease.to_on')).toBe('The lease has no last day.');
});

test('clauses are rows; what is wrong is told at the control of its row', () => {
  const row = { name: 'Lease', kind: 'residential', clause_title: 'Rent', clause_body: 'Monthly.' };
  expect(
    parseForm(documentTemplateForm, { ...row, clause_title_2: 'Notice', clause_body_2: '' }).issues,
  ).toEqual({
    clause_body_2: 'required',
  });
  expect(parseForm(documentTemplateForm, row).value).toEqual({
    ...{ name: 'Lease', kind: 'residential', clauses: [{ title: 'Rent', body: 'Monthly.' }] },
  });
});
