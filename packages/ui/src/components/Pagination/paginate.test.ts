import { describe, expect, it } from 'vitest';
import { paginate, typedPage } from './paginate';

describe('paginate', () => {
  it('PGN-2 counts pages and rows', () => {
    expect(paginate(2, 20, 134)).toEqual({ page: 2, pages: 7, from: 21, to: 40, previous: 1, next: 3 });
    expect(paginate(7, 20, 134)).toMatchObject({ from: 121, to: 134, next: null });
    expect(paginate(1, 20, 20)).toMatchObject({ pages: 1, from: 1, to: 20, previous: null, next: null });
  });

  it('PGN-2 has one page where there is nothing', () => {
    expect(paginate(1, 20, 0)).toEqual({
      page: 1,
      pages: 1,
      from: 0,
      to: 0,
      previous: null,
      next: null,
    });
  });

  it.each([
    [NaN, 20, 134, 1],
    [99, 20, 134, 7],
    [-3, 20, 134, 1],
    [2.7, 20, 134, 2],
    [1, NaN, 134, 1],
    [1, 20, NaN, 1],
    [1, 20, Number.POSITIVE_INFINITY, 1],
    [450_359_962_737_050, 20, Number.MAX_SAFE_INTEGER, 450_359_962_737_050],
  ])('PGN-2 survives page %s, size %s, total %s', (page, size, total, shown) => {
    expect(paginate(page, size, total).page).toBe(shown);
  });
});

it.each([
  ['3', 3],
  [' 12 ', 7],
  ['0', 1],
  ['999999999999999999999', 7],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['abc', undefined],
])('PGN-4 the typed text %j names page %s of 7', (typed, page) => {
  expect(typedPage(typed, 7)).toBe(page);
});
