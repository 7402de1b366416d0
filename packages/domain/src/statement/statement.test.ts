import { describe, expect, test } from 'vitest';
import { parseForm } from '../testing.ts';
import {
  compareNames,
  defaultSelection,
  isInRange,
  monthLabel,
  selectionForm,
  statementDays,
  statementMonths,
  statementPeriod,
  statementSelection,
} from './index.ts';

describe('selection', () => {
  const entriesOf = (values: object) =>
    Object.entries(values).map(([name, value]) => [name, String(value)] as const);

  const all2025 = defaultSelection(2025);

  test('the default is all of a year in US dollars', () => {
    expect(all2025).toEqual({
      from: 'All',
      to: 'All',
      pfrom: 'All',
      pto: 'All',
      year: 2025,
      month: 'All',
      currency: 'USD',
    });
    expect(statementSelection.safeParse(all2025).success).toBe(true);
  });

  test.each([
    [{ from: '8', to: '7' }, { to: 'before_start' }],
    [{ pfrom: '10', pto: '9' }, { pto: 'before_start' }],
    [{ from: 'Moyo', to: 'baobab' }, { to: 'before_start' }],
    [{ from: '9', to: '10', pfrom: 'All', pto: '1' }, {}],
  ])('a range ends where it starts or later: %j', (range, issues) =>
    expect(parseForm(selectionForm, entriesOf({ ...all2025, ...range })).issues).toEqual(issues),
  );

  test('the form reads what it shows', () => {
    const selection = { ...all2025, from: '12', pto: '7', month: '3', currency: 'ZIG' };
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
    expect(Object.keys(parseForm(selectionForm, entriesOf({ ...all2025, ...wrong })).issues)).toEqual(
      Object.keys(wrong),
    );
  });

  test.each(Object.keys(all2025))('without %s nothing is selected', (name) => {
    const entries = entriesOf(all2025).filter(([key]) => key !== name);
    expect(parseForm(selectionForm, entries).issues).toEqual({ [name]: 'required' });
  });

  test.each([
    ['moyo', 'All', 'All', true],
    ['Moyo', 'moyo', 'MOYO', true],
    ['Moyo', 'N', 'All', false],
    ['Nyathi', 'All', 'N', false],
    ['Flat 9', 'Flat 1', 'Flat 10', true],
  ])('%s from %s to %s', (name, from, to, expected) => expect(isInRange(name, from, to)).toBe(expected));

  test('names in the order of ranges', () =>
    expect(['Zvobgo', 'éclair', 'Flat 10', 'Flat 9'].toSorted(compareNames)).toEqual([
      'éclair',
      'Flat 9',
      'Flat 10',
      'Zvobgo',
    ]));

  test('the days of a period', () => {
    expect(statementDays({ year: 2026, month: 'All' })).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(statementDays({ year: 2028, month: '2' })).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  test('periods in words', () => {
    expect(statementPeriod({ year: 2025, month: 'All' })).toBe('2025');
    expect(statementPeriod({ year: 2025, month: '9' })).toBe('September 2025');
    expect(statementMonths.map(monthLabel).slice(0, 4)).toEqual(['All', 'January', 'February', 'March']);
  });
});
