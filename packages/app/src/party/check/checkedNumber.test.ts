import { expect, test } from 'vitest';
import { isNumber, kindOf, numberProblem, writtenNumber } from './checkedNumber';

test.each([
  ['63-123456 b 63', 'national_id'],
  ['63123456', 'national_id'],
  ['6312345B63', 'national_id'],
  ['en 123456', 'passport'],
  ['A12345678', 'passport'],
  ['1319/2013', 'company'],
  ['13-2020', 'company'],
  ['PBC 123', 'company'],
])('%j looks like a %s', (typed, kind) => expect(kindOf(typed)).toBe(kind));

test.each([
  ['national_id', '63-123456 b 63', '63123456B63'],
  ['national_id', '13-20', '13-20'],
  ['passport', 'en 123-456', 'EN123456'],
  ['company', 'PBC 13-2020', 'PBC 13-2020'],
] as const)('as a %s, %j is written %j', (kind, number, written) =>
  expect(writtenNumber({ kind, number })).toBe(written),
);

test.each([
  ['national_id', '63123456B63', undefined],
  ['national_id', '6312345B63', ['danger', /has 7 digits before the letter; a national ID has 8 or 9/]],
  ['national_id', '63123456', ['danger', /8 or 9 digits, a letter and 2 digits/]],
  ['national_id', '63-123456-C-63', ['warning', /^Expected letter B, not C\./]],
  ['passport', '631234B63', undefined],
  ['passport', '63123456B63', ['danger', /6 to 9 letters and digits/]],
  ['passport', 'EN/12', ['danger', /6 to 9 letters and digits/]],
  ['company', '13-2020', undefined],
] as const)('as a %s, %j: %j', (kind, number, expected) => {
  const problem = numberProblem({ kind, number });
  if (!expected) return expect(problem).toBeUndefined();
  expect(problem).toEqual({ tone: expected[0], text: expect.stringMatching(expected[1]) });
});

test.each([
  ['63-123456', true],
  ['1319/2013', true],
  ['0772 123 456', false],
  ['+263 77 212 3456', false],
  ['t.moyo123@example.com', false],
  ['Tendai Moyo', false],
  ['4 Baobab', false],
])('%j is a number: %j', (typed, expected) => expect(isNumber(typed)).toBe(expected));
