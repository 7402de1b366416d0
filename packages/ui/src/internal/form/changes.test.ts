import { expect, test } from 'vitest';
import { canonical, changesOf, conflictsOf } from './changes';

test('what is left empty is no change of what was empty, and a change of what was there', () => {
  const before = { trading_name: null, industry: 'Retail', addresses: [], email: 'a@b.example' };
  expect(changesOf(before, { trading_name: '', addresses: [], email: 'a@b.example' })).toEqual({});
  expect(changesOf(before, { industry: undefined })).toEqual({ industry: null });
});

test('rows are compared by what they hold, in their order', () => {
  const before = { addresses: [{ city_id: 1, street_address: 'A', suburb_id: null }, { city_id: 2 }] };
  const same = [
    { street_address: 'A', city_id: 1 },
    { city_id: 2, postal_code: '' },
  ];
  expect(changesOf(before, { addresses: same })).toEqual({});
  expect(changesOf(before, { addresses: same.toReversed() })).toEqual({ addresses: same.toReversed() });
});

test('a conflict is a field that both have changed, to different values', () => {
  const mine = { first_name: 'Rudo', last_name: 'Moyo', gender: 'female' };
  const theirs = { first_name: 'Ruth', gender: 'female', date_of_birth: '1990-03-05' };
  expect(conflictsOf(mine, theirs)).toEqual(['first_name']);
});

test.each([
  ['a bigint', 1n, 2n],
  ['a set', new Set([1]), new Set([2])],
  ['a map', new Map([['a', 1]]), new Map([['a', 2]])],
  ['a file', new File(['a'], 'a.txt', { lastModified: 1 }), new File(['a'], 'b.txt', { lastModified: 1 })],
  ['a date', new Date(1), new Date(2)],
])('%s is told from another', (_, one, other) => {
  expect(canonical({ of: one })).not.toBe(canonical({ of: other }));
  expect(canonical({ of: one })).toBe(canonical({ of: one }));
});
