import { expect, test } from 'vitest';
import { figureWidth } from './figureWidth';

const rem = (...of: Parameters<typeof figureWidth>) => Number.parseFloat(figureWidth(...of));

test('a longer figure has a wider column, the longest counts', () => {
  expect(rem('VAT', ['$1.00', '$98,765,432.10'])).toBe(rem('VAT', ['$98,765,432.10']));
  expect(rem('VAT', ['$98,765,432.10'])).toBeGreaterThan(rem('VAT', ['$1.00']) + 4);
});

test('a minus is as wide as a figure', () => {
  expect(rem('VAT', ['-$1,234.56'])).toBe(rem('VAT', ['$11,234.56']));
});

test('a percent sign is wider than a figure', () => {
  expect(rem('Let', ['88.14%'])).toBeGreaterThan(rem('Let', ['88.145']));
});

test('the longest word of the header fits too', () => {
  expect(rem('Adjustments', ['$0.00'])).toBeGreaterThan(rem('VAT', ['$0.00']));
  expect(rem('Amount Paid', ['$0.00'])).toBe(rem('Amount', ['$0.00']));
  expect(rem('Due 61-90 days', ['$0.00'])).toBe(rem('VAT', ['61-90']));
});

test('it is never narrower than asked for, and a column without figures has a width', () => {
  expect(figureWidth('Amount', ['$1.00'], 9)).toBe('9rem');
  expect(rem('Amount', [])).toBeGreaterThan(1.5);
});
