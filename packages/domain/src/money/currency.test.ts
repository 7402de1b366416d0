import { expect, test } from 'vitest';
import { ageingBuckets } from './index.ts';

test('the ageing buckets of the specification', () => {
  expect(ageingBuckets).toEqual([
    'Current',
    'Due 1-30 days',
    'Due 31-60 days',
    'Due 61-90 days',
    'Due 90+ days',
  ]);
});
