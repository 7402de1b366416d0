import { expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import {
  invoiceAmounts,
  planForm,
  planPatchForm,
  subscriptionForm,
  subscriptionPaymentForm,
  subscriptionRunForm,
  usageLines,
} from './index.ts';

const plan = {
  ...{ name: 'Standard', monthly: 5000n, leases_included: 1, per_lease: 200n },
  ...{ reports_included: 0, per_report: 150n },
};

test('worked example 59: two leases of which one is included, and three reports', () => {
  const lines = usageLines(plan, { leases: 2, reports: 3 });
  expect(lines.map(({ quantity, rate, amount }) => [quantity, rate, amount])).toEqual([
    [1, 5000n, 5000n],
    [1, 200n, 200n],
    [3, 150n, 450n],
  ]);
  expect(invoiceAmounts(lines, 1550)).toEqual({ net: 5650n, vat: 876n, total: 6526n });
});

test('what is included costs nothing', () => {
  expect(usageLines(plan, { leases: 1, reports: 0 })).toHaveLength(1);
});

test('the forms read what is typed, and refuse it at its control', () => {
  const typed = {
    ...{ name: ' Standard ', monthly: '1,050.00', currency: 'USD', leases_included: '1', per_lease: '2' },
    ...{ reports_included: '0', per_report: '1.50' },
  };
  const read = {
    ...{
      name: 'Standard',
      monthly: { amount: '1050.00', currency: 'USD' },
      leases_included: 1,
      per_lease: '2',
    },
    ...{ reports_included: 0, per_report: '1.50' },
  };
  expect(parseForm(planForm, typed)).toEqual({ value: read, issues: {} });
  expect(parseForm(planPatchForm, { ...typed, version: '3' }).value).toEqual({ ...read, version: 3 });
  const wrong = { ...typed, monthly: 'x', currency: '', leases_included: '1.5' };
  expect(parseForm(planForm, wrong).issues).toEqual({
    ...{ monthly: 'not_an_amount', currency: 'required', leases_included: 'not_whole' },
  });
  expect(parseForm(subscriptionForm, { client: '2', plan: '1', month: '2026-01' }).value).toEqual({
    ...{ client: 2, plan: 1, from_on: '2026-01-01' },
  });
  expect(parseForm(subscriptionForm, { client: '', plan: '1', month: '' }).issues).toEqual({
    ...{ client: 'required', month: 'required' },
  });
  expect(parseForm(subscriptionRunForm, { month: '2026-13' }).issues).toEqual({ month: 'not_a_month' });
  const payment = { on: '01/01/2999', amount: '0', currency: 'USD' };
  expect(parseForm(subscriptionPaymentForm, payment).issues).toEqual({
    on: 'in_future',
    amount: 'not_positive',
  });
});
