import { describe, expect, it } from 'vitest';
import { type BudgetRow, budgetFor, budgetOf } from './budgetFor.ts';

const row = (
  amount: string,
  property_id: number | null = null,
  category: string | null = null,
  year = 2026,
) => ({ year, property_id, category, amount }) satisfies BudgetRow;
const year = { from: '2026-01-01', to: '2026-12-31' };

describe('the whole budget', () => {
  it.each<[string, BudgetRow[], bigint | null]>([
    ['is none where nothing is planned', [], null],
    ['is the row for everything', [row('1000'), row('300', null, 'roof'), row('200', 7)], 1000n],
    [
      'else the sum of the categories',
      [row('300', null, 'roof'), row('200', null, 'pest'), row('9', 7)],
      500n,
    ],
    ['else the sum of the properties', [row('200', 7), row('150', 7, 'roof'), row('40', 8, 'roof')], 240n],
    ['is of all years', [row('1000'), row('500', null, null, 2027)], 1500n],
  ])('%s', (_, rows, amount) => expect(budgetOf(rows)).toBe(amount));
});

it('a property and a category have their own row, else the sum of those that divide it', () => {
  const rows = [row('200', 7), row('150', 7, 'roof'), row('40', 8, 'roof'), row('30', 8, 'pest')];
  expect(budgetFor('property', rows, year)).toEqual(
    new Map([
      ['7', 200n],
      ['8', 70n],
    ]),
  );
  expect(budgetFor('category', rows, year)).toEqual(
    new Map([
      ['roof', 190n],
      ['pest', 30n],
    ]),
  );
  expect(budgetFor('contractor', rows, year)).toEqual(new Map());
});

it('the twelfths of months add up to the year', () => {
  const months = budgetFor('month', [row('1000')], year);
  expect([...months.keys()]).toHaveLength(12);
  expect([...months.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(1000n);
  expect(budgetFor('month', [row('1200')], { from: '2026-03-15', to: '2026-04-02' })).toEqual(
    new Map([
      ['2026-03', 100n],
      ['2026-04', 100n],
    ]),
  );
});
