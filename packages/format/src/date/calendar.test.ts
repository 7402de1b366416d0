import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  businessDaysAfter,
  dayOf,
  daysBetween,
  firstDayOf,
  isMonth,
  isPlainDate,
  lastDayOf,
  monthOf,
  monthsBetween,
} from './index.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyMonth = anyDay.map(monthOf);

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-05', 0, '2026-03-05'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});

test('adding days and counting them undo each other', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
      const to = addDays(from, days);
      return isPlainDate(to) && daysBetween(from, to) === days && addDays(to, -days) === from;
    }),
  );
});

test.each([
  ['2026-01', -1, '2025-12'],
  ['2025-12', 1, '2026-01'],
  ['2026-02', 11, '2027-01'],
  ['2026-02', -26, '2023-12'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
  expect(monthsBetween(from, to)).toBe(months);
});

test('a month follows the last day of the one before it', () => {
  fc.assert(
    fc.property(
      anyMonth,
      (month) =>
        isMonth(month) &&
        addDays(lastDayOf(month), 1) === firstDayOf(addMonths(month, 1)) &&
        monthOf(lastDayOf(month)) === month,
    ),
  );
});

test.each([
  ['2026-02', 31, '2026-02-28'],
  ['2024-02', 30, '2024-02-29'],
  ['2026-04', 5, '2026-04-05'],
  ['2026-01', 31, '2026-01-31'],
])('in %s day %i is %s', (month, dayOfMonth, date) => expect(dayOf(month, dayOfMonth)).toBe(date));

test.each(['2026-13', '2026-00', '0000-01', '2026-1', '2026-01-01', '', '2026-01\n', '٢٠٢٦-٠١'])(
  '%j is no month',
  (text) => expect(isMonth(text)).toBe(false),
);

test.each([
  // Friday: the next business day is Monday.
  ['2026-01-09', 1, '2026-01-12'],
  ['2026-01-10', 1, '2026-01-12'],
  ['2026-01-12', 20, '2026-02-09'],
  ['2026-01-05', 20, '2026-02-02'],
])('%s and %i business days is %s', (from, count, to) => expect(businessDaysAfter(from, count)).toBe(to));
