import { describe, expect, it } from 'vitest';
import { decimalSignOf, readCell } from './cells';

describe('CSV-4 amounts', () => {
  it.each([
    ['1.234,56', ',', '1234.56'],
    ['1,234.56', '.', '1234.56'],
    ['1234,5', ',', '1234.5'],
    ['1.234', ',', '1234'],
    ['1,234', '.', '1234'],
    ['US$ 1,200.00', '.', '1200.00'],
    ['$450', '.', '450'],
    ['450 USD', '.', '450'],
    ["1'234.50", '.', '1234.50'],
    ['1 234,50', ',', '1234.50'],
    ['-12.50', '.', '-12.50'],
    ['99999999999999999999.99', '.', '99999999999999999999.99'],
  ] as const)('%s with %s is %s', (text, sign, value) =>
    expect(readCell(text, 'amount', sign)).toEqual({ value, problem: null }),
  );

  it.each([
    ['1.234', '.'],
    ['1,234', ','],
    ['1.234,56', '.'],
    ['NaN', '.'],
    ['1e5', '.'],
    ['#REF!', '.'],
    ['=1+1', '.'],
  ] as const)('%s with %s is none, and stays as it is', (text, sign) =>
    expect(readCell(text, 'amount', sign)).toEqual({ value: text, problem: 'amount' }),
  );

  it.each([
    [['1,234', '12,50'], ','],
    [['1,234', '12.50'], '.'],
    [['1.234.567'], ','],
    [['1.234,56'], ','],
    [['1,234.56', '7.50', '8,5'], '.'],
    [['text', '', '12'], '.'],
  ] as const)('%j are written with %s', (texts, sign) => expect(decimalSignOf(texts, '.')).toBe(sign));

  it('are read as the file is where nothing tells', () =>
    expect([decimalSignOf(['1.234'], ','), decimalSignOf(['1,234'], '.')]).toEqual([',', '.']));
});

it.each([
  ['05/03/2026', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  ['2026/3/5', '2026-03-05'],
  ['5 Mar 2026', '2026-03-05'],
  ['05-March-2026', '2026-03-05'],
  ['46086', '2026-03-05'],
  ['46086.75', '2026-03-05'],
  ['2026-03-05 00:00:00', '2026-03-05'],
  ['05/03/2026 14:30', '2026-03-05'],
])('CSV-4 the day %s is %s', (text, value) =>
  expect(readCell(text, 'date', '.')).toEqual({ value, problem: null }),
);

it.each(['31/02/2026', '03/25/2026', '5/3/26', '1234', '99999', 'soon', '5 Foo 2026'])(
  'CSV-4 %s is no day, and stays as it is',
  (text) => expect(readCell(text, 'date', '.')).toEqual({ value: text, problem: 'date' }),
);

it.each([
  ['Yes', 'yesNo', 'true', null],
  ['0', 'yesNo', 'false', null],
  ['maybe', 'yesNo', 'maybe', 'yesNo'],
  ['5', 'whole', '5', null],
  ['5.5', 'whole', '5.5', 'whole'],
  ['', 'date', '', null],
  ['=cmd|calc', 'text', '=cmd|calc', null],
] as const)('CSV-4 reads %j as %s', (text, kind, value, problem) =>
  expect(readCell(text, kind, '.')).toEqual({ value, problem }),
);
