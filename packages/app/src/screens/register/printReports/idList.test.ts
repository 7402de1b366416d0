import { expect, test } from 'vitest';
import { readIds } from './idList';
import { kinds } from './kinds';

const { keyOf } = kinds.individual;

test('IDs stand on lines of their own, or have commas, semicolons or tabs between them', () => {
  expect(readIds(' 63-123456 B 63\r\n63123457C63,08-2047823-Q-29;\tEN1234\n\n ; ', keyOf)).toEqual({
    ids: ['63-123456 B 63', '63123457C63', '08-2047823-Q-29', 'EN1234'],
    doubled: [],
  });
  expect(readIds(' ,\n', keyOf)).toEqual({ ids: [], doubled: [] });
});

test('the same ID in another way of writing is there twice, and counts once', () => {
  expect(readIds('63-123456-B-63\nen1234\n63123456b63\n63 123456 B63', keyOf)).toEqual({
    ids: ['63-123456-B-63', 'en1234'],
    doubled: ['63-123456-B-63'],
  });
});

test('dashes tell the registration numbers of companies apart', () => {
  expect(readIds('13-2020\n132020\n13 2020', kinds.company.keyOf)).toEqual({
    ids: ['13-2020', '132020'],
    doubled: ['132020'],
  });
});
