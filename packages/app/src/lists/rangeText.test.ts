import { expect, test } from 'vitest';
import { rangeText } from './rangeText';

test.each([
  [1, 20, { count: 2400 }, '1–20 of 2,400 · 120 pages'],
  [3, 20, { count: 57 }, '41–57 of 57 · 3 pages'],
  [1, 100, { count: 1 }, '1–1 of 1 · 1 page'],
  // While the page of another size is on its way.
  [3, 50, { count: 57 }, ''],
  [2, 50, { count: 10_000, count_is_capped: true }, '51–100 of 10,000+ · 200+ pages'],
])('page %i of %i rows each', (page, pageSize, total, text) =>
  expect(rangeText(page, { pageSize }, total)).toBe(text),
);
