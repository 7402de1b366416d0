import { expect, test } from 'vitest';
import { type BankRow, movedBy, statementOf, statementParts } from './index.ts';

const row = (more: Partial<BankRow>): BankRow => ({
  ...{ line: 2, on: '2026-01-05', description: 'EFT', reference: '' },
  ...{ amount: '', paid_in: '', paid_out: '', balance: '' },
  ...more,
});
const column = (values: [on: string, amount: string, balance?: string][]) =>
  values.map(([on, amount, balance = ''], at) => row({ line: at + 2, on, amount, balance }));

test.each([
  [{ amount: '12.50' }, 1250n],
  [{ amount: '-12.50' }, -1250n],
  [{ paid_in: '12.50' }, 1250n],
  [{ paid_out: '12.50' }, -1250n],
  [{ paid_out: '-12.50', paid_in: '0.00' }, -1250n],
  [{ amount: '0.00' }, undefined],
  [{ balance: '100.00' }, undefined],
  [{ paid_in: '1.00', paid_out: '2.00' }, 'both'],
  [{ paid_in: '-450' }, -45000n],
  [{ amount: '12.50', side: 'D' }, -1250n],
  [{ amount: '-12.50', side: 'Debit' }, -1250n],
  [{ amount: '12.50', side: 'Haben' }, 1250n],
  [{ amount: '12.50', side: 'POS' }, 1250n],
])('%j moves %s', (more, moved) => expect(movedBy(row(more))).toBe(moved));

test('a file makes a statement, whichever its order, with what its balances tell', () => {
  const rows = column([
    ['2026-01-05', '100.00', '150.00'],
    ['2026-01-06', '-30.00', '120.00'],
    ['2026-01-09', '5.00', '125.00'],
  ]);
  const { lines, ...statement } = statementOf(rows, null);
  expect(lines.map(({ on, amount }) => [on, amount])).toEqual([
    ['2026-01-05', '100.00'],
    ['2026-01-06', '-30.00'],
    ['2026-01-09', '5.00'],
  ]);
  expect(statement).toEqual({
    ...{ from_on: '2026-01-05', to_on: '2026-01-09', opening: '50.00', closing: '125.00' },
    ...{ breaks: [], hasOtherBalances: false, isTurned: false },
  });
  expect(statementOf(rows.toReversed(), null)).toEqual({ lines, ...statement });
});

test('lines of one day are turned where their balances say so', () => {
  const rows = column([
    ['2026-01-05', '5.00', '125.00'],
    ['2026-01-05', '-30.00', '120.00'],
    ['2026-01-05', '100.00', '150.00'],
  ]);
  expect(statementOf(rows, null)).toMatchObject({ opening: '50.00', closing: '125.00', breaks: [] });
});

test('it follows the statement before, and closes with what its lines give', () => {
  const last = { to_on: '2026-01-31', closing: '40.00' };
  expect(statementOf(column([['2026-02-03', '-15.50']]), last)).toMatchObject({
    ...{ from_on: '2026-02-01', to_on: '2026-02-03', opening: '40.00', closing: '24.50' },
  });
  expect(statementOf(column([['2026-02-03', '-15.50']]), null)).toMatchObject({ opening: '', closing: '' });
});

test('a balance that does not follow names its row, and what may be missing', () => {
  const rows = column([
    ['2026-01-05', '100.00', '150.00'],
    ['2026-01-06', '-30.00', '121.00'],
    ['2026-01-06', '-30.00', '91.00'],
  ]);
  expect(statementOf(rows, null).breaks).toEqual([{ line: 3, expected: '120.00', missing: '1.00' }]);
  const gaps = rows.map((one, at) => ({ ...one, balance: ['150.00', '', '90.00'][at] ?? '' }));
  expect(statementOf(gaps, null).breaks).toEqual([]);
});

test('within a day both orders are tried, whichever way the days go', () => {
  const rows = column([
    ['2026-01-05', '-30.00', '120.00'],
    ['2026-01-05', '100.00', '150.00'],
    ['2026-01-06', '1.00', '122.00'],
    ['2026-01-06', '1.00', '121.00'],
  ]);
  expect(statementOf(rows, null)).toMatchObject({ opening: '50.00', closing: '122.00', breaks: [] });
});

test('balances that follow other lines are not used', () => {
  const rows = column(
    ['9.00', '3.00', '12.00', '5.00', '8.00', '1.00'].map((balance, at) => [
      `2026-01-0${at + 1}`,
      '2.00',
      balance,
    ]),
  );
  expect(statementOf(rows, null)).toMatchObject({
    hasOtherBalances: true,
    opening: '',
    closing: '',
    breaks: [],
  });
});

test('a minus among debits is money that came back; where all have one it says that they went out', () => {
  const debits = (...values: string[]) =>
    statementOf(
      values.map((paid_out, at) => row({ line: at, paid_out })),
      null,
    ).lines.map(({ amount }) => amount);
  expect(debits('5.00', '-2.00')).toEqual(['-5.00', '2.00']);
  expect(debits('-5.00', '-2.00')).toEqual(['-5.00', '-2.00']);
});

test('balances that rise with debits turn all signs', () => {
  const rows = [
    row({ line: 1, paid_out: '10.00', balance: '10.00' }),
    row({ line: 2, paid_in: '4.00', balance: '6.00' }),
  ];
  const { lines, isTurned } = statementOf(rows, null);
  expect([lines.map(({ amount }) => amount), isTurned]).toEqual([['10.00', '-4.00'], true]);
});

test('a row that is left out is a line that counts for nothing', () => {
  const rows = column([
    ['2026-01-05', '100.00', '150.00'],
    ['2026-01-05', '100.00', '150.00'],
    ['2026-01-06', '-30.00', '120.00'],
  ]).map((one, at) => ({ ...one, ...(at === 1 && { left_out: 'Same as row 2' }) }));
  expect(statementOf(rows, null)).toMatchObject({
    ...{ opening: '50.00', closing: '120.00', breaks: [] },
    lines: [{}, { amount: '100.00', left_out: 'Same as row 2' }, {}],
  });
});

test('no rows make an empty statement', () =>
  expect(statementOf([], null)).toMatchObject({ lines: [], from_on: '', opening: '', closing: '' }));

test('a line without a text has its reference as one', () => {
  const [line] = statementOf([row({ description: '', reference: '4711', amount: '1.00' })], null).lines;
  expect(line).toEqual({ on: '2026-01-05', description: '4711', amount: '1.00' });
});

test('a long statement is sent in parts of whole days that follow one another', () => {
  const lines = ['01', '01', '02', '02', '02', '03'].map((day) => ({
    ...{ on: `2026-01-${day}`, description: 'EFT', amount: '1.00' },
  }));
  const statement = {
    ...{ bank_account: 1, from_on: '2026-01-01', to_on: '2026-01-31', opening: '0.00', closing: '6.00' },
    lines,
  };
  expect(statementParts(statement, 6)).toEqual([statement]);
  const parts = statementParts(statement, 3);
  expect(
    parts.map(({ from_on, to_on, opening, closing, lines }) => [
      from_on,
      to_on,
      opening,
      closing,
      lines.length,
    ]),
  ).toEqual([
    ['2026-01-01', '2026-01-01', '0.00', '2.00', 2],
    ['2026-01-02', '2026-01-02', '2.00', '5.00', 3],
    ['2026-01-03', '2026-01-31', '5.00', '6.00', 1],
  ]);
});

test('no part of a statement is more than a call takes', () => {
  const lines = Array.from({ length: 28 }, (_, at) => ({
    ...{
      on: `2026-01-${String(at + 1).padStart(2, '0')}`,
      description: 'é'.repeat(500),
      reference: '№'.repeat(200),
    },
    amount: '1.00',
  })).flatMap((line) => Array.from({ length: 10 }, () => line));
  const statement = {
    ...{ bank_account: 1, from_on: '2026-01-01', to_on: '2026-01-31', opening: '0.00', closing: '280.00' },
    lines,
  };
  const parts = statementParts(statement, 1000);
  expect(parts.flatMap((part) => part.lines)).toEqual(lines);
  expect(parts.at(-1)).toMatchObject({ to_on: '2026-01-31', closing: '280.00' });
  for (const part of parts)
    expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(256 * 1024);
});
