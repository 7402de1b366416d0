import { expect, it } from 'vitest';
import { isUsable, leastEnd } from './range';

it.each([
  ['', '', true],
  ['2026-03-01', '', true],
  ['', '2026-03-01', true],
  ['2026-03-01', '2026-03-01', true],
  ['2026-03-02', '2026-03-01', false],
  ['soon', '2026-03-01', false],
  ['2026-02-31', '', false],
  ['2024-12-31', '2026-03-01', false],
  ['2026-03-01', '2027-01-01', false],
])('DTR-3 from %j to %j is usable: %s', (from, to, usable) =>
  expect(isUsable({ from, to }, { min: '2025-01-01', max: '2026-12-31' })).toBe(usable),
);

it.each([
  ['2026-03-01', undefined, '2026-03-01'],
  ['2026-03-01', '2026-04-01', '2026-04-01'],
  ['soon', '2026-04-01', '2026-04-01'],
  ['', undefined, undefined],
])('DTR-3 after %j and %j the end is %j at least', (from, min, least) =>
  expect(leastEnd(from, min)).toBe(least),
);
