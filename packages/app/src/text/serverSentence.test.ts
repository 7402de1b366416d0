import { expect, test } from 'vitest';
import { serverSentence } from './serverSentence';

test.each([
  ['Only 2800.00 is available.', 'Only 2,800.00 is available.'],
  ['The sum is 1234567.89.', 'The sum is 1,234,567.89.'],
  ['Only 234.50 is open.', 'Only 234.50 is open.'],
  ['The rate is 26.123456, INV-000012 of 2026-01-31.', 'The rate is 26.123456, INV-000012 of 31 Jan 2026.'],
])('%s reads as %s', (text, shown) => {
  expect(serverSentence(text)).toBe(shown);
});
