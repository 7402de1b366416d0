import { expect, it } from 'vitest';
import { minorOf } from './minors';

it.each([
  ['1250.00', 'USD', 125_000n],
  ['-0.5', 'USD', -50n],
  [' 12 ', 'USD', 1200n],
  ['1250.00', 'JPY', 1250n],
  ['1.2345', 'BHD', null],
  ['1.2340', 'BHD', 1234n],
  ['900719925474099100.01', 'USD', 90_071_992_547_409_910_001n],
  ['1,250.00', 'USD', null],
  ['', 'USD', null],
  [12.5, 'USD', null],
  [null, 'USD', null],
])('%j in %s is %s of its smallest unit', (amount, currency, minor) => {
  expect(minorOf(amount, currency)).toBe(minor);
});
