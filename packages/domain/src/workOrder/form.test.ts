import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { completionSums, workOrderCompletionForm, workOrderForm } from './index.ts';

const lines = {
  on: '2026-01-13',
  kind: 'labour',
  description: 'Plumber',
  quantity: '3.5',
  rate: '40',
  vat: '',
  kind_2: 'material',
  description_2: 'Pipe',
  quantity_2: '1',
  rate_2: '62.50',
  vat_2: '9.69',
};

test('an order is completed with its lines; rows in which nothing was typed are left out', () => {
  const empty = { kind_3: 'labour', description_3: '', quantity_3: '', rate_3: '', vat_3: '' };
  expect(parseForm(workOrderCompletionForm, { ...lines, ...empty }).value).toMatchObject({
    on: '2026-01-13',
    lines: [
      { kind: 'labour', description: 'Plumber', quantity: '3.5', rate: '40', vat: null },
      { kind: 'material', description: 'Pipe', quantity: '1', rate: '62.50', vat: '9.69' },
    ],
  });
  expect(parseForm(workOrderCompletionForm, { ...lines, quantity_2: '0', rate: 'x' }).issues).toEqual({
    quantity_2: 'not_positive',
    rate: 'not_an_amount',
  });
});

test('what lines come to is shown while they are typed', () => {
  expect(completionSums(lines)).toEqual({ net: 20_250n, vat: 969n });
  expect(completionSums({ ...lines, quantity: '0.0005', rate_2: 'x' })).toEqual({ net: 0n, vat: 969n });
  const odd = { kind: 'other', description: 'Odd', quantity: '0,5', rate: '0.05', vat: '' };
  expect(completionSums(odd)).toEqual({ net: 3n, vat: 0n });
});

test('VAT is added at a rate to the lines that have none of their own', () => {
  const added = { ...lines, quantity: '3,5', vat_rate: '15.50', currency: 'ZIG' };
  expect(completionSums(added)).toEqual({ net: 20_250n, vat: 2170n + 969n });
  expect(parseForm(workOrderCompletionForm, added).value).toMatchObject({
    currency: 'ZIG',
    lines: [{ quantity: '3.5', vat: '21.70' }, { vat: '9.69' }],
  });
});

test('a new order is of a request, or of a property', () => {
  const typed = { summary: 'Leak', category: 'plumbing', priority: 'urgent', estimate: '', contractor: '7' };
  expect(parseForm(workOrderForm(4), typed).value).toMatchObject({
    ...{ request: 4, contractor: 7, estimate: null, unit: null, finish_by: null },
  });
  expect(parseForm(workOrderForm(), { ...typed, estimate: '0', currency: 'USD' }).issues).toEqual({
    property: 'required',
    estimate: 'not_positive',
  });
});
