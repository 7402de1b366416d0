import { expect, test } from 'vitest';
import { allLocales } from '../locale/testing.ts';
import { formatTime, readTime } from './index.ts';

const times = ['00:00', '00:30', '06:05', '09:41', '11:59', '12:00', '12:30', '14:30', '18:00', '23:59'];

test.each([
  ...allLocales,
  ...allLocales.map((locale) => `${locale}-u-hc-h12`),
  'ar-EG-u-nu-arab',
  'ja-JP-u-hc-h11',
])('a time that is written reads back in %s', (locale) => {
  for (const time of times) {
    const text = formatTime(time, locale);
    expect(readTime(text, {}, locale), text).toEqual({ value: time, problem: null });
    expect(readTime(time, {}, locale), time).toEqual({ value: time, problem: null });
  }
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9:30pm', '21:30'],
  ['9 p.m.', '21:00'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['14:30 pm', '14:30'],
  ['14h30', '14:30'],
  ['14h', '14:00'],
  ['14.30 Uhr', '14:30'],
  ['14:30:00', '14:30'],
  ['٠٩:٤١', '09:41'],
  ['', ''],
])('%j is read as %j', (typed, value) => expect(readTime(typed)).toEqual({ value, problem: null }));

test.each(['24:00', '9:60', '14:30 am', '9:3', 'noon-ish', '1234567', '-9:30', '9:30 x', '1:2:3:4', '9/30'])(
  '%j is no time, and stays as typed',
  (typed) => expect(readTime(typed)).toEqual({ value: typed, problem: 'format' }),
);

test('limits are allowed themselves', () => {
  const limits = { min: '08:00', max: '17:00' };
  expect(['07:59', '08:00', '17:00', '17:01'].map((time) => readTime(time, limits).problem)).toEqual([
    ...['min', null, null, 'max'],
  ]);
});

test.each([
  ['en-GB', '14:30'],
  ['en-US', '14:30'],
  ['en-US-u-hc-h12', '02:30 PM'],
  ['no locale', '14:30'],
])('in %s it is written %j', (locale, text) => expect(formatTime('14:30', locale)).toBe(text));

test.each(['', null, undefined, '24:00', '9:30', 'noon'])('%j is written as nothing', (value) =>
  expect(formatTime(value)).toBe(''),
);
