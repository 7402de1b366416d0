import { expect, test } from 'vitest';
import { changesOf, conflictsOf } from './changes';

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
