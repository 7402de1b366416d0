import { expect, test } from 'vitest';
import { customerJournalForm, landlordJournalForm, supplierJournalForm } from './index.ts';

const terms = { kind: 'creditor_debit', amount: '45', currency: 'USD', on: '2026-02-05', reason: 'Water' };

const fieldsOf = (form: typeof customerJournalForm, fields: Record<string, string>) => {
  const result = form['~standard'].validate({ ...terms, ...fields });
  if (result instanceof Promise) throw new Error('A form is parsed at once.');
  return result.issues ? result.issues.map(({ path }) => String(path?.[0])) : result.value;
};

test('a journal names a lease, a landlord’s property, or a supplier’s', () => {
  expect(fieldsOf(customerJournalForm, { kind: 'customer_debit', lease: '7' })).toMatchObject({ lease: 7 });
  expect(fieldsOf(landlordJournalForm, { landlord: '2', property: '3' })).toMatchObject({
    ...{ landlord: 2, property: 3, amount: { amount: '45', currency: 'USD' }, on: '2026-02-05' },
  });
  expect(fieldsOf(supplierJournalForm, { party: 'company:4', property: '3' })).toMatchObject({
    ...{ party: { type: 'company', id: 4 }, property: 3 },
  });
});

test('an account that is missing is reported at its field, and a day to come at its own', () => {
  expect(fieldsOf(customerJournalForm, {})).toEqual(['lease']);
  expect(fieldsOf(landlordJournalForm, { landlord: '2' })).toEqual(['property']);
  expect(fieldsOf(supplierJournalForm, { property: '3' })).toEqual(['party']);
  expect(fieldsOf(customerJournalForm, { lease: '7', on: '2999-01-01' })).toEqual(['on']);
});
