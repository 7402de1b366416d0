import { describe, expect, it } from 'vitest';
import { type DecimalSign, decimalSignOf, likelyOrder, marksOnlyIn, readCell, unclearDay } from './cells';

const format = (sign: DecimalSign = '.') => ({ sign, dates: 'en-GB' });

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
    expect(readCell(text, 'amount', format(sign))).toEqual({ value, problem: null }),
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
    expect(readCell(text, 'amount', format(sign))).toEqual({ value: text, problem: 'amount' }),
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

describe('CSV-13 amounts of banks', () => {
  it.each([
    ['1,234.50', '.', '1234.50'],
    ['+12.00', '.', '12.00'],
    ['-12.00', '.', '-12.00'],
    ['\u221212.00', '.', '-12.00'],
    ['12.00-', '.', '-12.00'],
    ['(1,234.50)', '.', '-1234.50'],
    ['$(12.00)', '.', '-12.00'],
    ['-US$12.00', '.', '-12.00'],
    ['US$ -12.00', '.', '-12.00'],
    ['12.00 DR', '.', '-12.00'],
    ['12.00dr.', '.', '-12.00'],
    ['DR 12.00', '.', '-12.00'],
    ['12.00 D', '.', '-12.00'],
    ['12.00 CR', '.', '12.00'],
    ['12.00C', '.', '12.00'],
    ['USD 12.00 Dr', '.', '-12.00'],
    ['12.00 CAD', '.', '12.00'],
    ['1.234,50-', ',', '-1234.50'],
    ['1\u2009234,50 CR', ',', '1234.50'],
    ['(0.00)', '.', '0.00'],
    ['450,00 S', ',', '-450.00'],
    ['450,00 H', ',', '450.00'],
    ['450,00 Soll', ',', '-450.00'],
    ['R 1 234.50', '.', '1234.50'],
    ['-£12.00', '.', '-12.00'],
    ['12.5000', '.', '12.50'],
    ['-', '.', ''],
  ] as const)('%j with %s is %s', (text, sign, value) =>
    expect(readCell(text, 'signed', format(sign))).toEqual({ value, problem: null }),
  );

  it.each(['-12.00-', '12.00- CR', '(5.00) CR', '12-34', '2026-01-05', 'DR', '12.5001', '1.234,5'])(
    '%j is none, and stays as it is',
    (text) => expect(readCell(text, 'signed', format())).toEqual({ value: text, problem: 'signed' }),
  );

  it.each([
    [['1.00 CR', '2.00', '0.00'], true],
    [['1.00 CR', '2.00 DR'], false],
    [['1.00 CR', '-2.00'], false],
    [['1.00 CR', '3.00 CR'], false],
    [['1.00', '2.00'], false],
  ])('of %j only what came in is marked: %s', (texts, marks) => expect(marksOnlyIn(texts)).toBe(marks));

  it('are below 0 without a mark where only what came in has one', () =>
    expect(
      ['2.00', '1.00 CR', '0.00'].map(
        (text) => readCell(text, 'signed', { ...format(), isUnmarkedOut: true }).value,
      ),
    ).toEqual(['-2.00', '1.00', '0.00']));

  it('are written with the sign of most of them, whatever stands around the figures', () =>
    expect(decimalSignOf(['(1.234,50)', '12,00-', '7,50 DR'], '.')).toBe(','));
});

it.each([
  ['05/03/2026', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  ['2026/3/5', '2026-03-05'],
  ['5 Mar 2026', '2026-03-05'],
  ['05-March-2026', '2026-03-05'],
  ['5/3/26', '2026-03-05'],
  ['46086', '2026-03-05'],
  ['46086.75', '2026-03-05'],
  ['2026-03-05 00:00:00', '2026-03-05'],
  ['05/03/2026 14:30', '2026-03-05'],
  ['5 Mar 2026, 2:30:00 PM', '2026-03-05'],
  ['2026-03-05T14:30:00+02:00', '2026-03-05'],
  ['Thu 05 Mar 2026', '2026-03-05'],
  ['20260305', '2026-03-05'],
  ['05MAR2026', '2026-03-05'],
  ['05.03.26', '2026-03-05'],
])('CSV-4 the day %s is %s', (text, value) =>
  expect(readCell(text, 'date', format())).toEqual({ value, problem: null }),
);

it.each([
  ['31/02/2026', 'day'],
  ['03/25/2026', 'day'],
  ['26-02-01', 'ambiguous'],
  ['1234', 'format'],
  ['99999', 'format'],
  ['5 Foo 2026', 'format'],
])('CSV-4 %s is no day, and stays as it is', (text, problem) =>
  expect(readCell(text, 'date', format())).toEqual({ value: text, problem }),
);

it.each([
  [['01/02/2026', '01/03/2026'], 'en-GB', '01/02/2026'],
  [['01/02/2026', '31/03/2026'], 'en-GB', null],
  [['01/02/2026', '03/31/2026'], 'en-GB', '01/02/2026'],
  [['03/31/2026'], 'en-GB', '03/31/2026'],
  [['03/31/2026', '31/03/2026', '30/04/2026', '01/02/2026'], 'en-GB', null],
  [['01/01/2026', '2026-02-01', '1 Feb 2026', '46086', 'soon', ''], 'en-GB', null],
  [['01/02/2026', '31/03/2026'], 'en-US', '01/02/2026'],
  [['01/02/2026', '03/31/2026'], 'en-US', null],
])('CSV-4 of %j, where days are written as in %s, %j is unclear', (texts, dates, unclear) =>
  expect(unclearDay(texts, dates)).toBe(unclear),
);

it.each([
  [['01/02/2026', '01/03/2026'], undefined],
  [['05/01/2026', '05/02/2026', '06/01/2026'], 'month'],
  [['05/01/2026', '06/01/2026', '02/02/2026'], 'day'],
  [['02/02/2026', '06/01/2026', '05/01/2026'], 'day'],
  [['01/31/2026', '02/01/2026'], 'month'],
  [['01/01/2026', '02/02/2026'], undefined],
  [['05/01/2026', '09/02/2026', '01/01/2026'], undefined],
])('CSV-4 of %j the likely order is %s', (texts, order) => expect(likelyOrder(texts, 'en-GB')).toBe(order));

it.each([
  ['Yes', 'yesNo', 'true', null],
  ['0', 'yesNo', 'false', null],
  ['maybe', 'yesNo', 'maybe', 'yesNo'],
  ['5', 'whole', '5', null],
  ['5.5', 'whole', '5.5', 'whole'],
  ['', 'date', '', null],
  ['=cmd|calc', 'text', '=cmd|calc', null],
] as const)('CSV-4 reads %j as %s', (text, kind, value, problem) =>
  expect(readCell(text, kind, format())).toEqual({ value, problem }),
);
