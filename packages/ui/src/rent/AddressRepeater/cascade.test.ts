import { expect, it } from 'vitest';
import { choosePlace, parentOf } from './cascade';

const all = { country: 1, province: 2, city: 3, suburb: 4 };

it('ADR-4 a choice keeps what lies above it and drops what lies below', () => {
  expect(choosePlace(all, 'province', 9)).toEqual({ country: 1, province: 9 });
  expect(choosePlace(all, 'suburb', undefined)).toEqual({ country: 1, province: 2, city: 3 });
  expect(choosePlace({}, 'country', 7)).toEqual({ country: 7 });
});

it('ADR-4 the same place chosen again keeps what lies below', () => {
  expect(choosePlace(all, 'country', 1)).toEqual(all);
  expect(choosePlace({ country: 1 }, 'province', undefined)).toEqual({ country: 1 });
});

it('knows what each level lies in', () => {
  expect(parentOf('country')).toBeUndefined();
  expect(parentOf('suburb')).toBe('city');
});
