import { describe, expect, it, test } from 'vitest';
import { allLocales } from '../locale/testing.ts';
import { dateFormat, datePattern, formatDate, readDate } from './index.ts';

const days = [
  '0099-01-01',
  '0999-12-31',
  '1899-12-31',
  '1999-11-30',
  '2024-02-29',
  '2026-03-05',
  '2026-10-12',
  '9999-12-31',
];

it('there are as many locales as a browser has', () => expect(allLocales.length).toBeGreaterThan(250));

describe.each(allLocales)('%s', (locale) => {
  it('a day that is written reads back, in Latin digits, Gregorian', () => {
    for (const day of days) {
      const text = formatDate(day, 'numeric', undefined, locale);
      expect(text).toContain(day.slice(0, 4));
      expect(readDate(text, {}, locale), text).toEqual({ value: day, problem: null });
      expect(readDate(day, {}, locale)).toEqual({ value: day, problem: null });
    }
    expect(datePattern(locale)).toMatch(/(yyyy|mm|dd).+(yyyy|mm|dd).+(yyyy|mm|dd)/);
  });

  it('a day whose month is written as a word is read as that day, or not at all', () => {
    for (const day of days.slice(2)) {
      const text = formatDate(day, 'medium', undefined, locale);
      const { value, problem } = readDate(text, {}, locale);
      expect([day, text, '']).toContain(problem ? (value === text ? text : '') : value);
    }
  });
});

const common = [
  ...[
    'ar',
    'bg',
    'cs',
    'da',
    'de',
    'el',
    'en-US',
    'es',
    'et',
    'fi',
    'fr',
    'he',
    'hi',
    'hr',
    'hu',
    'id',
    'it',
    'ja',
    'ko',
    'lt',
  ],
  ...[
    'lv',
    'nb',
    'nd',
    'nl',
    'pl',
    'pt',
    'ro',
    'ru',
    'sk',
    'sl',
    'sn',
    'sr',
    'sv',
    'sw',
    'th',
    'tr',
    'uk',
    'vi',
    'zh',
    'zu',
  ],
];
test.each(common)('a day whose month is written as a word reads back in %s', (locale) => {
  for (const day of days.slice(2)) {
    const long = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }, 'UTC').format(
      new Date(day),
    );
    for (const text of [formatDate(day, 'medium', undefined, locale), long]) {
      expect(readDate(text, {}, locale), text).toEqual({ value: day, problem: null });
    }
  }
});

test.each(['ar-EG-u-nu-arab', 'mr-IN-u-nu-deva', 'my-u-nu-mymr', 'fa-IR-u-nu-arabext'])(
  'in the digits that %s asks for, a day reads back too',
  (locale) => {
    for (const day of days) {
      const text = formatDate(day, 'numeric', undefined, locale);
      expect(text).not.toMatch(/\d/);
      expect(readDate(text, {}, locale), text).toEqual({ value: day, problem: null });
    }
  },
);

test.each(['th-TH-u-ca-buddhist', 'ja-JP-u-ca-japanese', 'fa-IR-u-ca-persian'])(
  'a day is Gregorian in %s too',
  (locale) => {
    expect(formatDate('2026-03-05', 'numeric', undefined, locale)).toContain('2026');
  },
);

test.each([
  ['fr-FR', '5 mars 2026'],
  ['fr-FR', '1er mars 2026'],
  ['fi-FI', '5. marraskuuta 2026'],
  ['ja-JP', '2026年3月5日'],
  ['ar-EG', '٠٥/٠٣/٢٠٢٦'],
  ['de-DE', '５．３．２０２６'],
  ['en-GB', '05‑03‑2026'],
])('in %s reads %s', (locale, typed) => expect(readDate(typed, {}, locale).problem).toBe(null));

test('1/1/0099 is the year 99, also once it has been written again', () => {
  const { value } = readDate('1/1/0099');
  expect(value).toBe('0099-01-01');
  expect(readDate(formatDate(value, 'numeric')).value).toBe(value);
});

test('a name of no locale is written as in en-GB', () => {
  expect(formatDate('2026-03-05', 'medium', undefined, 'no locale')).toBe('05 Mar 2026');
  expect(formatDate('2026-03-05', 'numeric', undefined, 'en_US')).toBe('03/05/2026');
});
