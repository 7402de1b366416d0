import { describe, expect, it } from 'vitest';
import { type CsvColumn, type CsvValue, toCsv } from './index.ts';

const fieldOf = (value: CsvValue, identifier?: boolean) => {
  const text = toCsv([{ label: 'A', value: (row: CsvValue) => row, identifier }], [value]);
  return text.slice('\uFEFFA\r\n'.length, -'\r\n'.length);
};

it('starts with a byte order mark and ends each line with CRLF', () => {
  const columns: CsvColumn<{ name: string; rent: number }>[] = [
    { label: 'Name', value: ({ name }) => name },
    { label: 'Rent, USD', value: ({ rent }) => rent },
  ];
  expect(toCsv(columns, [{ name: 'Mutapa, Ltd', rent: 450 }])).toBe(
    '\uFEFFName,"Rent, USD"\r\n"Mutapa, Ltd",450\r\n',
  );
  expect(toCsv(columns, [])).toBe('\uFEFFName,"Rent, USD"\r\n');
});

describe('a field follows RFC 4180', () => {
  it.each([
    ['Moyo', 'Moyo'],
    ['Moyo, Tendai', '"Moyo, Tendai"'],
    ['the "Corner" shop', '"the ""Corner"" shop"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [0, '0'],
  ])('%j is written %j', (value, written) => {
    expect(fieldOf(value)).toBe(written);
  });
});

describe('a text that a spreadsheet would calculate stays text', () => {
  it.each([
    '=HYPERLINK("http://evil.example","x")',
    '+263771234567',
    '-1+cmd|calc',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1',
  ])('%j', (value) => {
    expect(fieldOf(value).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each([-5, '-5.50', 'a=b', '1-2'])('%j is harmless and stays as it is', (value) => {
    expect(fieldOf(value)).toBe(String(value));
  });

  it('a label too', () => {
    expect(toCsv([{ label: '=1', value: () => null }], [])).toBe("\uFEFF'=1\r\n");
  });
});

describe('an identifier is the result of a formula', () => {
  it.each([
    ['000123', '"=""000123"""'],
    [123, '"=""123"""'],
    ['+263771234567', '"=""+263771234567"""'],
    ['"&cmd|calc!A1&"', '"=""""""&cmd|calc!A1&"""""""'],
    ['', ''],
    [null, ''],
  ])('%j is written %j', (value, written) => {
    expect(fieldOf(value, true)).toBe(written);
  });
});
