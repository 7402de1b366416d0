import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import {
  defaultSelection,
  monthLabel,
  type RentCollectionRow,
  rentCollectionAmounts,
  rentCollectionTotals,
  selectionForm,
  statementMonths,
  statementPeriod,
  statementSelection,
} from './index.ts';

describe('selection', () => {
  const entriesOf = (values: object) =>
    Object.entries(values).map(([name, value]) => [name, String(value)] as const);

  test('the default is all of 2025 in US dollars', () => {
    expect(defaultSelection).toEqual({
      from: 'All',
      to: 'All',
      pfrom: 'All',
      pto: 'All',
      year: 2025,
      month: 'All',
      currency: 'USD',
    });
    expect(statementSelection.safeParse(defaultSelection).success).toBe(true);
  });

  test.each([
    [{ from: '8', to: '7' }, { to: 'before_start' }],
    [{ pfrom: '10', pto: '9' }, { pto: 'before_start' }],
    [{ from: '9', to: '10', pfrom: 'All', pto: '1' }, {}],
  ])('a range ends where it starts or later: %j', (range, issues) =>
    expect(parseForm(selectionForm, entriesOf({ ...defaultSelection, ...range })).issues).toEqual(issues),
  );

  test('the form reads what it shows', () => {
    const selection = { ...defaultSelection, from: '12', pto: '7', month: '3', currency: 'ZIG' };
    expect(parseForm(selectionForm, entriesOf(selection)).value).toEqual(selection);
  });

  test.each([
    { from: '' },
    { pto: ' ' },
    { year: 'x' },
    { year: '' },
    { year: '1e3' },
    { month: '13' },
    { month: '0' },
    { month: '' },
    { currency: 'ZWD' },
    { currency: '__proto__' },
    { to: '\0' },
  ])('every select is required and offers what it offers: %j', (wrong) => {
    expect(
      Object.keys(parseForm(selectionForm, entriesOf({ ...defaultSelection, ...wrong })).issues),
    ).toEqual(Object.keys(wrong));
  });

  test.each(Object.keys(defaultSelection))('without %s nothing is selected', (name) => {
    const entries = entriesOf(defaultSelection).filter(([key]) => key !== name);
    expect(parseForm(selectionForm, entries).issues).toEqual({ [name]: 'required' });
  });

  test('periods in words', () => {
    expect(statementPeriod({ year: 2025, month: 'All' })).toBe('2025');
    expect(statementPeriod({ year: 2025, month: '9' })).toBe('September 2025');
    expect(statementMonths.map(monthLabel).slice(0, 4)).toEqual(['All', 'January', 'February', 'March']);
  });
});

describe('rent collection', () => {
  const cents = fc.integer({ min: -1e11, max: 1e11 });
  const rowOf = (amounts: number[]): RentCollectionRow => ({
    lease_id: 'L-1',
    tenant: 'Rudo Moyo',
    ...(Object.fromEntries(
      rentCollectionAmounts.map((name, at) => [name, (amounts[at] ?? 0) / 100]),
    ) as Record<(typeof rentCollectionAmounts)[number], number>),
  });

  test('totals are exact to the cent', () => {
    const rows = fc.array(fc.array(cents, { minLength: 7, maxLength: 7 }), { maxLength: 50 });
    fc.assert(
      fc.property(rows, (amounts) => {
        const totals = rentCollectionTotals(amounts.map(rowOf));
        rentCollectionAmounts.forEach((name, at) => {
          const exact = amounts.reduce((sum, row) => sum + BigInt(row[at] ?? 0), 0n);
          expect(totals[name]).toBe(Number(exact) / 100);
        });
      }),
    );
  });

  test('0.10 + 0.20 is 0.30, and nothing is nothing', () => {
    const totals = rentCollectionTotals([rowOf([10, 0, 0, 0, 0, 0, 0]), rowOf([20, 0, 0, 0, 0, 0, 0])]);
    expect(totals.balance_brought_forward).toBe(0.3);
    expect(Object.values(rentCollectionTotals([]))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
