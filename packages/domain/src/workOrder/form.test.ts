import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import { completionTotal, workOrderCompletionForm, workOrderForm } from './index.ts';

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
  expect(completionTotal(lines)).toBe(21_219n);
  expect(completionTotal({ ...lines, quantity: '0.0005', rate_2: 'x' })).toBe(969n);
  expect(completionTotal({ kind: 'other', description: 'Odd', quantity: '0.5', rate: '0.05', vat: '' })).toBe(
    3n,
  );
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
