import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dateOrText, datePattern, formatDate, formatDateTime, readDate } from './index.ts';

describe('readDate', () => {
  const on = '2026-03-05';

  it.each([
    ['05/03/2025', '2025-03-05'],
    ['5/3/2025', '2025-03-05'],
    ['2025-03-05', '2025-03-05'],
    ['2025/3/5', '2025-03-05'],
    [' 29/02/2024 ', '2024-02-29'],
    ['', ''],
    // Digits alone.
    ['12031990', '1990-03-12'],
    ['120390', '1990-03-12'],
    ['20260201', '2026-02-01'],
    ['20012012', '2012-01-20'],
    // Names of months.
    ['1 Feb 2026', '2026-02-01'],
    ['01-FEB-26', '2026-02-01'],
    ['1st february, 2026', '2026-02-01'],
    ['1Feb2026', '2026-02-01'],
    ['Feb 1, 2026', '2026-02-01'],
    ['February 1st 2026', '2026-02-01'],
    ['2026-Feb-01', '2026-02-01'],
    ['5 Sept. 25', '2025-09-05'],
    // Two digits of the year: 80 years back and 20 ahead of 5 March 2026.
    ['1/2/26', '2026-02-01'],
    ['01.02.26', '2026-02-01'],
    ['1-2-26', '2026-02-01'],
    ['05/03/46', '2046-03-05'],
    ['06/03/46', '1946-03-06'],
    ['1/1/00', '2000-01-01'],
    ['31-12-99', '1999-12-31'],
    ['12-12-12', '2012-12-12'],
  ])('reads %j as %j', (typed, value) => {
    expect(readDate(typed, {}, undefined, on)).toEqual({ value, problem: null });
  });

  it.each([
    'yesterday',
    '5 March',
    'March 2025',
    '5 Foo 2025',
    '5 Ma 2025',
    '1021990',
    '46086',
    '5/3/199',
    '1/2/3',
    '05/03/2',
  ])('keeps %j, which is no date', (typed) =>
    expect(readDate(typed, {}, undefined, on)).toEqual({ value: typed, problem: 'format' }),
  );

  it.each(['26-02-01', '01-02-26', '99-12-31', '90/03/12', '990312'])(
    'keeps %j, which could be read in two ways',
    (typed) => expect(readDate(typed, {}, undefined, on)).toEqual({ value: typed, problem: 'ambiguous' }),
  );

  it.each(['31/02/2025', '29/02/2025', '2025-13-01', '31/02/26', '30 Feb 2025', '31022025', '29/2/25'])(
    'keeps %j, a day that does not exist',
    (typed) => expect(readDate(typed, {}, undefined, on)).toEqual({ value: typed, problem: 'day' }),
  );

  it('a year of two digits is that of a hundred, whatever day it is', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, days, (on, day) => {
        const [year = '', month = '', date = ''] = day.split('-');
        const { value, problem } = readDate(`${date}/${month}/${year.slice(2)}`, {}, undefined, on);
        // 29 February of a year that ends in 00.
        if (problem) return date === '29' && month === '02';
        const ahead = Number(on.slice(0, 4)) + 20;
        return value <= `${ahead}${on.slice(4)}` && value > `${ahead - 100}${on.slice(4)}`;
      }),
    );
  });

  it('every day reads back however it is written', () => {
    const days = fc.date({ min: new Date('1947-01-01'), max: new Date('2046-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year = '', month = '', of = ''] = day.split('-');
        const long = date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
        const written = [
          ...[day, `${of}${month}${year}`, `${of}/${month}/${year.slice(2)}`, long, long.toUpperCase()],
          ...[formatDate(day), formatDate(day, 'medium'), formatDate(day, 'numeric')],
          formatDate(day, 'medium', undefined, 'en-US'),
        ];
        for (const text of written) expect(readDate(text, {}, undefined, on).value, text).toBe(day);
      }),
    );
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
    ['1 Feb 2026', '2026-02-01'],
    ['26-02-01', '26-02-01'],
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
  expect(formatDate('2025-03-05', 'numeric', undefined, locale)).toBe(typed);
  expect(formatDate('2025-03-05', 'medium', undefined, locale)).toBe(shown);
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
          expect(readDate(formatDate(day, 'numeric', undefined, locale), {}, locale).value).toBe(day);
        },
      ),
      { numRuns: 100 },
    );
  },
);
