import { expect, it } from 'vitest';
import { figure } from './figure';

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER, -1234, 1234.5])(
  'writes %d as English does',
  (value) => expect(figure(value)).toBe(new Intl.NumberFormat('en-US').format(value)),
);

it('writes a count as another locale does', () => {
  expect(figure(1234, 'de')).toBe('1.234');
});
