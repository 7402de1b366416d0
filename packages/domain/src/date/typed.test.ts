import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dateOrText, datePattern, formatDate, formatDateTime, readDate } from './index.ts';

describe('readDate', () => {
  it.each([
    ['05/03/2025', '2025-03-05'],
    ['5/3/2025', '2025-03-05'],
    ['2025-03-05', '2025-03-05'],
    [' 29/02/2024 ', '2024-02-29'],
    ['', ''],
  ])('reads %j as %j', (typed, value) => {
    expect(readDate(typed, {})).toEqual({ value, problem: null });
  });

  it.each(['yesterday', '03/05/25', '2025-3-5'])('keeps %j, which is no date', (typed) => {
    expect(readDate(typed)).toEqual({ value: typed, problem: 'format' });
  });

  it.each(['31/02/2025', '29/02/2025', '2025-13-01'])('keeps %j, a day that does not exist', (typed) => {
    expect(readDate(typed)).toEqual({ value: typed, problem: 'day' });
  });

  it('both limits are allowed, what lies outside is not', () => {
    const limits = { min: '2025-03-01', max: '2025-03-31' };
    expect(readDate('01/03/2025', limits).problem).toBeNull();
    expect(readDate('31/03/2025', limits).problem).toBeNull();
    expect(readDate('28/02/2025', limits).problem).toBe('min');
    expect(readDate('01/04/2025', limits).problem).toBe('max');
  });
});

describe('dateOrText', () => {
  it.each([
    ['5/3/2025', '2025-03-05'],
    ['31/02/2025', '2025-02-31'],
    ['soon', 'soon'],
    ['', ''],
  ])('%j is sent as %j', (typed, sent) => expect(dateOrText(typed)).toBe(sent));
});

test.each([
  ['en-GB', 'dd/mm/yyyy', '05/03/2025', '05 Mar 2025', '05 Mar 2025, 14:30'],
  ['en-US', 'mm/dd/yyyy', '03/05/2025', 'Mar 05, 2025', 'Mar 05, 2025, 14:30'],
  ['de-DE', 'dd.mm.yyyy', '05.03.2025', '05. März 2025', '05. März 2025, 14:30'],
])('a day is typed and shown as in %s', (locale, pattern, typed, shown, moment) => {
  expect(datePattern(locale)).toBe(pattern);
  expect(formatDate('2025-03-05', 'third', undefined, locale)).toBe(typed);
  expect(formatDate('2025-03-05', 'second', undefined, locale)).toBe(shown);
  expect(formatDateTime('2025-03-05T14:30:00Z', 'UTC', locale)).toBe(moment);
  expect(readDate(typed, {}, locale)).toEqual({ value: '2025-03-05', problem: null });
  expect(readDate('2025-03-05', {}, locale)).toEqual({ value: '2025-03-05', problem: null });
});

test('day and month are read in the order of the locale, never guessed', () => {
  expect(readDate('13/05/2025', {}, 'en-US')).toEqual({ value: '13/05/2025', problem: 'day' });
  expect(readDate('05/13/2025', {}, 'en-GB')).toEqual({ value: '05/13/2025', problem: 'day' });
});

test.each(['en-GB', 'en-US', 'de-DE', 'sv-SE', 'ja-JP', 'fr-FR', 'pt-BR'])(
  'every day that is shown in %s reads back',
  (locale) => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(readDate(formatDate(day, 'third', undefined, locale), {}, locale).value).toBe(day);
        },
      ),
      { numRuns: 100 },
    );
  },
);
